import { expect, test } from "vitest";
import type { CalendarElement, DesignElement, GroupElement, SideFormat, TextElement } from "#design/document.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { newCalendar } from "../calendar/new-calendar.ts";
import { newQr } from "../qr/new-qr.ts";
import { isPlaced } from "./boxes.ts";
import { currentSide } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { everyElement, leavesOf } from "./element-tree.ts";
import { fillingSide, newPhoto, newShape, newText } from "./new-elements.ts";
import { inReadingOrder } from "./reading-order.ts";
import { mayRepair, repairOf } from "./repair.ts";
import { repairCommand } from "./repair-command.ts";

const shaper = serverShaper();
const side: SideFormat = { code: "front", width: 200, height: 200, bleed: 3, safe: 5 };
const photo = fillingSide(newPhoto("p", { id: "sea", width: 3000, height: 3000 }, side), side);
const words = fittedText(newText("t", "Ahoy", "en", side), (text) => measuredText(text, shaper));
const column = (level: number) => [level, level, level, 255];

test.each<[string, string, number[], string, string[]]>([
	["white on a light photo", "#ffffff", [240], "readable", ["photo", "text #1f1b16"]],
	["dark on a dark photo", "#112233", [20], "readable", ["photo", "text #ffffff"]],
	[
		"white on a mixed photo",
		"#ffffff",
		Array(16).fill([240, 20]).flat(),
		"field",
		["photo", "group", "shape", "text #ffffff"],
	],
	[
		"white across the edge of the dark",
		"#ffffff",
		[...Array(18).fill(20), ...Array(14).fill(240)],
		"field",
		["photo", "group", "shape", "text #ffffff"],
	],
	[
		"pink on a mixed photo",
		"#e8a0a0",
		Array(16).fill([240, 20]).flat(),
		"field",
		["photo", "group", "shape", "text #e8a0a0"],
	],
])("one press mends %s", (_name, color, levels, repair, elements) => {
	const text: TextElement = { ...words, color, rotation: 20 };
	const tones = { width: levels.length, height: 1, data: levels.flatMap(column) };
	const store = createEditorStore({ version: 1, sides: [{ ...side, elements: [photo, text] }] }, 1);
	const warnings = () =>
		preflight(store.getState().document, shaper, undefined, { cloth: null, tonesOf: () => tones }).filter(
			({ code }) => code === "hard-to-read",
		);
	const [warning] = warnings();
	expect(warning && repairOf(warning, text, store.getState().document)).toBe(repair);
	store.run(repairCommand(warning!, text, currentSide(store), shaper, "new")!);
	const seen = everyElement(currentSide(store).elements);
	expect(seen.map((each) => (each.kind === "text" ? `text ${each.color}` : each.kind))).toEqual(elements);
	expect(warnings()).toEqual([]);
	store.undo();
	expect(currentSide(store).elements).toEqual([photo, text]);
});

const MIXED: number[] = Array(16).fill([240, 20]).flat();
test.each<[string, number[], Partial<CalendarElement>, string[], string[]]>([
	["a dark one on a dark photo", [20], {}, ["calendar"], ["#ffffff", "#ffffff"]],
	["one whose weekends alone are lost, where dark is dull", [95], {}, ["calendar"], ["#ffffff", "#ffffff"]],
	["one on a mixed photo", MIXED, {}, ["group", "shape", "calendar"], ["#1f1b16", "#b3261e"]],
	["one in two inks", MIXED, { weekendColor: "#f2e6c9" }, ["group", "shape", "calendar"], ["#1f1b16", "#1f1b16"]],
	["a faint one", MIXED, { opacity: 0.3 }, ["group", "shape", "calendar"], ["#1f1b16", "#1f1b16"]],
])("one press makes a calendar readable: %s", (_name, levels, change, kinds, inks) => {
	const tones = { width: levels.length, height: 1, data: levels.flatMap(column) };
	const calendar = { ...newCalendar("c", "en-GB", { year: 2027, month: 2 }, side), ...change };
	const store = createEditorStore({ version: 1, sides: [{ ...side, elements: [photo, calendar] }] }, 1);
	const surroundings = { cloth: null, tonesOf: () => tones };
	const warnings = () =>
		preflight(store.getState().document, shaper, undefined, surroundings).filter(({ code }) => code === "hard-to-read");
	const [warning] = warnings();
	expect(warning && repairOf(warning, calendar, store.getState().document)).toBe(
		kinds.length > 1 ? "field" : "readable",
	);
	store.run(repairCommand(warning!, calendar, currentSide(store), shaper, "new", undefined, surroundings)!);
	const all = everyElement(currentSide(store).elements);
	expect(all.map(({ kind }) => kind)).toEqual(["photo", ...kinds]);
	const { color, weekendColor } = all.at(-1) as CalendarElement;
	expect([color, weekendColor]).toEqual(inks);
	expect(warnings()).toEqual([]);
	store.undo();
	expect(currentSide(store).elements).toEqual([photo, calendar]);
});

