import { expect, test } from "vitest";
import type { DesignElement, GroupElement, SideFormat, TextElement } from "#design/document.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import type { Surroundings } from "#design/preflight/ground.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { newCalendar } from "../calendar/new-calendar.ts";
import { newQr } from "../qr/new-qr.ts";
import { elementOf } from "./commands.ts";
import { currentSide } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { newPhoto, newShape, newText } from "./new-elements.ts";
import { repairCommand } from "./repair-command.ts";

const shaper = serverShaper();
const page: SideFormat = { code: "front", width: 100, height: 100, bleed: 3, safe: 5 };
const month = newCalendar("c", "en-GB", { year: 2027, month: 2 }, page);
const say = (id: string, text: string, place: Partial<TextElement>): TextElement =>
	fittedText({ ...newText(id, text, "en", page), size: 8, ...place } as TextElement, (each) =>
		measuredText(each, shaper),
	);
const red = { ...newShape("red", "rectangle", "#b3261e", page), y: 20, height: 20 };
const full = (color: string): readonly DesignElement[] => [
	{ ...month, id: "below", x: 10, y: 5, width: 80, height: 50 },
	say("one", "Land ho, land ho", { x: 5, y: 58, width: 90, color }),
	say("two", "Land ho, land ho", { x: 5, y: 76, width: 90, color }),
];
const group = (...children: GroupElement["children"]): GroupElement => ({
	kind: "group",
	id: "g",
	opacity: 1,
	children,
});

/** One press on a warning; what is told of other things by then that was not told before. */
function press(
	format: SideFormat,
	folds: number[],
	elements: readonly DesignElement[],
	code: string,
	id: string,
	surroundings: Surroundings = { cloth: null, tonesOf: () => undefined },
) {
	const store = createEditorStore({ version: 1, sides: [{ ...format, elements }] }, 1);
	const limits = () => ({ yellowBelow: 200, redBelow: 120, folds });
	const warnings = () => preflight(store.getState().document, shaper, limits, surroundings);
	const before = warnings();
	const warning = before.find((each) => each.code === code && each.elementId === id);
	const element = elementOf(store.getState().document, format.code, id);
	if (!warning || !element) throw new Error(`Nothing to mend: ${JSON.stringify(before)}`);
	const command = repairCommand(
		warning,
		element,
		{ ...currentSide(store), folds },
		shaper,
		"new",
		limits(),
		surroundings,
	);
	if (command) expect(store.run(command)).toBe(true);
	const known = new Set(before.map((each) => `${each.severity} ${each.code} ${each.elementId}`));
	return {
		isMade: command !== null,
		isMended: !warnings().some((each) => each.code === code && each.elementId === id),
		graver: warnings()
			.filter(({ severity }) => severity === "red")
			.map((each) => `${each.severity} ${each.code} ${each.elementId}`)
			.filter((each) => !known.has(each)),
	};
}

test.each<[string, SideFormat, number[], DesignElement[], string, string]>([
	[
		"a calendar over another one onto words, where all is full",
		page,
		[],
		[...full("#1f1b16"), { ...month, x: 10, y: 10, width: 80, height: 30 }],
		"over-text",
		"c",
	],
	[
		"it onto words that can be told apart",
		page,
		[],
		[...full("#d9b8b0"), { ...month, x: 10, y: 10, width: 80, height: 30 }],
		"over-text",
		"c",
	],
	[
		"letters to the colour of those they lie over",
		page,
		[],
		[
			{ ...newShape("ground", "rectangle", "#ffffff", page), x: 0, y: 0, width: 100, height: 100 },
			say("dark", "Land ho", { x: 10, y: 40, width: 80, color: "#1f1b16" }),
			say("light", "Ahoy there", { x: 10, y: 40, width: 80, color: "#f4f0e8" }),
		],
		"hard-to-read",
		"light",
	],
	[
		"words of a group that is nearly gone, by themselves",
		page,
		[],
		[{ ...group(say("pale", "Land ho", { x: 5, y: 20, width: 60, opacity: 0.5 })), opacity: 0.1 }],
		"hard-to-read",
		"pale",
	],
	[
		"white words of such a group",
		page,
		[],
		[{ ...group(say("pale", "Land ho", { x: 5, y: 20, width: 60, color: "#ffffff" })), opacity: 0.05 }],
		"hard-to-read",
		"pale",
	],
	[
		"one of a group that is wider than a half, and keeps its size",
		page,
		[50],
		[
			group(
				{ ...newQr("code", page), x: 42, y: 60, width: 50, height: 16, locks: ["size"] },
				{ ...red, x: 5, width: 12 },
			),
		],
		"over-fold",
		"code",
	],
])("no press leads %s", (_what, format, folds, elements, code, id) => {
	expect(press(format, folds, elements, code, id)).toEqual({ isMade: false, isMended: false, graver: [] });
});

