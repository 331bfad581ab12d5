import { expect, test, vi } from "vitest";
import type { DesignElement, SideFormat, TextElement } from "#design/document.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import type { PictureTones } from "#design/preflight/ground.ts";
import { pageBounds } from "#design/preflight/placement.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { boundsOf } from "./boxes.ts";
import { changeElement } from "./change-element.ts";
import { currentSide, insertNewText, settleWhenWritten } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { wordsOf } from "./free-place.ts";
import { areOver } from "./free-rooms.ts";
import { fillingSide, newPhoto, newText } from "./new-elements.ts";

const shaper = serverShaper();
const shirt: SideFormat = { code: "front", width: 300, height: 360, bleed: 0, safe: 5 };
const band: SideFormat = { code: "wrap", width: 226, height: 78, bleed: 2, safe: 4 };
const [dark, light] = ["#1f1b16", "#ffffff"];
const background = (color: string) =>
	({ kind: "background", id: "b", opacity: 1, fill: { type: "solid", color } }) as const;
const photoOver = (side: SideFormat) => fillingSide(newPhoto("p", { id: "sea", width: 300, height: 360 }, side), side);

/** Rows of grey, from the top down. */
function rows(...levels: number[]): PictureTones {
	return { width: 1, height: levels.length, data: levels.flatMap((level) => [level, level, level, 255]) };
}

/** The texts that are there after so many were added. */
function added(count: number, side: SideFormat, elements: DesignElement[], cloth: string | null, tones?: PictureTones) {
	const store = createEditorStore({ version: 1, sides: [{ ...side, elements }] }, 1);
	for (let each = 1; each <= count; each++) {
		const text = fittedText(newText(`t${each}`, "Your text", "en", side), (now) => measuredText(now, shaper));
		insertNewText(store, text, { cloth, tonesOf: () => tones }, shaper);
	}
	return currentSide(store).elements.flatMap((element) => (element.kind === "text" ? [element] : []));
}

test.each([
	["paper", null, [], dark],
	["sand-coloured cloth", "#dccbb2", [], dark],
	["navy cloth", "#1f2f46", [], light],
	["a light background on navy", "#1f2f46", [background("#f3e6d3")], dark],
	["a dark background", null, [background("#1f4e8c")], light],
])("a new text can be read on %s", (_name, cloth, elements, color) => {
	expect(added(1, shirt, elements, cloth).map((text) => text.color)).toEqual([color]);
});

test("a new text can be read on a photo, and goes where that is possible", () => {
	const photo = [photoOver(shirt)];
	const middle = (shirt.height - added(1, shirt, [], null)[0]!.height) / 2;
	expect(added(1, shirt, photo, null, rows(20))).toMatchObject([{ y: middle, color: light }]);
	expect(added(1, shirt, photo, null, rows(240))).toMatchObject([{ y: middle, color: dark }]);
	const striped = Array.from({ length: 24 }, (_, row) => (row < 14 && row % 2 === 0 ? 240 : 20));
	const [text] = added(1, shirt, photo, null, rows(...striped));
	expect(text?.color).toBe(light);
	expect(text?.y).toBeGreaterThan(middle);
});

test("where no place is free, a new text lies on no other text, or at least not exactly", () => {
	const corner: DesignElement = { ...photoOver(band), id: "small", x: 0, y: 0, width: 226, height: 50 };
	expect(pairsOfWords(added(2, band, [corner], null, rows(128)))).toEqual([]);
	const many = added(9, band, [], null);
	const places = many.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
	expect(new Set(places).size).toBe(many.length);
});

test("a new text uses the room beside a photo, and the fourth still covers no words", () => {
	const photo: DesignElement = { ...photoOver(band), x: 60, y: 4, width: 162, height: 70 };
	const [beside] = added(1, { ...band, width: 260 }, [{ ...photo, x: 90 }], null, rows(20));
	expect(beside!.x + beside!.width).toBeLessThanOrEqual(90.01);
	expect(beside!.x).toBeGreaterThanOrEqual(3.99);
	expect(pairsOfWords(added(5, band, [], null))).toEqual([]);
});

/** Those of which one is written over the other. */
function pairsOfWords(texts: readonly TextElement[]): string[] {
	const words = texts.map((text) => {
		const [line] = shaper.shape(text).lines;
		return { ...text, left: text.x + line!.x, right: text.x + line!.x + line!.width };
	});
	return words.flatMap((one, index) =>
		words
			.slice(index + 1)
			.filter((two) => two.left < one.right && two.right > one.left && Math.abs(one.y - two.y) < one.height - 0.01)
			.map((two) => `${one.id} ${two.id}`),
	);
}