const page: SideFormat = { code: "front", width: 100, height: 80, bleed: 3, safe: 5 };
const sea = { id: "sea", width: 560, height: 420 };
const small = { ...newPhoto("p", sea, page), x: 10, y: 10, width: 80, height: 60 };
const heart = newShape("h", "heart", "#b3261e", page);
const month = newCalendar("c", "en-GB", { year: 2027, month: 2 }, page);
const below = { ...month, id: "below", x: 5, y: 20, width: 45, height: 36 };
const code = { ...newQr("q", page), text: "https://keepsake.example/für-zoë", x: 40, y: 30, width: 25, height: 25 };
const group = (...children: GroupElement["children"]): GroupElement => ({
	kind: "group",
	id: "g",
	opacity: 1,
	children,
});
const line = { ...words, id: "other", x: 20, y: 20, width: 60, size: 8 };

test.each<[string, DesignElement[], string]>([
	["a calendar over the edge", [{ ...month, x: 60 }], "text-cut-off"],
	["a turned one, larger than the page", [{ ...month, width: 130, height: 60, rotation: 30 }], "text-cut-off"],
	["a calendar near the edge", [{ ...month, y: 2 }], "outside-safe-zone"],
	["a calendar whose font lacks a sign", [{ ...month, font: "pacifico", title: "→ 2027" }], "missing-glyph"],
	["a photo with too few pixels", [small], "few-pixels"],
	["a turned one", [{ ...small, rotation: 30 }], "few-pixels"],
	["a photo up to the cut", [{ ...small, width: 12, height: 9, x: 0, y: 71 }], "short-of-bleed"],
	[
		"one that lies, up to three cuts",
		[{ ...small, width: 80, height: 100, x: 10, y: -10, rotation: 90 }],
		"short-of-bleed",
	],
	["a photo beside the page", [{ ...small, width: 12, height: 9, x: 130, rotation: 45 }], "outside-page"],
	["a shape above the page", [{ ...heart, y: -60 }], "outside-page"],
	["a text below the page", [{ ...line, y: 90 }], "outside-page"],
	["a text over another", [{ ...line, id: "below", text: "Land ho" }, line], "over-text"],
	["a calendar over another", [below, { ...month, width: 50, height: 40 }], "over-text"],
	["letters that the font lacks", [{ ...line, font: "pacifico", text: "Land →" }], "missing-glyph"],
	["a code with small dots", [{ ...code, width: 18, height: 18 }], "qr-too-small"],
	["one near the corner", [{ ...code, x: 85, y: 65, width: 12, height: 12 }], "qr-too-small"],
	["a code over the edge", [{ ...code, x: 85 }], "qr-cut-off"],
	["one larger than the page", [{ ...code, x: -30, y: -30, width: 140, height: 140 }], "qr-cut-off"],
	["light dots on dark", [{ ...code, color: "#ffffff", ground: "#1f1b16" }], "qr-hard-to-read"],
	["soft dots on what lies below", [{ ...code, color: "#a89d8f", ground: null }], "qr-hard-to-read"],
	["a faint code", [{ ...code, opacity: 0.3 }], "qr-hard-to-read"],
	["a code under a form", [code, { ...heart, x: 40, y: 30 }], "qr-covered"],
	[
		"one in a group, under all of it",
		[group(code, { ...heart, id: "beside", x: 5, y: 5, width: 9, height: 9 }), { ...heart, x: 40, y: 30 }],
		"qr-covered",
	],
	["one under another in its group", [group(code, { ...heart, x: 40, y: 30 })], "qr-covered"],
	["one under words, which it must not hide", [code, { ...line, y: 40 }], "qr-covered"],
])("one press mends %s and brings nothing new", (_name, elements, code) => {
	const store = createEditorStore({ version: 1, sides: [{ ...page, elements }] }, 1);
	const warnings = () => preflight(store.getState().document, shaper);
	const before = warnings().find((warning) => warning.code === code);
	const element = elements.flatMap((each) => leavesOf(each)).find(({ id }) => id === before?.elementId);
	if (!before || !isPlaced(element)) throw new Error(`Nothing to mend: ${JSON.stringify(warnings())}`);
	store.run(repairCommand(before, element, currentSide(store), shaper, "new")!);
	const severe = warnings().filter((warning) => warning.code === code || warning.severity === "red");
	expect(severe.filter(({ code }) => code !== "few-pixels" || code === before.code)).toEqual([]);
	store.undo();
	expect(currentSide(store).elements).toEqual(elements);
});

