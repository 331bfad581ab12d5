import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { DesignDocument, SideFormat, TextElement } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import { preflight } from "#design/preflight/preflight.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { FACES } from "#painters/fonts.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { createShaper } from "#painters/shaper.ts";
import { changeElement } from "./change-element.ts";
import { setCommand } from "./commands.ts";
import { currentSide } from "./editing.ts";
import { createEditorStore, type EditorStore } from "./editor-store.ts";
import { groupSelected } from "./group.ts";
import { packSteps, unpackSteps } from "./kept-steps.ts";
import { newShape, newText } from "./new-elements.ts";
import { refitBy, remeasureTexts } from "./remeasure-texts.ts";
import { editText } from "./text-editing.ts";

const all = serverShaper();
/** The emoji, and some fonts, have not come yet. */
const without = createShaper(
	new Map(
		(["open-sans", "noto-sans-arabic"] as const).map((id) => [
			id,
			readFileSync(fileURLToPath(import.meta.resolve(FACES[id].file))),
		]),
	),
);
const early: TextShaper = { ...without, standsIn: () => true };
const side: SideFormat = { code: "inside", width: 105, height: 148, bleed: 3, safe: 6 };
const words = "مبروك يا صديقتي mit ❤️ von uns";

const start = {
	...newText("t", "❤️", "de", side),
	x: 7,
	y: 30,
	width: 90,
	height: 13,
	fit: true,
	verticalAlign: "middle",
} as TextElement;
const heart = newShape("h", "heart", "#b3261e", side);

function written(first = start) {
	const store = createEditorStore({ version: 1, bound: true, sides: [{ ...side, elements: [first, heart] }] }, 1);
	const text = () => flatElements(currentSide(store).elements).find(({ id }) => id === "t") as TextElement;
	const write = (value: string, session = "s") => {
		const at = { anchor: 0, focus: 0 };
		const input = { element: text(), value, inputType: "insertText", time: 0, session, before: at, after: at };
		editText(store, input, null, (each) => measuredText(each, early));
	};
	write(words);
	return {
		store,
		text,
		write,
		codes: () => preflight(store.getState().document, all).map(({ code }) => code),
		come: () => remeasureTexts(store, (each) => measuredText(each, all)),
		fits: () => text().size === all.largestSize(text()),
	};
}

test("words whose fonts come late fit their frame when they are there, and one step back takes the words away", () => {
	const { store, text, codes, come } = written();
	expect(codes()).toEqual(["text-overflows"]);
	come();
	expect(codes()).toEqual([]);
	expect(text().size).toBe(all.largestSize(text()));
	store.undo();
	expect(text()).toEqual(start);
	store.redo();
	expect(codes()).toEqual([]);
});

test("what else was done before their fonts came is undone without them, and does not keep them from fitting", () => {
	const { store, text, codes, come } = written();
	store.run(setCommand(side.code, heart, { x: heart.x + 5 }));
	store.run(setCommand(side.code, { ...heart, x: heart.x + 5 }, { x: heart.x + 9 }));
	store.undo();
	come();
	expect(codes()).toEqual([]);
	store.redo();
	store.undo();
	store.undo();
	expect(currentSide(store).elements[1]).toEqual(heart);
	expect(codes()).toEqual([]);
	store.undo();
	expect(text()).toEqual(start);
});

test.each<[string, (store: EditorStore, text: TextElement) => unknown]>([
	["recoloured", (store, text) => store.run(setCommand(side.code, text, { color: "#112233" }))],
	["grouped", (store) => groupSelected(store, "g")],
])(
	"words that were %s before their fonts came fit when that is undone, and are as they were before they were written",
	(_what, step) => {
		const { store, text, codes, come, fits } = written();
		store.selectMany(["t", "h"]);
		step(store, text());
		come();
		expect(codes()).toEqual([]);
		const last = store.getState().document;
		store.undo();
		expect([codes(), fits(), text().color]).toEqual([[], true, start.color]);
		store.undo();
		expect(text()).toEqual(start);
		store.redo();
		store.redo();
		expect(store.getState().document).toEqual(last);
	},
);

test("all that was written before the fonts came fits, whichever step one goes back or forth to", () => {
	const { store, text, write, come, fits } = written();
	write(`${words} ❤️❤️`, "second");
	write(`${words} ❤️❤️❤️❤️`, "third");
	store.undo();
	come();
	expect([fits(), store.redo() !== null, fits()]).toEqual([true, true, true]);
	store.undo();
	store.undo();
	expect([text().text, fits()]).toEqual([words, true]);
	store.undo();
	expect(text()).toEqual(start);
});

