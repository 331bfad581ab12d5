import { expect, test } from "vitest";
import type { QrElement } from "#design/document.ts";
import { preflight } from "#design/preflight/preflight.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { currentSide } from "../kernels/editing.ts";
import { createEditorStore } from "../kernels/editor-store.ts";
import { limitsFor } from "../kernels/element-warnings.ts";
import { repairCommand } from "../kernels/repair-command.ts";
import { newQr } from "./new-qr.ts";

const SIDE = { code: "front", width: 400, height: 400, bleed: 0, safe: 10 };
const LINK = "https://keepsake.example/für-zoë";
/** There is no text. */
const noShaper = {} as TextShaper;

test.each<[string, string, number, QrElement["level"], readonly string[]]>([
	["a cushion", "sublimation", 120, "quartile", ["yellow"]],
	["a T-shirt", "direct-to-garment", 150, "quartile", ["yellow"]],
	["a mug", "sublimation", 200, "quartile", []],
	["a poster", "inkjet", 100, "medium", []],
	["a card", "digital-offset", 200, "medium", []],
])(
	"a new code is read well on %s, and what 25 mm are there is told and mended",
	(_what, technique, minimumDpi, level, told) => {
		const printed = { ...SIDE, technique, minimumDpi };
		const first = { ...newQr("q", SIDE, printed), text: LINK };
		expect(first.level).toBe(level);
		const found = (qr: QrElement) =>
			preflight({ sides: [{ ...SIDE, elements: [qr] }] }, noShaper, () => limitsFor(printed));
		expect(found(first)).toEqual([]);
		const small = { ...first, width: 25, height: 25 };
		const warnings = found(small);
		expect(warnings.map(({ severity }) => severity)).toEqual(told);
		const store = createEditorStore({ version: 1, sides: [{ ...SIDE, elements: [small] }] }, 1);
		for (const warning of warnings) {
			store.run(repairCommand(warning, small, currentSide(store), noShaper, "new")!);
			expect(found(currentSide(store).elements[0] as QrElement)).toEqual([]);
		}
	},
);

test("a new code is as large as its dots need, and larger on what is seen from further away", () => {
	const widthOn = (width: number, height: number) => Math.round(newQr("q", { ...SIDE, width, height }).width);
	expect([widthOn(226, 78), widthOn(400, 400), widthOn(500, 700)]).toEqual([25, 54, 69]);
});
