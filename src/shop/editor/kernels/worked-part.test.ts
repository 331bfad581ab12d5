import { expect, test } from "vitest";
import type { DesignElement, PhotoElement, SideFormat } from "#design/document.ts";
import { flatSide } from "#design/elements/group/flat-elements.ts";
import type { PictureTones } from "#design/preflight/ground.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { makeBackground } from "../photo/as-background.ts";
import { newQr } from "../qr/new-qr.ts";
import { boundsOf, isPlaced } from "./boxes.ts";
import { setCommand } from "./commands.ts";
import { currentSide, insertNew, insertNewText, selectedElement } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { areOver } from "./free-rooms.ts";
import { liesOver } from "./lies-over.ts";
import { fillingArea, fillingSide, fitOf, newPhoto, newShape, newText, wholePicture } from "./new-elements.ts";
import { panelAt, panelsOf, type Room, roomForNew } from "./panels.ts";
import { photoGoals } from "./photo-goals.ts";
import { placePicture } from "./place-picture.ts";

const FORMAT: SideFormat = { code: "outside", width: 210, height: 148, bleed: 3, safe: 6 };
const CARD = { ...FORMAT, folds: [105] };
const [BACK, FRONT] = panelsOf(FORMAT, CARD.folds);
const SEA = { id: "sea", width: 4000, height: 3000 };
const shaper = serverShaper();
const LIGHT_SEA: PictureTones = { width: 1, height: 1, data: [240, 240, 240, 255] };
const DARK_BELOW: PictureTones = {
	width: 1,
	height: 4,
	data: [240, 240, 240, 90].flatMap((grey) => [grey, grey, grey, 255]),
};
const STRIPES: PictureTones = { width: 2, height: 1, data: [0, 0, 0, 255, 255, 255, 255, 255] };

const frontPhoto = fillingSide({ ...newPhoto("ground", SEA, FRONT!), id: "ground" }, FORMAT, FRONT);
const written = (lines: number, size: number) => ({
	...newText("words", Array(lines).fill("all the day long").join("\n"), "en", FRONT!),
	...{ x: 111, width: 93, size, height: lines * size * 1.25, y: (148 - lines * size * 1.25) / 2 },
});

function storeWith(elements: readonly DesignElement[]) {
	return createEditorStore({ version: 1, sides: [{ ...FORMAT, elements }] }, 1);
}

function partOf(element: DesignElement | undefined): string {
	if (!isPlaced(element)) return "none";
	const { left, right } = boundsOf(element);
	return right <= 105.01 ? "back" : left >= 104.99 ? "front" : "both";
}

test("what is new is made for the part that was touched last, of those that are in sight", () => {
	const at = (id: string, x: number) => ({ ...newShape(id, "star", "#b3261e", FORMAT), x, width: 20 });
	const store = storeWith([at("back", 20), at("front", 150)]);
	const room = (seen?: [number, number]) =>
		roomForNew(FORMAT, [CARD], {
			touched: store.getState().touched,
			...(seen && { seen: { left: seen[0], right: seen[1] } }),
		}).left;
	expect(room()).toBe(105);
	store.select("back");
	store.select(null);
	expect([room(), room([-50, 260]), room([120, 190]), room([90, 200])]).toEqual([0, 0, 105, 105]);
	store.select("front");
	store.touch("outside", { left: 30, right: 30 });
	expect([room(), room([20, 60]), room([120, 190])]).toEqual([0, 0, 105]);
	store.select("back");
	store.select("front");
	expect([room(), room([20, 60])]).toEqual([105, 0]);
});

test.each<[string, DesignElement, PictureTones | undefined, string, number, string]>([
	["beside the words, as large as fits", written(4, 9), LIGHT_SEA, "front", 0.17, "words photo"],
	["over the part, below many words that can be read on it", written(10, 10), LIGHT_SEA, "front", 1, "photo words"],
	["beside many words where its tones are not known", written(8, 10), undefined, "front", 0.02, "words photo"],
	["beside many words of which it would blur a few", written(8, 10), DARK_BELOW, "front", 0.02, "words photo"],
	["on the other part where it would hide words", written(11, 10), STRIPES, "back", 0.4, "words photo"],
])("a photo for the front comes %s", (_where, words, tones, part, least, order) => {
	const store = storeWith([words]);
	const room = roomForNew(FORMAT, [CARD]);
	placePicture(store, SEA, null, "photo", room, { shaper, surroundings: { cloth: null, tonesOf: () => tones } });
	const photo = selectedElement(store) as PhotoElement;
	expect(partOf(photo)).toBe(part);
	expect((photo.width * photo.height) / (105 * 148)).toBeGreaterThan(least);
	expect(
		currentSide(store)
			.elements.map(({ id }) => id)
			.join(" "),
	).toBe(order);
});