test("when the own words are written their ink is chosen again, unless somebody chose one", () => {
	const elements = [background("#ffffff"), photoOver(band)];
	for (const chosen of [null, "#b3261e"]) {
		const store = createEditorStore({ version: 1, sides: [{ ...band, elements }] }, 1);
		const surroundings = { cloth: null, tonesOf: () => rows(20) };
		const measure = (now: TextElement) => measuredText(now, shaper);
		const unread = { cloth: null, tonesOf: () => undefined };
		insertNewText(store, fittedText(newText("t", "Your text", "en", band), measure), unread, shaper);
		store.enter("text", "t");
		settleWhenWritten(store, "t", () => ({ surroundings, shaper }));
		const text = () => currentSide(store).elements.find((each) => each.id === "t") as TextElement;
		expect(text().color).toBe(dark);
		changeElement(store, text(), { text: "Merry Christmas" }, measure);
		if (chosen) changeElement(store, text(), { color: chosen }, measure);
		store.enter("select");
		expect(text().color).toBe(chosen ?? light);
		changeElement(store, text(), { color: dark }, measure);
		store.enter("text", "t");
		store.enter("select");
		expect(text().color).toBe(dark);
	}
});

test.each([[["Merry", "Christmasgreetings"]], [["Christmasgreetings"]]])(
	"words longer than the room beside a photo become smaller before one is broken: %s",
	(expected) => {
		const photo = { ...photoOver(band), x: 68, y: 4, width: 90, height: 70 };
		const store = createEditorStore({ version: 1, sides: [{ ...band, elements: [photo] }] }, 1);
		const measure = (now: TextElement) => measuredText(now, shaper);
		const surroundings = { cloth: null, tonesOf: () => rows(20) };
		insertNewText(store, fittedText(newText("t", "Your text", "en", band), measure), surroundings, shaper);
		store.enter("text", "t");
		settleWhenWritten(store, "t", () => ({ surroundings, shaper }));
		const text = () => currentSide(store).elements.find((each) => each.id === "t") as TextElement;
		changeElement(store, text(), { text: expected.join(" ") }, measure);
		store.enter("select");
		const lines = shaper.shape(text()).lines.map(({ from, to }) => text().text.slice(from, to));
		expect(lines).toEqual(expected);
		expect(text().color).toBe(dark);
		expect(
			preflight(store.getState().document, shaper, undefined, surroundings).filter(
				({ elementId }) => elementId === "t",
			),
		).toEqual([]);
		store.undo();
		expect(text().text).toBe(expected.join(" "));
	},
);

test("words that keep their size are not told to be smaller", () => {
	const store = createEditorStore({ version: 1, sides: [{ ...band, elements: [photoOver(band)] }] }, 1);
	const measure = (now: TextElement) => measuredText(now, shaper);
	const seen = (tones?: PictureTones) => ({ surroundings: { cloth: null, tonesOf: () => tones }, shaper });
	insertNewText(store, fittedText(newText("t", "Your text", "en", band), measure), seen().surroundings, shaper);
	const text = () => currentSide(store).elements[1] as TextElement;
	const { size } = text();
	store.enter("text", "t");
	const told = vi.fn();
	settleWhenWritten(store, "t", () => seen(rows(20)), undefined, told);
	changeElement(store, text(), { text: "Emma" }, measure);
	store.enter("select");
	expect(text()).toMatchObject({ color: light, size });
	expect(told).not.toHaveBeenCalled();
});

test.each([
	["a T-shirt", shirt],
	["a mug", band],
])("a word of eighty letters stays whole and within %s", (_name, side) => {
	const store = createEditorStore({ version: 1, sides: [{ ...side, elements: [] }] }, 1);
	const measure = (now: TextElement) => measuredText(now, shaper);
	const surroundings = { cloth: null, tonesOf: () => undefined };
	insertNewText(store, fittedText(newText("t", "Your text", "en", side), measure), surroundings, shaper);
	store.enter("text", "t");
	const told = vi.fn();
	settleWhenWritten(store, "t", () => ({ surroundings, shaper }), undefined, told);
	changeElement(store, currentSide(store).elements[0]!, { text: "Donau".repeat(16) }, measure);
	store.enter("select");
	expect(told).toHaveBeenCalledOnce();
	expect(preflight(store.getState().document, shaper)).toEqual([]);
	expect(shaper.shape(currentSide(store).elements[0] as TextElement).lines).toHaveLength(1);
});

test("a long word is not broken while it is written beside a photo", () => {
	const photo = { ...photoOver(band), x: 68, y: 4, width: 90, height: 70 };
	const [text] = added(1, band, [photo], null, rows(20));
	expect(shaper.shape({ ...text!, text: "Grandmother" }).lines).toHaveLength(1);
});

