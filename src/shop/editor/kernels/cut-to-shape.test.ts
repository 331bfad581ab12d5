import { expect, test } from "vitest";
import type { DesignElement, SideFormat, TextElement } from "#design/document.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import { apply, boxMatrix } from "#design/geometry/matrix.ts";
import { linesOfPath } from "#design/geometry/path-inside.ts";
import { overhangOf } from "#design/geometry/side-outline.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { USUAL_RESOLUTION_LIMITS } from "#design/preflight/resolution.ts";
import { textExtent } from "#design/preflight/text-extent.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { newCalendar } from "../calendar/new-calendar.ts";
import { newQr } from "../qr/new-qr.ts";
import { bendAnew } from "./bend-text.ts";
import { corners, isPlaced, type PlacedElement } from "./boxes.ts";
import { pasteElements } from "./clipboard.ts";
import { currentSide, insertNew, insertNewText } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { documentWarnings } from "./element-warnings.ts";
import { newPhoto, newShape, newText } from "./new-elements.ts";
import { repairCommand } from "./repair-command.ts";

const shaper = serverShaper();
const square: SideFormat = { code: "front", width: 80, height: 80, bleed: 2, safe: 4 };
const disc: SideFormat = { ...square, cut: { kind: "ellipse" } };
const rounded: SideFormat = { ...square, cut: { kind: "rounded", radius: 20 } };
const surroundings = { cloth: null, tonesOf: () => undefined };
const sea = { id: "sea", width: 3000, height: 3000 };
const word = measured({ ...newText("t", "Ahoy", "en", square), size: 6, width: 18, x: 58, y: 4 });
const code = { ...newQr("q", square), text: "https://keepsake.example", width: 20, height: 20 };
const photo = newPhoto("p", sea, square);
const long = "Happy birthday to somebody who means a great deal to all of us here. ".repeat(5).trim();
const filled = { ...photo, x: -2, y: -2, width: 84, height: 84 };

test("a word in the corner is cut off with it, and one press brings it inside", () => {
	expect(told(square, word)).toEqual([]);
	expect(told(rounded, word)).toEqual(["outside-safe-zone"]);
	expect(told(disc, word)).toEqual(["text-cut-off"]);
	expect(told(disc, { ...word, x: 31, y: 36 })).toEqual([]);
	for (const side of [rounded, disc]) expect(repaired(side, word)).toEqual([]);
});

test.each<[string, DesignElement, string]>([
	["a turned word", { ...word, rotation: 45 }, "text-cut-off"],
	["a word as long as the side", measured({ ...word, text: "Happy Christmas", x: 3, width: 74 }), "text-cut-off"],
	["a word outside altogether", { ...word, x: 66, y: 1, size: 3, width: 10 }, "outside-page"],
	["a code in the corner", { ...code, x: 58, y: 2 }, "qr-cut-off"],
	[
		"a calendar in the corner",
		{ ...newCalendar("c", "en-GB", { year: 2027, month: 2 }, square), x: 30, y: 5, width: 45, height: 36 },
		"text-cut-off",
	],
	["a photo up to the cut", { ...filled, x: -1 }, "short-of-bleed"],
])("%s is told and mended", (_what, element, code) => {
	expect(told(disc, element)).toContain(code);
	expect(repaired(disc, element)).not.toContain(code);
});

const button = { ...newShape("s", "ellipse", "#aa0000", square), x: -6, y: -6, width: 20, height: 20 };
test.each<[string, PlacedElement]>([
	["a round shape", button],
	["a round photo", { ...photo, x: -6, y: -6, width: 20, height: 20, mask: { form: "ellipse" } }],
	["a turned photo", { ...photo, x: -7, y: -7, width: 20, height: 20, rotation: 45 }],
])("%s off the piece is told, though the rectangle around it meets it", (_what, element) => {
	expect(told(disc, element)).toEqual(["outside-page"]);
	expect(told(square, element)).not.toContain("outside-page");
	expect(told(disc, { ...element, x: -3, y: -3 })).not.toContain("outside-page");
	expect(told(disc, { ...element, x: -10, y: -10, width: 100, height: 100 })).not.toContain("outside-page");
	expect(repaired(disc, element)).not.toContain("outside-page");
});

