import { expect, test, vi } from "vitest";
import type { DesignElement } from "#design/document.ts";
import { pageBounds } from "#design/preflight/placement.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { FORMAT, SEA, uploadsOn } from "../../../tests/support/uploads-on.ts";
import { boundsOf, isPlaced, type PlacedElement } from "./kernels/boxes.ts";
import { elementOf } from "./kernels/commands.ts";
import { insertElement, nudge, removeElement, selectedElement } from "./kernels/editing.ts";
import type { EditorStore } from "./kernels/editor-store.ts";
import { wordsOf } from "./kernels/free-place.ts";
import { areOver } from "./kernels/free-rooms.ts";
import { groupSelected } from "./kernels/group.ts";
import { fillingSide, newPhoto, newShape, newText } from "./kernels/new-elements.ts";
import { panelsOf } from "./kernels/panels.ts";
import { placePicture } from "./kernels/place-picture.ts";
import { inReadingOrder } from "./kernels/reading-order.ts";

test("a photo that waited for its own frame is told where that is, not that no other place was free", async () => {
	const [back, front] = panelsOf(FORMAT, [105]);
	const elements = [newPhoto("frame", SEA, front!), newShape("star", "star", "#b3261e", back!)];
	const { store, send, announce, tell } = uploadsOn([105], elements);
	store.select("star");
	await send("frame");
	expect(tell).not.toHaveBeenCalled();
	expect(announce).toHaveBeenCalledWith("upload.placedOn Front");
});

test("a photo comes to the side for which it was chosen, whichever is shown by then, and that is told to eyes; undo and redo lead there", async () => {
	const { store, send, tell } = uploadsOn([]);
	await send(null, () => store.showSide("inside"));
	const [outside, inside] = store.getState().document.sides;
	expect([outside?.elements.map(({ id }) => id), inside?.elements]).toEqual([["new"], []]);
	expect(tell).toHaveBeenCalledWith("upload.placedOn Outside");
	expect(store.getState().selection).toMatchObject({ side: "inside", element: null });
	store.undo();
	expect(store.getState().document.sides[0]?.elements).toEqual([]);
	expect(store.getState().selection.side).toBe("outside");
	store.redo();
	expect(store.getState().selection).toMatchObject({ side: "outside", element: "new" });
});

test.each<[string, "new" | "words" | "star", (store: EditorStore) => void]>([
	["waits for it", "new", () => {}],
	["writes by then", "words", (store) => store.enter("text", "words", { anchor: 3, focus: 3 })],
	["works on something else by then", "star", (store) => store.select("star")],
])("who %s goes on with %s", async (_what, selected, meanwhile) => {
	const [back, front] = panelsOf(FORMAT, [105]);
	const elements = [newText("words", "Zoë", "en", front!), newShape("star", "star", "#b3261e", back!)];
	const { store, send } = uploadsOn([105], elements);
	await send(null, () => meanwhile(store));
	const { selection, mode, document } = store.getState();
	expect([selection.element, mode]).toEqual([selected, selected === "words" ? "text" : "select"]);
	expect(document.sides[0]?.elements.some(({ id }) => id === "new")).toBe(true);
});

test("a photo whose frame is gone when it arrives comes to the side on which that was", async () => {
	const { store, send } = uploadsOn([], [newPhoto("frame", SEA, FORMAT)]);
	store.showSide("inside");
	await send("frame", () => {
		store.showSide("outside");
		removeElement(store, "frame");
		store.showSide("inside");
	});
	expect(store.getState().document.sides.map(({ elements }) => elements.length)).toEqual([1, 0]);
});

test("who works on with what was selected, or on a photo that has come before, goes on with it", async () => {
	const [, front] = panelsOf(FORMAT, [105]);
	const { store, send } = uploadsOn([105], [newShape("star", "star", "#b3261e", front!)]);
	const move = () => nudge(store, selectedElement(store) as PlacedElement, 1, 0, "key");
	store.select("star");
	await send(null, move);
	expect(store.getState().selection.element).toBe("star");
	await send(null);
	const arrived = store.getState().selection.element;
	await send(null, move);
	expect([arrived === "star", store.getState().selection.element]).toEqual([false, arrived]);
});