test("a template's text that keeps its place, size and style is fitted too when its fonts are there", () => {
	const { store, text, codes, come } = written({ ...start, locks: ["place", "size", "style", "presence"] });
	expect(codes()).toEqual(["text-overflows"]);
	come();
	expect([codes(), text().size]).toEqual([[], all.largestSize(text())]);
	store.undo();
	expect(text().text).toBe(start.text);
});

test("no late measure moves or widens what a template keeps", () => {
	const { store } = written({ ...start, locks: ["place", "size"] });
	const before = store.getState().document;
	for (const change of [{ y: 31 }, { width: 91 }, { rotation: 1 }]) {
		store.remeasure((each) => ({ ...each, ...change }));
	}
	expect(store.getState().document).toBe(before);
});

const measureEarly = (each: TextElement) => measuredText({ ...each, font: "open-sans" }, early);
const measureAll = (each: TextElement) => measuredText(each, all);

/** As a template may have it: neither as high as its lines nor as large as fits. */
const drawn = [
	{ ...newText("t", "Für Zoë\nund Max", "de", side), x: 7, width: 90, height: 44 },
	{ ...newText("t", "Für Zoë", "de", side), x: 7, width: 90, height: 30, size: 4, fit: true },
] as readonly TextElement[];

test.each(drawn)(
	"a font that comes while its text is taken back, or deleted, is measured where it is, and nothing else",
	(text) => {
		for (const leave of ["undo", "delete"] as const) {
			const store = createEditorStore({ version: 1, sides: [{ ...side, elements: [text] }] }, 1);
			const now = () => currentSide(store).elements[0] as TextElement;
			changeElement(store, text, { font: "pacifico" }, measureEarly);
			expect(now().estimated).toBe(true);
			if (leave === "undo") store.undo();
			else store.run({ type: "delete", side: side.code, index: 0, element: now() });
			remeasureTexts(store, measureAll);
			if (leave === "undo") {
				expect(now()).toEqual(text);
				store.redo();
			} else store.undo();
			expect(now()).toEqual(fittedText({ ...text, font: "pacifico" }, measureAll));
			store.undo();
			expect([now(), store.getState().canUndo]).toEqual([text, false]);
		}
	},
);

test("what was opened with an estimate is measured, and what was drawn so stays", () => {
	const [text, other] = drawn as readonly [TextElement, TextElement];
	const estimated = fittedText({ ...text, font: "pacifico" }, measureEarly);
	const elements = [estimated, { ...other, id: "other" }];
	const store = createEditorStore({ version: 1, sides: [{ ...side, elements }] }, 1);
	remeasureTexts(store, measureAll);
	expect(currentSide(store).elements).toEqual([
		fittedText({ ...text, font: "pacifico" }, measureAll),
		{ ...other, id: "other" },
	]);
});

test.each([...drawn, { ...drawn[0]!, rotation: 90 }])(
	"steps that are kept beside what the shop has measured meanwhile lead where they would have led here",
	(text) => {
		const document: DesignDocument = { version: 1, sides: [{ ...side, elements: [text] }] };
		const store = createEditorStore(document, 1);
		const now = () => currentSide(store).elements[0] as TextElement;
		const write = (value: string) => {
			const at = { anchor: 0, focus: 0 };
			const input = { element: now(), value, inputType: "insertText", time: 0, session: value, before: at, after: at };
			editText(store, input, null, measureEarly);
		};
		changeElement(store, text, { font: "pacifico" }, measureEarly);
		write("Für Zoë, Max und Eva");
		store.run(setCommand(side.code, now(), { x: 3, y: 11 }));
		write("Für alle");
		store.undo();
		const left = store.getState();
		const kept = packSteps("one", left, store.steps());
		const refit = refitBy(measureAll);
		const sides = [{ ...side, elements: [refit(now())] }];
		const stored = { document: { ...left.document, sides }, variantId: 1 };
		const again = createEditorStore(stored.document, 1, unpackSteps(kept, "one", stored, refit));
		remeasureTexts(store, measureAll);
		const steps = [store.redo, store.undo, store.undo, store.undo, store.undo, store.redo, store.redo];
		for (const step of steps) {
			expect(again.getState().document).toEqual(store.getState().document);
			step();
			again[step === store.redo ? "redo" : "undo"]();
		}
		expect(again.getState().document).toEqual(store.getState().document);
	},
);