const white = { ...newShape("w", "rectangle", "#ffffff", square), x: 0, y: 0, width: 26, height: 26 };
const black: DesignElement = { ...white, id: "b", fill: { type: "solid", color: "#000000" } };
const month = newCalendar("c", "en-GB", { year: 2027, month: 2 }, square);
test.each<[string, string, readonly DesignElement[]]>([
	["a word in the corner", "hard-to-read", [white, { ...word, color: "#ffffff", x: 1, y: 3, size: 3, width: 14 }]],
	["a calendar", "hard-to-read", [white, { ...month, color: "#ffffff", x: 1, y: 1, width: 10, height: 10 }]],
	["a covered code", "qr-too-small", [black, { ...code, x: 4, y: 4, width: 14, height: 14, ground: null }, white]],
])("what is remembered of a side is not told of one with another shape: %s", (_what, onSquare, elements) => {
	const asInEditor = (side: SideFormat) =>
		documentWarnings(
			{ version: 1, sides: [{ ...side, elements }] },
			shaper,
			() => USUAL_RESOLUTION_LIMITS,
			surroundings,
		);
	const codes = asInEditor(square).map(({ code }) => code);
	expect(codes).toContain(onSquare);
	const anew = told(disc, ...structuredClone(elements));
	expect(
		asInEditor(disc)
			.map(({ code }) => code)
			.toSorted(),
	).toEqual(anew.toSorted());
});

test("a calendar becomes no smaller than it must", () => {
	const year = newCalendar("c", "en-GB", { year: 2027, month: 2 }, square);
	const [calendar] = pressed(disc, { ...year, x: 5, y: 25, width: 70, height: 30 }).filter(isPlaced);
	expect(calendar?.width).toBeCloseTo(70 * (36 / Math.hypot(35, 15)), 1);
});

test("a photo is drawn no farther than to the bleed", () => {
	const [strip] = pressed(disc, { ...photo, x: 24, y: -2, width: 32, height: 5 }).filter(isPlaced);
	expect(told(disc, strip!)).not.toContain("short-of-bleed");
	expect(strip?.width).toBeCloseTo(2 * Math.sqrt(42 ** 2 - 37 ** 2), 2);
});

test.each([
	["a round letter near the edge", "O", 40, { x: 24, y: 22, width: 40 }],
	["lines of any length", `${long}\nO\n${long}`, 4.2, { x: 4, y: 4, width: 72 }],
	["turned lines", long, 7, { x: 6, y: 15, width: 68, rotation: 30 }],
	["a shadow", long, 7, { x: 6, y: 15, width: 68, shadow: { x: 2, y: 2, color: "#000000", opacity: 1 } }],
	["spaced lines", long, 5, { x: 6, y: 15, width: 68, tracking: 0.3, align: "left" as const, leading: 0.9 }],
])("letters are told to lie out as far as their ink does: %s", (_what, words, size, change) => {
	const text = measured({ ...newText("t", words, "en", square), size, ...change });
	const ink = shaper.shape(text).outlines.flatMap((outline) => linesOfPath(outline).map(([point]) => point));
	const { x = 0, y = 0 } = text.shadow ?? {};
	const printed = [...ink, ...ink.map(([left, top]) => [left + x, top + y] as const)];
	const onPage = printed.map((point) => apply(boxMatrix(text), point));
	const extent = textExtent(text, disc, shaper);
	expect(Math.abs(overhangOf(extent, disc, disc.safe) - overhangOf(onPage, disc, disc.safe))).toBeLessThan(0.1);
});

test("a long text becomes narrower before it becomes smaller", () => {
	const text = measured({ ...newText("t", long.slice(0, 150), "en", square), size: 5, x: 4, y: 20, width: 72 });
	expect(repaired(disc, text)).toEqual([]);
	expect(pressed(disc, text)).toMatchObject([{ size: 5 }]);
	expect(pressed(disc, { ...text, y: 28, width: 80 })).toMatchObject([{ size: 5 }]);
});

test("letters that fit their box become no smaller than they must", () => {
	const fitted = { ...newText("t", "Annemarie", "en", square), fit: true, x: 4, y: 30, width: 72, height: 20 };
	const text = measured(fitted as TextElement);
	expect(told(disc, text)).not.toEqual([]);
	const [placed] = pressed(disc, text) as readonly TextElement[];
	expect(told(disc, placed!)).toEqual([]);
	expect(placed!.size).toBeGreaterThan(text.size * 0.9);
});