test("photos chosen together stay on the part that was asked for while they are large enough there, else go on as a card is read, which is told", async () => {
	const [, front] = panelsOf(FORMAT, [105]);
	const words = newText("words", "Zoë", "en", front!);
	const ground = fillingSide(newPhoto("ground", SEA, FORMAT), FORMAT);
	const several = async (count: number, ...elements: readonly DesignElement[]) => {
		const { store, send, tell, announce } = uploadsOn([105], elements);
		await send(null, undefined, [..."abcdefghijklmnopqrstuvwx"].slice(0, count));
		const { sides } = store.getState().document;
		const isRight = (each: DesignElement) => isPlaced(each) && boundsOf(each).left >= 105;
		const came = sides.map((side) => side.elements.filter(({ id }) => id.startsWith("new")).map(isRight));
		return [came, tell.mock.calls, announce.mock.calls];
	};
	const all = (count: number, isRight: boolean) => Array<boolean>(count).fill(isRight);
	expect(await several(4)).toEqual([[all(4, true), []], [], [["upload.placedOn Front 4"]]]);
	expect(await several(3, words)).toEqual([[all(3, true), []], [], [["upload.placedOn Front 3"]]]);
	expect(await several(15, words)).toEqual([[[...all(15, false)], []], [["upload.placedOn Back 15"]], []]);
	expect(await several(24, ground)).toEqual([
		[[], [...all(12, false), ...all(12, true)]],
		[["upload.placedOn Inside Back and Inside Front 24"]],
		[],
	]);
	const { store, send } = uploadsOn([105]);
	for (let photo = 0; photo < 2; photo++) await send(null);
	expect(
		store.getState().document.sides[0]?.elements.map((each) => isPlaced(each) && boundsOf(each).left >= 105),
	).toEqual([true, true]);
});

test("photos chosen together for an empty page lie side by side in their order, and cover nothing", async () => {
	const { store, send } = uploadsOn([]);
	await send(null, undefined, ["1.jpg", "2.jpg", "3.jpg"]);
	const placed = store.getState().document.sides[0]!.elements.filter(isPlaced).map(boundsOf);
	expect(placed.length).toBe(3);
	for (const [index, next] of placed.slice(1).entries())
		expect(next.left >= placed[index]!.right || next.top >= placed[index]!.bottom).toBe(true);
});

const WORDS = newText("words", "Our trip", "en", FORMAT);
const FULL = {
	...WORDS,
	...{ x: 6, y: 6, width: 198, height: 136, size: 24 },
	text: "We walked all day long ".repeat(9),
};
const GROUND = fillingSide(newPhoto("ground", SEA, FORMAT), FORMAT);
test.each<[string, readonly DesignElement[], readonly number[], boolean]>([
	["beside words", [WORDS], [2], true],
	["beside words, more of them", [WORDS], [6], true],
	["beside words on a photo that fills the page", [GROUND, WORDS], [3], true],
	["beside those that are still on their way", [WORDS], [3, 2], true],
	["behind words that leave no room", [FULL], [4], false],
])("photos chosen together lie %s, and none on another", async (_what, elements, counts, isBeside) => {
	const { store, uploads } = uploadsOn([], elements);
	for (const count of counts)
		uploads.add(
			[...Array(count).keys()].map((at) => new File(["x"], `${count} ${at}`)),
			null,
		);
	await vi.waitFor(() => expect(uploads.countRunning()).toBe(0));
	const now = store.getState().document.sides[0]!.elements.filter(isPlaced);
	const photos = now.filter(({ id }) => id.startsWith("new"));
	expect(photos.length).toBe(counts.reduce((sum, count) => sum + count));
	for (const photo of photos) {
		for (const other of photos) if (other !== photo) expect(areOver(boundsOf(photo), boundsOf(other))).toBe(false);
		const words = now.find((each) => each.kind === "text")!;
		if (isBeside) expect(areOver(boundsOf(photo), pageBounds(words, wordsOf(words, serverShaper())))).toBe(false);
		else expect(now.indexOf(photo)).toBeLessThan(now.indexOf(words));
		expect(Math.min(photo.width, photo.height)).toBeGreaterThan(14);
	}
});

const HEART = newShape("heart", "heart", "#b3261e", FORMAT);
test.each<[string, (store: EditorStore, star: PlacedElement) => void]>([
	["a moved one", (store, star) => void nudge(store, star, 5, 0, "key")],
	["a new one above them", (store) => void insertElement(store, HEART)],
	[
		"a group of one of them",
		(store) => {
			store.selectMany(["star", "new"]);
			groupSelected(store, "group");
		},
	],
])("photos chosen together are one step, below %s that came meanwhile", async (_what, meanwhile) => {
	const { store, uploads } = uploadsOn([], [newShape("star", "star", "#b3261e", FORMAT)], "page-1");
	const bare = store.getState().document;
	const photosIn = (elements: readonly DesignElement[]): number =>
		elements.reduce(
			(sum, each) => sum + (each.kind === "group" ? photosIn(each.children) : Number(each.kind === "photo")),
			0,
		);
	const photos = () => store.getState().document.sides.reduce((sum, { elements }) => sum + photosIn(elements), 0);
	const stop = store.subscribe(() => {
		if (photos() < 3) return;
		stop();
		meanwhile(store, elementOf(store.getState().document, "outside", "star") as PlacedElement);
	});
	uploads.addHere([..."abcdef"].map((name) => new File(["x"], name)));
	await vi.waitFor(() => expect([uploads.countRunning(), photos()]).toEqual([0, 6]));
	const all = store.getState().document;
	expect(store.steps().done.length).toBe(2);
	store.undo();
	expect(photos()).toBe(6);
	expect(elementOf(store.getState().document, "outside", "star")).toEqual(bare.sides[0]!.elements[0]);
	store.undo();
	expect([store.getState().document, store.getState().canUndo]).toEqual([bare, false]);
	for (let step = 0; step < 2; step++) store.redo();
	expect(store.getState().document).toEqual(all);
});