test("on a photo that fills the front stays what is added there, words too, and it hides nothing", () => {
	const store = storeWith([frontPhoto]);
	const room = roomForNew(FORMAT, [CARD]);
	insertNew(store, newShape("heart", "heart", "#b3261e", room), room, { shaper });
	insertNew(store, newQr("code", room), room, { shaper });
	const code = selectedElement(store);
	expect(isPlaced(code) && liesOver(code, { ...flatSide(currentSide(store)), ...CARD }, shaper)).toEqual([]);
	for (const tones of [LIGHT_SEA, STRIPES])
		insertNewText(store, newText("text", "Ada", "en", room), { cloth: null, tonesOf: () => tones }, shaper, room);
	placePicture(store, { ...SEA, id: "second" }, null, "photo", room, {
		shaper,
		surroundings: { cloth: null, tonesOf: () => LIGHT_SEA },
	});
	expect(currentSide(store).elements.map(partOf)).toEqual(Array(6).fill("front"));
});

test.each([
	["beside two short lines", written(2, 8)],
	["beside five lines", written(5, 9)],
])("an upright photo for a front whose background is a photo stays there, %s", (_where, words) => {
	const store = storeWith([{ ...frontPhoto, locked: true }, words]);
	const context = { shaper, surroundings: { cloth: null, tonesOf: () => LIGHT_SEA } };
	placePicture(store, { id: "face", width: 3000, height: 4000 }, null, "photo", roomForNew(FORMAT, [CARD]), context);
	const photo = selectedElement(store) as PhotoElement;
	expect(partOf(photo)).toBe("front");
	expect(areOver(boundsOf(photo), boundsOf(words))).toBe(false);
});

test("a photo fills the empty slot of the part that is worked on, then those of others", () => {
	const slot = (id: string, part: Room) => ({ ...newPhoto(id, SEA, part), picture: null, placeholder: true });
	const store = storeWith([slot("front", FRONT!), slot("back", BACK!)]);
	store.touch("outside", { left: 20, right: 20 });
	const filled = ["one", "two", "three"].map((id) => {
		const room = roomForNew(FORMAT, [CARD], store.getState());
		const [goal] = photoGoals(store.getState().document, room, { count: 1, held: [], takesSamples: true });
		return placePicture(store, SEA, goal!.slot, id, room);
	});
	expect(filled).toEqual(["back", "front", "three"]);
});

test.each<[string, readonly number[], number, [number, number]]>([
	["the front of a card", [105], 150, [105, 213]],
	["its back", [105], 20, [-3, 105]],
	["the middle of three parts", [70, 140], 100, [70, 140]],
	["beside a hinge all of the cover", [8], 100, [-3, 213]],
	["beside a spine", [95, 115], 160, [115, 213]],
	["a side without folds", [], 100, [-3, 213]],
])("a photo fills %s, over the bleed and to the fold", (_what, folds, x, [left, right]) => {
	const photo = { ...newPhoto("p", SEA, FORMAT), x, width: 20, height: 15 };
	const part = panelAt(boundsOf(photo), FORMAT, folds);
	const filled = fillingSide(photo, FORMAT, part);
	expect(boundsOf(filled)).toEqual({ left, right, top: -3, bottom: 151 });
	expect((filled.crop.width * 4) / (filled.crop.height * 3)).toBeCloseTo((right - left) / 154);
	const isAll = right - left === 216;
	expect([
		fitOf(filled, FORMAT, part),
		fitOf(fillingSide(photo, FORMAT), FORMAT, part),
		fitOf(wholePicture(filled, part), FORMAT, part),
	]).toEqual(["fill", isAll ? "fill" : "side", "whole"]);
});

test("a photo made the background of a part lies below all else there, above what was it before, and one step brings it back", () => {
	const ground = { kind: "background", id: "paper", opacity: 1, fill: { type: "solid", color: "#ffeedd" } } as const;
	const before = { ...fillingSide(frontPhoto, FORMAT), id: "before", locked: true };
	const photo = { ...newPhoto("photo", SEA, BACK!), x: 10, width: 40, height: 30 };
	const store = storeWith([ground, before, written(2, 8), photo]);
	const document = store.getState().document;
	makeBackground(store, photo, BACK);
	const { elements } = currentSide(store);
	expect(elements.map(({ id }) => id)).toEqual(["paper", "before", "photo", "words"]);
	expect(elements[2]).toMatchObject({ ...fillingArea(FORMAT, BACK), locked: true });
	store.undo();
	expect(store.getState().document).toEqual(document);
});

test("of two photos made the background of a side whose bleed is an eighth of an inch the last one is seen", () => {
	const side: SideFormat = { ...FORMAT, height: 125, bleed: 3.175 };
	const [one, two] = ["one", "two"].map((id) => ({ ...newPhoto(id, SEA, side), id, width: 40, height: 30 }));
	const store = createEditorStore({ version: 1, sides: [{ ...side, elements: [one!, two!] }] }, 1);
	const order = () => currentSide(store).elements.map(({ id }) => id);
	for (const photo of [one!, two!]) makeBackground(store, photo);
	expect(order()).toEqual(["one", "two"]);
	const [below] = currentSide(store).elements as PhotoElement[];
	store.run(setCommand(side.code, below!, { locked: false }));
	makeBackground(store, currentSide(store).elements[0] as PhotoElement);
	expect(order()).toEqual(["two", "one"]);
	store.undo();
	expect(order()).toEqual(["one", "two"]);
});