const banner: SideFormat = { code: "front", width: 200, height: 90, bleed: 2, safe: 4 };
test.each([
	["marks above capitals", "Élodie & Żaneta", "pacifico", 14],
	["two marks on a letter", "Ẫ MẪU ĐƠN", "playfair-display", 12],
	["marks above capitals in a plain face", "ÉLÉONORE", "open-sans", 22],
] as const)("%s are told where they are cut off, and brought inside with their letters", (_what, words, font, size) => {
	for (const side of [banner, { ...banner, cut: { kind: "rounded", radius: 10 } } as const]) {
		const text = measured({ ...newText("t", words, "fr", side), font, size, x: 20, width: 160 });
		const top = Math.min(...inkOf(text).map(([, y]) => y)) - text.y;
		const atSafeLine = { ...text, y: side.safe - top };
		expect(told(side, atSafeLine)).toEqual([]);
		expect(told(side, { ...atSafeLine, y: atSafeLine.y - 1 })).toEqual(["outside-safe-zone"]);
		expect(told(side, { ...atSafeLine, y: atSafeLine.y - side.safe - 0.5 })).toEqual(["text-cut-off"]);
		const [mended] = pressed(side, { ...atSafeLine, y: -3 }) as readonly TextElement[];
		expect(overhangOf(inkOf(mended!), side, side.safe)).toBeLessThan(0.02);
	}
});

test("a code far larger than its side is made small enough in one press", () => {
	const oval: SideFormat = { ...square, height: 60, cut: { kind: "ellipse" } };
	const large = { ...code, x: -9, y: -19, width: 98, height: 98 };
	expect(told(oval, large)).toContain("qr-cut-off");
	expect(repaired(oval, large)).toEqual([]);
});

test("what is printed counts, not its box: letters along the edge, a photo without the square's corners", () => {
	const ring = { ...newText("t", "Happy Christmas to all of you", "en", disc), size: 5, x: 6, width: 68 };
	const { bent } = bendAnew(ring, { kind: "circle", side: "inside" }, [], disc, shaper);
	const centred = { ...bent, y: 40 - bent.height / 2 };
	expect(overhangOf(corners(centred), disc, disc.safe)).toBeGreaterThan(5);
	expect(told(disc, centred)).toEqual([]);
	expect(told(disc, { ...filled, mask: { form: "ellipse" } })).toEqual([]);
	expect(told(disc, { ...filled, x: 2, y: 2, width: 76, height: 76 })).toEqual([]);
});

test.each([disc, rounded])("new things and pasted words lie inside: $cut.kind", (side) => {
	const store = createEditorStore({ version: 1, sides: [{ ...side, elements: [] }] }, 1);
	insertNewText(store, measured(newText("t", "Your text", "en", side)), surroundings, shaper);
	insertNew(store, newQr("q", side), side, { least: 0.5, shaper });
	insertNew(store, newPhoto("p", sea, side), side, { shaper });
	pasteElements(store, { elements: [word], folds: [] }, () => "pasted");
	const elements = currentSide(store).elements.filter(isPlaced);
	expect(elements.map(({ id }) => id)).toEqual(["t", "q", "p", "pasted"]);
	for (const each of elements) {
		const extent = each.kind === "text" ? textExtent(each, side, shaper) : corners(each);
		expect([each.id, overhangOf(extent, side, side.safe) < 0.02]).toEqual([each.id, true]);
	}
});

function measured(text: TextElement): TextElement {
	return fittedText(text, (each) => measuredText(each, shaper));
}

function told(side: SideFormat, ...elements: DesignElement[]): string[] {
	return preflight({ sides: [{ ...side, elements }] }, shaper).map(({ code }) => code);
}

/** Points of its outlines on the page. */
function inkOf(text: TextElement) {
	const points = shaper.shape(text).outlines.flatMap((outline) => linesOfPath(outline).map(([point]) => point));
	return points.map((point) => apply(boxMatrix(text), point));
}

/** What is told after the first press. */
function repaired(side: SideFormat, element: DesignElement): string[] {
	return told(side, ...pressed(side, element));
}

function pressed(side: SideFormat, element: DesignElement): readonly DesignElement[] {
	const sides = [{ ...side, elements: [element] }];
	const store = createEditorStore({ version: 1, sides }, 1);
	const [warning] = preflight({ sides }, shaper);
	const command = repairCommand(warning!, element, currentSide(store), shaper, "new");
	if (command) store.run(command);
	return currentSide(store).elements;
}