test("photos chosen together beside a text lie and are counted in their order, whichever arrives first", async () => {
	const { store, uploads, late } = uploadsOn([], [newText("words", "Zoë", "en", FORMAT)]);
	const { promise, resolve } = Promise.withResolvers<void>();
	late.set("1.jpg", promise);
	store.subscribe(() => store.numbers(store.getState().document.sides[0]!));
	uploads.add(
		["1.jpg", "2.jpg"].map((name) => new File(["x"], name)),
		null,
	);
	await vi.waitFor(() => expect(uploads.countRunning()).toBe(1));
	resolve();
	await vi.waitFor(() => expect(uploads.getState()).toEqual([]));
	const [side] = store.getState().document.sides;
	const photos = inReadingOrder(side!.elements).filter((each) => each.kind === "photo");
	const numbers = store.numbers(side!);
	expect(photos.map(({ id, picture }) => [picture?.id, numbers.get(id)])).toEqual([
		["1.jpg", 1],
		["2.jpg", 2],
	]);
});

test("a photo takes the place of a sample, is told so, and undo brings the sample back; not one that was replaced meanwhile", async () => {
	const sample = { ...newPhoto("sample", { ...SEA, id: "sample" }, FORMAT), placeholder: true };
	const { store, send, tell } = uploadsOn([], [sample]);
	const shown = () =>
		store.getState().document.sides[0]!.elements.map((each) => each.kind === "photo" && each.picture?.id);
	await send(null);
	expect(shown()).toEqual(["sea"]);
	expect(tell.mock.calls).toEqual([["templates:form.insteadOfPhoto"]]);
	store.undo();
	expect(shown()).toEqual(["sample"]);
	await send(null, () => placePicture(store, { ...SEA, id: "other" }, "sample", "x"));
	expect(shown()).toEqual(["other", "sea"]);
});

test.each([
	["arrived while its field was gone", true],
	["is on its way when its field is back", false],
])("a photo that %s comes and goes with it, by undo and redo", async (_what, arrives) => {
	const sample = { ...newPhoto("frame", { ...SEA, id: "sample" }, FORMAT), placeholder: true };
	const { store, uploads } = uploadsOn([], [sample]);
	const elements = () => store.getState().document.sides[0]!.elements;
	const shown = () => elements().map((each) => each.kind === "photo" && each.picture?.id);
	store.subscribe(() => uploads.follow((frame) => elements().some(({ id }) => id === frame)));
	uploads.add([new File(["x"], "sea.jpg")], "frame");
	uploads.goWith("frame");
	removeElement(store, "frame");
	expect([uploads.getState(), uploads.countRunning()]).toEqual([[], 0]);
	if (arrives) await new Promise(setImmediate);
	store.undo();
	if (!arrives) {
		expect(uploads.getState().map(({ name }) => name)).toEqual(["sea.jpg"]);
		store.redo();
		expect(uploads.getState()).toEqual([]);
		store.undo();
	}
	await vi.waitFor(() => expect(shown()).toEqual(["sea"]));
	store.redo();
	expect([shown(), uploads.getState()]).toEqual([[], []]);
	store.undo();
	expect(shown()).toEqual(["sea"]);
	store.undo();
	expect(shown()).toEqual(["sample"]);
});

test("photos chosen together come one a page of what is bound, which is told once", async () => {
	const { store, send, tell, announce, uploads } = uploadsOn([], [], "page-1");
	await send(null, undefined, ["1.jpg", "2.jpg", "3.jpg", "4.jpg"]);
	const counted = () => store.getState().document.sides.map(({ elements }) => elements.length);
	expect(counted()).toEqual([1, 1]);
	expect([tell.mock.calls, announce.mock.calls]).toEqual([[["upload.onPages 2"]], []]);
	const spare = uploads.getState();
	expect(spare.map(({ name, refusal }) => [name, refusal])).toEqual([
		["3.jpg", "noPlace"],
		["4.jpg", "noPlace"],
	]);
	for (const { id } of spare) uploads.cancel(id);
	uploads.addHere(spare.map(({ file }) => file));
	await vi.waitFor(() => expect([uploads.countRunning(), counted()]).toEqual([0, [3, 1]]));
});

