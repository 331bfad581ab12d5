import { expect, test } from "vitest";
import type { ClipArtElement, SideFormat, TextElement } from "#design/document.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import { pageBounds } from "#design/preflight/placement.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { artInk } from "./art-ink.ts";
import { type Bounds, boundsOf, type PlacedElement } from "./boxes.ts";
import { currentSide } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { wordsOf } from "./free-place.ts";
import { areOver } from "./free-rooms.ts";
import { newShape, newText } from "./new-elements.ts";
import { repairOf } from "./repair.ts";
import { repairCommand } from "./repair-command.ts";

const shaper = serverShaper();
const page: SideFormat = { code: "front", width: 100, height: 80, bleed: 3, safe: 5 };
const drawnLine = { color: "#1f1b16", width: 0.5 };
const frame: PlacedElement = {
	...newShape("frame", "rectangle", "#1f1b16", page),
	...{ x: 10, y: 10, width: 80, height: 60, cornerRadius: 0, fill: null, stroke: drawnLine },
};
const heartAt = (x: number, y: number): PlacedElement => ({
	...newShape("heart", "heart", "#b3261e", page),
	x,
	y,
	width: 12,
	height: 12,
});

/** Leaves of 8 mm in a circle about the middle of the page. */
const wreath = newGraphic(
	Array.from({ length: 24 }, (_, index) => {
		const angle = (index / 24) * 2 * Math.PI;
		return squareAt(0.5 + 0.45 * Math.cos(angle), 0.5 + 0.45 * Math.sin(angle), 0.05);
	}),
);
const confetti = newGraphic(
	Array.from({ length: 56 }, (_, index) => squareAt(((index % 8) + 0.5) / 8, (Math.floor(index / 8) + 0.5) / 7, 0.02)),
);
/** In four rows, a hair apart. */
const tiles = newGraphic(
	Array.from({ length: 16 }, (_, index) => squareAt(0.125 + (index % 4) / 4, 0.125 + Math.floor(index / 4) / 4, 0.12)),
);

type Wanted = (ink: Bounds, text: TextElement) => boolean;
type Case = [string, string, string, PlacedElement[], Partial<TextElement>, Wanted];
test.each<Case>([
	[
		"moved off a name cross no line of the frame that they are in",
		"over-text",
		"apart",
		[frame, name({ y: 20 })],
		{ y: 19 },
		({ left, top, right, bottom }) => left > 10.5 && top > 10.5 && right < 89.5 && bottom < 69.5,
	],
	[
		"moved off a name cross none of the other lines of the frame that they graze",
		"over-text",
		"apart",
		[frame, name({ text: "Ann and Tom", size: 7, x: 5, width: 50, y: 52 })],
		{ x: -1, y: 54 },
		({ bottom }) => bottom < 69.5,
	],
	[
		"moved off a name lie over no leaf more of the wreath of which they graze one",
		"over-text",
		"apart",
		[wreath, name({ text: "Ann and Tom", size: 7, x: 25, width: 50, y: 24 })],
		{ text: "Greetings from", size: 7, x: 30, width: 56, y: 26 },
		(ink) => artInk(wreath).filter((leaf) => areOver(leaf, ink)).length === 1,
	],
	[
		"moved off a name keep their size amid confetti",
		"over-text",
		"apart",
		[confetti, name({ text: "Ann and Tom", size: 7, x: 25, width: 50, y: 37 })],
		{ text: "Hi there", size: 7, x: 26, width: 56, y: 40 },
		(_ink, { size }) => size === 7,
	],
	[
		"moved off a name stay as large on the graphic that they lie on",
		"over-text",
		"apart",
		[tiles, name({ text: "Ann and Tom", size: 7, x: 25, width: 50, y: 24 })],
		{ text: "Greetings from", size: 7, x: 26, width: 56, y: 26 },
		(_ink, { size }) => size === 7,
	],
	[
		"brought into the page come to lie over no heart",
		"text-cut-off",
		"fit",
		[heartAt(40, 47)],
		{ x: -28, y: 49 },
		isOff(heartAt(40, 47)),
	],
	[
		"too long to fit beside a heart stand free of it elsewhere, hardly smaller",
		"text-cut-off",
		"fit",
		[heartAt(34, 47)],
		{ x: -28, y: 49 },
		(ink, text) => isOff(heartAt(34, 47))(ink, text) && text.size >= 6.4,
	],
	[
		"moved off a name, as they fit nowhere beside it, lie over no heart",
		"text-cut-off",
		"fit",
		[heartAt(26, 48), name({ text: "Ann and Tom", size: 7, x: 5, width: 50, y: 48 })],
		{ x: -28, y: 51 },
		isOff(heartAt(26, 48)),
	],
])("words that are %s", (_what, code, repair, drawn, place, isWanted) => {
	const text = fittedText({ ...name({}), id: "t", text: "Greetings", ...place }, (each) => measuredText(each, shaper));
	const lying = { ...page, elements: [...drawn, text] };
	const store = createEditorStore({ version: 1, sides: [lying] }, 1);
	const found = preflight(store.getState().document, shaper).find(
		(each) => each.elementId === "t" && each.code === code,
	);
	expect([found?.code, found && repairOf(found, text, store.getState().document)]).toEqual([code, repair]);
	store.run(repairCommand(found!, text, currentSide(store), shaper, "new")!);
	const moved = currentSide(store).elements.at(-1) as TextElement;
	expect(moved).not.toEqual(text);
	const ink = pageBounds(moved, wordsOf(moved, shaper));
	expect(isWanted(ink, moved), JSON.stringify([ink, moved.size])).toBe(true);
});

/** Letters of 8 mm in the middle of the page, unless it says otherwise. */
function name(place: Partial<TextElement>): TextElement {
	const words = { ...newText("name", "Marianne", "en", page), x: 20, width: 60, size: 8, ...place };
	return fittedText(words, (text) => measuredText(text, shaper));
}

function isOff(thing: PlacedElement): Wanted {
	return (ink) => !areOver(boundsOf(thing), ink);
}

function newGraphic(paths: readonly string[]): ClipArtElement {
	const art = { kind: "clip-art", set: "tabler", name: "wreath", label: "Wreath", opacity: 1, rotation: 0 } as const;
	return { ...art, id: "art", x: 10, y: 0, width: 80, height: 80, color: "#2f6f4f", paths: paths.map((d) => ({ d })) };
}

/** In the unit square. */
function squareAt(x: number, y: number, half: number): string {
	const [left, top, right, bottom] = [x - half, y - half, x + half, y + half];
	return `M ${left} ${top} L ${right} ${top} L ${right} ${bottom} L ${left} ${bottom} Z`;
}