test("a code comes out from under what covers it by the way that hides no words", () => {
	const said = { ...line, y: 40 };
	const tones = { width: 1, height: 1, data: [20, 40, 60, 255] };
	const surroundings = { cloth: null, tonesOf: () => tones };
	const press = (...elements: DesignElement[]) => {
		const store = createEditorStore({ version: 1, sides: [{ ...page, elements }] }, 1);
		const found = preflight(store.getState().document, shaper, undefined, surroundings);
		const [warning] = found.filter(({ code }) => code === "qr-covered");
		const command = repairCommand(warning!, code, currentSide(store), shaper, "new", undefined, surroundings);
		if (command) store.run(command);
		return currentSide(store).elements;
	};
	expect(press(code, { ...heart, x: 40, y: 30 }).map(({ id }) => id)).toEqual(["h", "q"]);
	const [moved, words] = press(code, said);
	expect(words).toBe(said);
	expect(moved).toMatchObject({ id: "q", width: 25, height: 25 });
	expect(moved).not.toMatchObject({ x: code.x, y: code.y });
	expect(
		press(code, { ...said, opacity: 0 }, { ...photo, x: 5, y: 5, width: 90, height: 70, locks: ["place"] }),
	).toMatchObject([{ id: "other" }, { id: "p" }, { id: "q" }]);
	expect(press(code, { ...code, id: "upper", x: code.x + 5 }).map(({ id }) => id)).toEqual(["q", "upper"]);
});

const card = { ...page, folds: [50] };

test("a photo that covered a folded side lies on its last part where its pixels are enough for that alone", () => {
	for (const [pixels, from] of [
		[300, 50],
		[700, 0],
	] as const) {
		const whole = fillingSide(newPhoto("p", { id: "sea", width: pixels, height: pixels * 0.8 }, page), page);
		const store = createEditorStore({ version: 1, sides: [{ ...page, elements: [whole] }] }, 1);
		const warnings = preflight(store.getState().document, shaper, () => ({ yellowBelow: 200, redBelow: 120 }));
		const side = { ...currentSide(store), folds: card.folds };
		store.run(repairCommand(warnings.find(({ code }) => code === "few-pixels")!, whole, side, shaper, "new")!);
		const [mended] = currentSide(store).elements as [typeof whole];
		expect([mended.width < 50, mended.x >= from && mended.x + mended.width <= 100]).toEqual([from === 50, true]);
	}
});

