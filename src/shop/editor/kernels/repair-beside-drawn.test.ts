import { expect, test } from "vitest";
import type { DesignElement, SideFormat, TextElement } from "#design/document.ts";
import { pageBounds } from "#design/preflight/placement.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import type { Bounds } from "./boxes.ts";
import { currentSide } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { wordsOf } from "./free-place.ts";
import { measuredText } from "./measured-text.ts";
import { newShape, newText } from "./new-elements.ts";
import { repairCommand, repairOf } from "./repair.ts";
import { fittedText } from "./resize-element.ts";

const shaper = serverShaper();
const page: SideFormat = { code: "front", width: 100, height: 80, bleed: 3, safe: 5 };
const drawnLine = { color: "#1f1b16", width: 0.5 };
const frame: DesignElement = {
	...newShape("frame", "rectangle", "#1f1b16", page),
	...{ x: 10, y: 10, width: 80, height: 60, cornerRadius: 0, fill: null, stroke: drawnLine },
};
const heartAt = (x: number, y: number): DesignElement => ({
	...newShape("heart", "heart", "#b3261e", page),
	x,
	y,
	width: 12,
	height: 12,
});

type Case = [string, string, string, DesignElement[], Partial<TextElement>, (ink: Bounds) => boolean];
test.each<Case>([
	[
		"moved off a name cross no line of the frame that they are in",
		"over-text",
		"apart",
		[frame, named(20)],
		{ y: 19 },
		({ left, top, right, bottom }) => left > 10.5 && top > 10.5 && right < 89.5 && bottom < 69.5,
	],
	[
		"brought into the page come to lie over no heart",
		"text-cut-off",
		"fit",
		[heartAt(40, 47)],
		{ x: -28, y: 49 },
		({ top, right, bottom }) => right <= 40 || top >= 59 || bottom <= 47,
	],
])("words that are %s", (_what, code, repair, drawn, place, isFree) => {
	const text = fittedText({ ...named(20), id: "t", text: "Greetings", ...place }, (each) => measuredText(each, shaper));
	const lying = { ...page, elements: [...drawn, text] };
	const store = createEditorStore({ version: 1, sides: [lying] }, 1);
	const found = preflight(store.getState().document, shaper).find(
		(each) => each.elementId === "t" && each.code === code,
	);
	expect([found?.code, found && repairOf(found, text)]).toEqual([code, repair]);
	store.run(repairCommand(found!, text, currentSide(store), shaper, "new")!);
	const moved = currentSide(store).elements.at(-1) as TextElement;
	expect(moved).not.toEqual(text);
	const ink = pageBounds(moved, wordsOf(moved, shaper));
	expect(isFree(ink), JSON.stringify(ink)).toBe(true);
});

/** Letters of 8 mm in the middle of the page. */
function named(y: number): TextElement {
	const words = newText("name", "Marianne", "en", page);
	return fittedText({ ...words, x: 20, y, width: 60, size: 8 }, (text) => measuredText(text, shaper));
}
