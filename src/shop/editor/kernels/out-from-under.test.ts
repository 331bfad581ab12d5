import { expect, test } from "vitest";
import type { DesignElement, GroupElement, SideFormat } from "#design/document.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { newCalendar } from "../calendar/new-calendar.ts";
import { newQr } from "../qr/new-qr.ts";
import { currentSide } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { everyElement, leavesOf } from "./element-tree.ts";
import { newPhoto, newShape, newText } from "./new-elements.ts";
import { repairCommand } from "./repair-command.ts";

const shaper = serverShaper();
const side: SideFormat = { code: "front", width: 200, height: 200, bleed: 3, safe: 5 };
const fitted = (text: ReturnType<typeof newText>) => fittedText(text, (each) => measuredText(each, shaper));
const words = {
	...fitted({ ...newText("words", "Ana & Tom", "en", side), color: "#1f1b16", width: 100, size: 16 }),
	x: 50,
	y: 80,
};
const photo = {
	...newPhoto("photo", { id: "sea", width: 6000, height: 4500 }, side),
	x: 40,
	y: 70,
	width: 120,
	height: 60,
};
const panel = { ...newShape("panel", "rectangle", "#f3e6d3", side), x: 45, y: 75, width: 110, height: 40 };
const heart = { ...newShape("heart", "heart", "#b3261e", side), x: 10, y: 10, width: 20, height: 20 };
const code = { ...newQr("code", side), text: "https://keepsake.example", x: 60, y: 70, width: 40, height: 40 };
const group = (...children: GroupElement["children"]): GroupElement => ({
	kind: "group",
	id: "g",
	opacity: 1,
	children,
});
const calendar = {
	...newCalendar("calendar", "en-GB", { year: 2027, month: 1 }, side),
	...{ x: 30, y: 30, width: 140, height: 112 },
};
const large = { ...photo, x: 0, y: 10, width: 200, height: 170 };
const light = 230;
const dark = 20;

test.each<[string, DesignElement[], number, string[]]>([
	["alone, no higher than need be", [words, photo, heart], light, ["photo", "words", "heart"]],
	["with the panel that it stands on", [panel, heart, words, photo], light, ["heart", "photo", "panel", "words"]],
	[
		"but not with what fills the side",
		[{ ...panel, x: -3, y: -3, width: 206, height: 206 }, words, photo],
		light,
		["panel", "photo", "words"],
	],
	[
		"nor with a panel that would hide other words",
		[panel, { ...words, id: "other", y: 95, text: "Est. 2026", size: 6 }, words, { ...photo, height: 24 }],
		light,
		["panel", "other", "photo", "words"],
	],
	[
		"nor with one under which a sign would be gone",
		[panel, { ...heart, x: 47, y: 85 }, words, { ...photo, x: 100 }],
		light,
		["panel", "heart", "photo", "words"],
	],
	[
		"or the photo itself",
		[panel, words, { ...photo, x: 60, y: 78, width: 40, height: 30 }],
		light,
		["panel", "photo", "words"],
	],
	["over what the customer locked", [words, { ...photo, locked: true }], light, ["photo", "words"]],
	["within its group", [group(words, photo), heart], light, ["g", "photo", "words", "heart"]],
	["with its group", [group(heart, words), photo], light, ["photo", "g", "heart", "words"]],
	["in a colour that can be read there", [words, photo], dark, ["photo", "words #ffffff"]],
	["to a free place where it would hide a code", [words, code], light, ["words", "code"]],
])("one press brings covered words out: %s", (_how, elements, level, order) => {
	const store = createEditorStore({ version: 1, sides: [{ ...side, elements }] }, 1);
	const tones = { width: 1, height: 1, data: [level, level, level, 255] };
	const surroundings = { cloth: null, tonesOf: () => tones };
	const warnings = () => preflight(store.getState().document, shaper, undefined, surroundings);
	const covered = warnings().find((warning) => warning.code === "text-covered" && warning.elementId === "words");
	const text = elements.flatMap(leavesOf).find(({ id }) => id === "words")!;
	store.run(repairCommand(covered!, text, currentSide(store), shaper, "new", undefined, surroundings)!);
	const after = everyElement(currentSide(store).elements);
	expect(
		after.map((each) => (each.kind === "text" && each.color !== words.color ? `${each.id} ${each.color}` : each.id)),
	).toEqual(order);
	expect(warnings().filter(({ code, severity }) => code === "text-covered" || severity === "red")).toEqual([]);
	store.undo();
	expect(currentSide(store).elements).toEqual(elements);
});

test("words are not brought out with a group under which the photo would be gone", () => {
	const ground = { ...photo, id: "ground", x: -3, y: -3, width: 206, height: 206 };
	const elements = [group(ground, words), photo];
	const surroundings = { cloth: null, tonesOf: () => ({ width: 1, height: 1, data: [light, light, light, 255] }) };
	const sides = [{ ...side, elements }];
	const covered = preflight({ sides }, shaper, undefined, surroundings).find(({ code }) => code === "text-covered");
	expect(repairCommand(covered!, words, sides[0]!, shaper, "new", undefined, surroundings)).toBeNull();
});

test.each<[string, DesignElement[], number, string[]]>([
	["alone", [calendar, photo, heart], light, ["photo", "calendar #1f1b16", "heart"]],
	[
		"with the panel that it stands on",
		[{ ...panel, x: 20, y: 20, width: 160, height: 130 }, calendar, { ...large, y: 100 }],
		light,
		["photo", "panel", "calendar #1f1b16"],
	],
	["in a colour that can be read there", [calendar, large], dark, ["photo", "calendar #ffffff"]],
	[
		"to a free place where it would hide a code",
		[{ ...calendar, width: 70, height: 60 }, code],
		light,
		["calendar #1f1b16", "code"],
	],
])("one press brings a covered calendar out: %s", (_how, elements, level, order) => {
	const store = createEditorStore({ version: 1, sides: [{ ...side, elements }] }, 1);
	const tones = { width: 1, height: 1, data: [level, level, level, 255] };
	const surroundings = { cloth: null, tonesOf: () => tones };
	const warnings = () => preflight(store.getState().document, shaper, undefined, surroundings);
	const covered = warnings().find(({ code: told }) => told === "calendar-covered");
	const own = elements.find(({ id }) => id === "calendar")!;
	store.run(repairCommand(covered!, own, currentSide(store), shaper, "new", undefined, surroundings)!);
	const after = everyElement(currentSide(store).elements);
	expect(after.map((each) => (each.kind === "calendar" ? `${each.id} ${each.color}` : each.id))).toEqual(order);
	expect(warnings().filter(({ code: told, severity }) => told === "calendar-covered" || severity === "red")).toEqual(
		[],
	);
});