/** Light along the top, dark below. */
const dusk = { width: 1, height: 4, data: [250, 20, 20, 20].flatMap((level) => [level, level, level, 255]) };
const sky: DesignElement = {
	...newPhoto("sky", { id: "sky", width: 4000, height: 4000 }, page),
	...{ x: -3, y: -3, width: 106, height: 106 },
};
const label: DesignElement = { ...newShape("label", "rectangle", "#ffffff", page), x: 0, y: 0, width: 100, height: 27 };
const ahoy = say("under", "Land ho, land ho", { x: 5, y: 6, width: 90, size: 9, color: "#1f1b16" });
const over = say("over", "Ahoy there", { x: 5, y: 6, width: 90, size: 9, color: "#1f1b16" });

test.each<[string, readonly DesignElement[], Surroundings]>([
	["the dark of a photo", [sky, ahoy, over], { cloth: null, tonesOf: () => dusk }],
	["dark cloth", [label, ahoy, over], { cloth: "#101014", tonesOf: () => undefined }],
])("no press leads dark letters onto %s", (_where, elements, surroundings) => {
	expect(press(page, [], elements, "over-text", "over", surroundings).graver).toEqual([]);
});

test.each<[string, SideFormat, number[], DesignElement[], string, string]>([
	[
		"a text over the edge goes beside the one that stands there",
		page,
		[],
		[say("there", "Land ho", { x: 5, y: 20, width: 60 }), say("over", "Ahoy", { x: -30, y: 20, width: 60 })],
		"text-cut-off",
		"over",
	],
	[
		"a calendar over the edge goes beside the one that stands there",
		{ ...page, width: 210, height: 148 },
		[],
		[
			{ ...month, id: "there", x: 42, y: 20, width: 60, height: 48 },
			{ ...month, x: -20, y: 20, width: 60, height: 48 },
		],
		"text-cut-off",
		"c",
	],
	[
		"words that are nearly gone become opaque",
		page,
		[],
		[say("pale", "Land ho", { x: 5, y: 20, width: 60, opacity: 0.05 })],
		"hard-to-read",
		"pale",
	],
	[
		"white words that are nearly gone get an ink that is read, opaque",
		page,
		[],
		[say("pale", "Land ho", { x: 5, y: 20, width: 60, color: "#ffffff", opacity: 0.05 })],
		"hard-to-read",
		"pale",
	],
	[
		"a calendar goes off a fold to where it covers no words",
		{ ...page, height: 46 },
		[50],
		[
			say("left", "Land ho, land ho", { x: 5, y: 5, width: 24 }),
			say("right", "Land ho, land ho", { x: 71, y: 5, width: 24 }),
			{ ...month, x: 30, y: 5, width: 40, height: 36 },
		],
		"over-fold",
		"c",
	],
])("%s", (_what, format, folds, elements, code, id) => {
	expect(press(format, folds, elements, code, id)).toEqual({ isMade: true, isMended: true, graver: [] });
});

test.each([
	["neither can be read", "#fefefe", "#f8f8f8", false],
	["the first can, once it is opaque", "#777777", "#fefefe", false],
	["the other can, once it is opaque", "#fefefe", "#777777", true],
])("of faint words in two inks the first press mends those in the first: %s", (_what, first, other, isMended) => {
	const runs = [{ from: 0, to: 4, color: first }];
	const pale = say("pale", "Land ho", { x: 5, y: 20, width: 60, color: other, opacity: 0.05, runs });
	expect(press(page, [], [pale], "hard-to-read", "pale")).toEqual({ isMade: true, isMended, graver: [] });
});