test.each<[string, DesignElement, (before: number, after: number) => boolean]>([
	["a code mostly on the right", { ...code, x: 46 }, (width, now) => now === width],
	["one mostly on the left", { ...code, x: 26 }, (width, now) => now === width],
	["a turned one", { ...code, x: 35, rotation: 20 }, (width, now) => now === width],
	["a text that only comes close", { ...line, x: 51.5, width: 30, align: "left" }, (width, now) => now === width],
	["words in a box that is wider", { ...line, x: 10, width: 90, text: "Hi" }, (width, now) => now === width],
	["a text wider than a half", { ...line, size: 14, x: 5, width: 90, text: "Ahoy there" }, (width, now) => now < width],
	["a bent text", { ...line, size: 9, x: 25, curve: 60 } as never, () => true],
	["a calendar over both halves", month, (width, now) => now < width],
])("one press moves %s off the fold, smaller only where it must be", (_name, element, isSized) => {
	const store = createEditorStore({ version: 1, sides: [{ ...page, elements: [element] }] }, 1);
	const limits = () => ({ yellowBelow: 200, redBelow: 120, folds: card.folds });
	const warnings = () => preflight(store.getState().document, shaper, limits);
	const [warning] = warnings().filter(({ code }) => code === "over-fold");
	if (!warning || !isPlaced(element)) throw new Error(`Nothing to mend: ${JSON.stringify(warnings())}`);
	expect(repairOf(warning, element, store.getState().document)).toBe("beside");
	store.run(repairCommand(warning, element, { ...currentSide(store), folds: card.folds }, shaper, "new")!);
	const [mended] = currentSide(store).elements as [typeof element];
	expect(warnings().map(({ code }) => code)).not.toContain("over-fold");
	expect(warnings().filter(({ severity }) => severity === "red")).toEqual([]);
	expect(isSized(element.width, mended.width)).toBe(true);
	const middle = (each: typeof element) => each.x + each.width / 2;
	if (middle(element) !== 50) expect(middle(mended) > 50).toBe(middle(element) > 50);
	store.undo();
	expect(currentSide(store).elements).toEqual([element]);
});

test.each<[string, number, number]>([
	["a calendar", 150, 0],
	["a turned one", 156, 8],
])(
	"%s that lies over another goes to a free place of a card, not across its fold, and stays as it is turned",
	(_name, x, rotation) => {
		const open = { ...page, width: 210, height: 148 };
		const sized = { ...month, y: 20, width: 52, height: 42, rotation: 0 };
		const [under, over] = [
			{ ...sized, id: "below", x: 150 },
			{ ...sized, x, y: 40, rotation },
		];
		const store = createEditorStore({ version: 1, sides: [{ ...open, elements: [under, over] }] }, 1);
		const limits = () => ({ yellowBelow: 200, redBelow: 120, folds: [105] });
		const warnings = () => preflight(store.getState().document, shaper, limits);
		const [warning] = warnings().filter(({ code, elementId }) => code === "over-text" && elementId === over.id);
		if (!warning) throw new Error(`Nothing to mend: ${JSON.stringify(warnings())}`);
		store.run(repairCommand(warning, over, { ...currentSide(store), folds: [105] }, shaper, "new")!);
		expect(warnings().map(({ code }) => code)).not.toContain("over-text");
		expect(warnings().map(({ code }) => code)).not.toContain("over-fold");
		expect(currentSide(store).elements[1]).toMatchObject({ rotation });
	},
);

test("what keeps its place or its size is not moved off a fold", () => {
	const document = { version: 1, sides: [{ ...page, elements: [] }] } as const;
	expect(mayRepair(document, code, "beside")).toBe(true);
	expect(mayRepair(document, { ...code, locks: ["place"] }, "beside")).toBe(false);
	expect(mayRepair(document, { ...code, locks: ["size"] }, "beside")).toBe(false);
});

const say = (id: string, text: string, y: number): TextElement => ({
	...fittedText({ ...line, id, text }, (each) => measuredText(each, shaper)),
	y,
});

