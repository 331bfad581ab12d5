import { expect, test, vi } from "vitest";
import type { TextElement } from "#design/document.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { pageBounds } from "#design/preflight/placement.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { FORMAT, uploadsOn } from "../../../tests/support/uploads-on.ts";
import { boundsOf, isPlaced } from "./kernels/boxes.ts";
import { wordsOf } from "./kernels/free-place.ts";
import { areOver } from "./kernels/free-rooms.ts";
import { newShape, newText } from "./kernels/new-elements.ts";
import { panelsOf } from "./kernels/panels.ts";
import { selectedIds } from "./kernels/selection.ts";
import { nudgeSeveral } from "./kernels/several-editing.ts";

test("a photo comes to the part on which it was dropped, whatever is worked on meanwhile", async () => {
	const [, front] = panelsOf(FORMAT, [105]);
	const { store, send, announce } = uploadsOn([105], [newShape("star", "star", "#b3261e", front!)]);
	store.touch("outside", { left: 20, right: 20 });
	await send(null, () => store.select("star"));
	expect(announce).toHaveBeenCalledWith("upload.placedOn Back");
});

test("a photo comes where it was dropped, as near to it as the safe zone lets it be", async () => {
	const { store, send, uploads } = uploadsOn([], [newShape("star", "star", "#b3261e", FORMAT)]);
	const drop = async (at: Point) => {
		uploads.add([new File(["x"], "sea.jpg")], null, null, at);
		await vi.waitFor(() => expect(uploads.countRunning()).toBe(0));
	};
	await drop([60, 70]);
	await drop([205, 145]);
	const [, near, corner] = store.getState().document.sides[0]!.elements.filter(isPlaced).map(boundsOf);
	expect([(near!.left + near!.right) / 2, (near!.top + near!.bottom) / 2]).toEqual([60, 70]);
	expect(corner!.right).toBeCloseTo(204);
	expect(corner!.bottom).toBeCloseTo(142);
	await send(null);
	const [, , , beside] = store.getState().document.sides[0]!.elements.filter(isPlaced).map(boundsOf);
	expect([(beside!.left + beside!.right) / 2, (beside!.top + beside!.bottom) / 2]).not.toEqual([60, 70]);
});

const WORDS = newText("words", "Our trip", "en", FORMAT);
const FULL = {
	...WORDS,
	...{ x: 6, y: 6, width: 198, height: 136, size: 24 },
	text: "We walked all day long ".repeat(9),
};
test.each<[string, readonly number[], TextElement, Point, boolean]>([
	["beside words on which it is dropped", [], WORDS, [105, 74], true],
	["beside those of a card's front", [105], { ...WORDS, x: 110, width: 94, size: 8 }, [157, 74], true],
	["behind words that leave no room", [], FULL, [105, 74], false],
])("a single photo lies %s too", async (_what, folds, words, at, isBeside) => {
	const { store, uploads } = uploadsOn(folds, [newShape("line", "line", "#b3261e", FORMAT), words]);
	store.touch("outside", { left: at[0], right: at[0] });
	uploads.add([new File(["x"], "sea.jpg")], null, null, at);
	await vi.waitFor(() => expect(uploads.countRunning()).toBe(0));
	const now = store.getState().document.sides[0]!.elements.filter(isPlaced);
	const photo = now.find(({ id }) => id === "new")!;
	expect(areOver(boundsOf(photo), pageBounds(words, wordsOf(words, serverShaper())))).toBe(!isBeside);
	if (!isBeside) expect(now.indexOf(photo)).toBeLessThan(now.findIndex(({ id }) => id === "words"));
	expect(boundsOf(photo).left >= 105).toBe(folds.length > 0);
});

test("photos that come while several are selected are selected as they come, unless those were moved meanwhile", async () => {
	const [back, front] = panelsOf(FORMAT, [105]);
	const shapes = [newShape("star", "star", "#b3261e", back!), newShape("heart", "heart", "#b3261e", front!)];
	const { store, send } = uploadsOn([], shapes);
	store.selectMany(["star", "heart"]);
	await send(null, undefined, ["1.jpg", "2.jpg"]);
	expect(selectedIds(store.getState().selection)).toEqual([store.getState().document.sides[0]!.elements.at(-1)!.id]);
	store.selectMany(["star", "heart"]);
	await send(null, () => nudgeSeveral(store, 1, 0, "key"));
	expect(selectedIds(store.getState().selection)).toEqual(["star", "heart"]);
});