test("a photo takes the place that its turn among the good ones gives it, and what is chosen instead of a bad one comes after them", async () => {
	const slots = ["one", "two", "three", "four"].map((id) => ({ ...newPhoto(id, SEA, FORMAT), picture: null }));
	const { store, lost, late, uploads, send } = uploadsOn([], slots, "page-1");
	for (const name of ["1.tiff", "2.tiff"]) lost.add(name);
	late.set("2.tiff", new Promise(setImmediate));
	await send(null, undefined, ["1.tiff", "2.tiff", "3.jpg", "4.jpg"]);
	const shown = () =>
		store.getState().document.sides[0]!.elements.map((each) => each.kind === "photo" && each.picture?.id);
	expect(shown()).toEqual(["3.jpg", "4.jpg", undefined, undefined]);
	expect(uploads.getState().map(({ name, begun }) => [name, begun?.slot])).toEqual([
		["1.tiff", "three"],
		["2.tiff", "four"],
	]);
	const [failed] = uploads.getState();
	uploads.add([new File(["x"], "5.jpg")], null, failed!.id);
	await vi.waitFor(() => expect(uploads.countRunning()).toBe(0));
	expect(shown().filter(Boolean)).toEqual(["3.jpg", "4.jpg", "5.jpg"]);
});

test("several photos that come together are told once, how many they are, instead of samples too", async () => {
	const sample = { ...newPhoto("sample", { ...SEA, id: "sample" }, FORMAT), placeholder: true };
	const { send, tell, announce } = uploadsOn([], [sample]);
	await send(null, undefined, ["1.jpg", "2.jpg", "3.jpg"]);
	expect([tell.mock.calls, announce.mock.calls]).toEqual([[["upload.placed 3"]], []]);
	await send(null, undefined, ["4.jpg", "5.jpg"]);
	expect(announce.mock.calls).toEqual([["upload.placed 2"]]);
});

test("the one that comes later than the others of its bunch is told by its own page", async () => {
	const { lost, uploads, send, tell } = uploadsOn([], [], "page-1");
	lost.add("2.jpg");
	await send(null, undefined, ["1.jpg", "2.jpg"]);
	expect(tell.mock.calls).toEqual([["upload.placedOn Outside"]]);
	lost.clear();
	const [failed] = uploads.getState();
	uploads.retry(failed!.id);
	await vi.waitFor(() => expect(tell.mock.calls[1]).toEqual(["upload.placedOn Inside"]));
});

test("a photo that is chosen instead of a failed one goes where that was to go, others of it after that", async () => {
	const { store, lost, uploads, send } = uploadsOn([], [], "page-1", "page-2");
	lost.add("2.tiff");
	await send(null, undefined, ["1.jpg", "2.tiff"]);
	const [failed] = uploads.getState();
	const files = ["3.jpg", "4.jpg"].map((name) => new File(["x"], name));
	uploads.add(files, null, failed!.id);
	await vi.waitFor(() => expect(uploads.getState()).toEqual([]));
	expect(store.getState().document.sides.map(({ elements }) => elements.length)).toEqual([1, 1, 1]);
	store.undo();
	expect(store.getState().document.sides.map(({ elements }) => elements.length)).toEqual([1, 0, 0]);
});

test.each([
	["a card", [105], 1],
	["a page with a hinge", [8], 0],
	["a side without folds", [], 0],
])("a photo for %s waits for its tones only where it may come below words", async (_name, folds, times) => {
	const { send, pictureTones } = uploadsOn(folds);
	await send(null);
	expect(pictureTones).toHaveBeenCalledTimes(times);
});

test("one photo that is chosen for all pages comes to the first that has none", async () => {
	const { store, uploads } = uploadsOn([], [], "page-1", "page-2", "page-3");
	store.showSide("page-1");
	const shown = () => store.getState().document.sides.map(({ elements }) => elements.length);
	uploads.addToPages([new File(["x"], "1.jpg")]);
	await vi.waitFor(() => expect([uploads.countRunning(), shown()]).toEqual([0, [0, 1, 0, 0]]));
	uploads.addToPages([new File(["x"], "2.jpg")]);
	await vi.waitFor(() => expect([uploads.countRunning(), shown()]).toEqual([0, [0, 1, 1, 0]]));
});