test("a text over a calendar, or under it, moves to where it covers no day", () => {
	const calendar = { ...month, x: 10, y: 10, width: 60, height: 45 };
	const text = say("t", "Ahoy", 30);
	for (const elements of [
		[calendar, text],
		[text, calendar],
	]) {
		const store = createEditorStore({ version: 1, sides: [{ ...page, elements }] }, 1);
		const over = () => preflight(store.getState().document, shaper).filter(({ code }) => code === "over-text");
		const [warning, ...more] = over();
		expect(warning).toMatchObject({ elementId: "t", severity: "red" });
		expect(more).toEqual([]);
		store.run(repairCommand(warning!, text, currentSide(store), shaper, "new")!);
		expect(over()).toEqual([]);
		expect(currentSide(store).elements.find(({ kind }) => kind === "calendar")).toEqual(calendar);
	}
});

test("a code that keeps its size is not made smaller to lie within the page", () => {
	const document = { version: 1, sides: [{ ...page, elements: [] }] } as const;
	expect(mayRepair(document, { ...code, locks: ["style"] }, "inside")).toBe(true);
	expect(mayRepair(document, { ...code, locks: ["size"] }, "inside")).toBe(false);
	expect(mayRepair(document, { ...line, locks: ["size"] }, "inside")).toBe(true);
});

test("a text that lies over another one moves no farther than it must, and the form asks in the same order", () => {
	const [title, name, date] = [say("title", "Land ho", 20), say("name", "Ahoy", 21), say("date", "1 May", 60)];
	const store = createEditorStore({ version: 1, sides: [{ ...page, elements: [date, title, name] }] }, 1);
	const order = () => inReadingOrder(currentSide(store).elements).map(({ id }) => id);
	expect(order()).toEqual(["title", "name", "date"]);
	const [warning] = preflight(store.getState().document, shaper);
	expect(warning).toMatchObject({ code: "over-text", elementId: "name" });
	store.run(repairCommand(warning!, name, currentSide(store), shaper, "new")!);
	expect(preflight(store.getState().document, shaper)).toEqual([]);
	expect(order()).toEqual(["title", "name", "date"]);
	const placed = currentSide(store).elements[2] as TextElement;
	expect(placed).toMatchObject({ id: "name", x: name.x, size: name.size });
	expect(placed.y - name.y).toBeGreaterThan(0);
	expect(placed.y - name.y).toBeLessThan(title.height * 1.2);
});

test("one that stands on its side stays so", () => {
	const [title, name] = [say("title", "Land ho", 20), { ...say("name", "Ahoy", 21), rotation: 90 }];
	const store = createEditorStore({ version: 1, sides: [{ ...page, elements: [title, name] }] }, 1);
	const warning = preflight(store.getState().document, shaper).find(({ code }) => code === "over-text");
	store.run(repairCommand(warning!, name, currentSide(store), shaper, "new")!);
	expect(currentSide(store).elements[1]).toMatchObject({ rotation: 90, size: name.size });
	expect(preflight(store.getState().document, shaper)).toEqual([]);
});

test("what can't be mended stays as it is", () => {
	const tiny = { ...small, picture: { id: "dot", width: 3, height: 3 }, crop: { x: 0, y: 0, width: 1, height: 1 } };
	const side = { ...page, elements: [tiny] };
	const [warning] = preflight({ sides: [side] }, shaper);
	expect(repairCommand(warning!, tiny, side, shaper, "new")).toBeNull();
});

test("what has the product's colour gets one that is seen there", () => {
	const heart = newShape("h", "heart", "#1f1b16", side);
	const store = createEditorStore({ version: 1, sides: [{ ...side, elements: [heart] }] }, 1);
	const surroundings = { cloth: "#1f2f46", tonesOf: () => undefined };
	const warnings = () => preflight(store.getState().document, shaper, undefined, surroundings);
	const [warning] = warnings();
	expect(warning && repairOf(warning, heart, store.getState().document)).toBe("seen");
	store.run(repairCommand(warning!, heart, currentSide(store), shaper, "new", undefined, surroundings)!);
	expect(currentSide(store).elements[0]).toMatchObject({ fill: { color: "#ffffff" } });
	expect(warnings()).toEqual([]);
	const figures = { code: "hard-to-see", severity: "yellow", figures: {}, sideCode: "front", elementId: "h" } as const;
	expect(repairOf(figures, heart, store.getState().document), "several tones").toBeNull();
});
