import { expect, test } from "vitest";
import { FONT_IDS, type TextElement } from "#design/document.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { changeElement } from "./change-element.ts";
import { createEditorStore } from "./editor-store.ts";
import { newText } from "./new-elements.ts";
import { handlesOf, resizeElement } from "./resize-element.ts";
import { editText } from "./text-editing.ts";

const side = { code: "wrap", width: 200, height: 90, bleed: 3, safe: 5 };

test("a new text in any face fits into its frame without a warning", () => {
	const shaper = serverShaper();
	for (const font of FONT_IDS) {
		const text = { ...newText("t", "Jäger gypsy", "en", side), font };
		const fitted = fittedText(text, (each) => measuredText(each, shaper));
		expect([font, preflight({ sides: [{ ...side, elements: [fitted] }] }, shaper)]).toEqual([font, []]);
	}
});

test("letters that fit their frame shrink while more is typed, grow when it is taken away, and their frame stays", () => {
	const shaper = serverShaper();
	const measure = (each: TextElement) => measuredText(each, shaper);
	const text = { ...newText("t", "Zoë", "en", side), height: 30, fit: true, verticalAlign: "middle" } as const;
	const store = createEditorStore({ version: 1, sides: [{ ...side, elements: [fittedText(text, measure)] }] }, 1);
	const now = () => store.getState().document.sides[0]!.elements[0] as TextElement;
	const type = (value: string, session: string) => {
		const range = { anchor: 0, focus: 0 };
		const input = { element: now(), value, inputType: "insertText", time: 0, session, before: range, after: range };
		editText(store, input, null, measure);
	};
	const first = now();
	type("Zoë, and everybody else who was there on that long evening", "a");
	expect(now().size).toBeLessThan(first.size / 1.5);
	expect(now()).toMatchObject({ height: 30, y: text.y });
	expect(preflight({ sides: [{ ...side, elements: [now()] }] }, shaper)).toEqual([]);
	type("Zoë", "b");
	expect(now()).toEqual(first);
	changeElement(store, now(), { width: now().width / 4 }, measure);
	expect(now().size).toBeLessThan(first.size);
	for (let step = 0; step < 3; step++) store.undo();
	expect(now()).toEqual(first);
});

test("a frame that keeps its height is pulled at every edge, one that grows with its lines at its sides", () => {
	const measure = (each: TextElement) => measuredText(each, serverShaper());
	const text = newText("t", "Zoë", "en", side);
	expect(handlesOf(text)).not.toContain("n");
	const kept = { ...text, verticalAlign: "bottom" } as const;
	expect(handlesOf(kept)).toHaveLength(8);
	const options = { other: false, centred: false };
	const taller = resizeElement(kept, "s", [0, 0], [0, 7], options, measure).element;
	expect(taller).toMatchObject({ height: text.height + 7, size: text.size, y: text.y });
	const fit = fittedText({ ...kept, fit: true }, measure);
	const wider = resizeElement(fit, "se", [0, 0], [10, 20], options, measure).element as TextElement;
	expect(wider).toMatchObject({ width: fit.width + 10, height: fit.height + 20 });
	expect(wider.size).toBeGreaterThan(fit.size);
	const loose = fittedText({ ...wider, fit: false, verticalAlign: undefined } as unknown as TextElement, measure);
	expect(loose).toMatchObject({ size: wider.size, height: expect.closeTo(wider.size * 1.25, 1), y: wider.y });
});