test.each([
	[148, 84, 60],
	[149, 84, 60],
	[152, 84, 8],
	[148, 62, 8],
])(
	"words that grow over a photo while they are written go off it on their half: %s mm, the photo from %s on, a name at %s",
	(height, top, at) => {
		const half: SideFormat = { code: "outside", width: 210, height, bleed: 3, safe: 6 };
		const photo: DesignElement = { ...photoOver(half), x: 111, y: top, width: 93, height: 142 - top };
		const name = { ...newText("name", "H. Nowak", "en", half), x: 108, y: at, width: 50, size: 12 };
		const heading = fittedText(name, (now) => measuredText(now, shaper));
		const store = createEditorStore({ version: 1, sides: [{ ...half, elements: [photo, heading] }] }, 1);
		const measure = (now: TextElement) => measuredText(now, shaper);
		const surroundings = { cloth: null, tonesOf: () => rows(20) };
		const room = { ...half, left: 105, width: 105 };
		const text = () => currentSide(store).elements.find(({ id }) => id === "t") as TextElement;
		insertNewText(store, fittedText(newText("t", "Your text", "en", room), measure), surroundings, shaper, room);
		store.enter("text", "t");
		const told = vi.fn();
		settleWhenWritten(store, "t", () => ({ surroundings, shaper, folds: [105] }), undefined, told);
		const { size } = text();
		const words = "Herzlichen Glückwunsch lieber Bartholomäus";
		for (const letter of [...words].keys()) changeElement(store, text(), { text: words.slice(0, letter + 1) }, measure);
		const ink = () => pageBounds(text(), wordsOf(text(), shaper));
		expect(areOver(ink(), boundsOf(photo))).toBe(true);
		store.enter("select");
		expect(ink().left).toBeGreaterThan(105);
		const hasRoom = top > 80;
		expect(areOver(ink(), boundsOf(photo))).toBe(!hasRoom);
		expect(text().size).toBeGreaterThan(size * 0.8);
		expect(told.mock.calls.map(([, isApart]) => isApart)).toEqual(hasRoom ? [true] : []);
	},
);

test("a second line that would be written over other words makes the words smaller instead", () => {
	const photo = { ...photoOver(band), x: 68, y: 4, width: 90, height: 70 };
	const store = createEditorStore({ version: 1, sides: [{ ...band, elements: [photo] }] }, 1);
	const measure = (now: TextElement) => measuredText(now, shaper);
	const surroundings = { cloth: null, tonesOf: () => rows(20) };
	for (const [id, words] of Object.entries({ a: "Love, Grandma", b: "Hi", c: "2026", d: "to all of you" })) {
		insertNewText(store, fittedText(newText(id, "Your text", "en", band), measure), surroundings, shaper);
		store.enter("text", id);
		settleWhenWritten(store, id, () => ({ surroundings, shaper }));
		changeElement(store, currentSide(store).elements.at(-1)!, { text: words }, measure);
		store.enter("select");
	}
	expect(
		preflight(store.getState().document, shaper, undefined, surroundings).filter(({ elementId }) => elementId !== "p"),
	).toEqual([]);
});

test("a new text becomes a little smaller where that lets it stand beside a photo", () => {
	const photo = { ...photoOver(band), x: 63, y: 4, width: 100, height: 70 };
	const [text] = added(1, band, [photo], null, rows(20));
	expect(text!.size).toBeLessThan(newText("t", "", "en", band).size);
	expect([text!.x >= 163, text!.x + text!.width <= 63]).toContain(true);
});

test.each<[string, string, number, boolean]>([
	["dropped on words", "Best wishes", 20, true],
	["too long for their letters beside the words", "We walked all day long and far ".repeat(5), 20, false],
	["too long, and dropped on words", "We walked all day long and far ".repeat(5), 20, true],
])("words from elsewhere stand by themselves: %s", (_what, text, size, isDropped) => {
	const page: SideFormat = { code: "front", width: 105, height: 148, bleed: 3, safe: 5 };
	const fitted = (size: number) => (each: TextElement) =>
		fittedText({ ...each, size }, (now) => measuredText(now, shaper));
	const words = { ...fitted(14)(newText("words", "Our trip", "en", page)), y: 66 };
	const store = createEditorStore({ version: 1, sides: [{ ...page, elements: [words] }] }, 1);
	const made = newText("new", text, "en", page);
	const [first, ...smaller] = [1, 0.7, 0.5, 0.35].map((scale) => fitted(size * scale)(made));
	const at = isDropped ? ([52, 70] as const) : null;
	insertNewText(store, first!, { cloth: null, tonesOf: () => undefined }, shaper, page, { at, smaller });
	const [, placed] = currentSide(store).elements;
	const inkOf = (each: TextElement) => pageBounds(each, wordsOf(each, shaper));
	expect(placed?.kind === "text" && areOver(inkOf(placed), inkOf(words))).toBe(false);
});
