import { expect, test } from "vitest";
import type { TextElement } from "#design/document.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { CURVE_NAMES, curveNamed } from "../text/curve-names.ts";
import { bendChange, unbent } from "./bend-text.ts";
import { measuredText } from "./measured-text.ts";
import { newText } from "./new-elements.ts";
import { fittedText } from "./resize-element.ts";

const side = { code: "wrap", width: 200, height: 90, bleed: 3, safe: 5 };
const measure = (text: TextElement) => measuredText(text, serverShaper());

test.each(CURVE_NAMES)("a text that becomes %s stands on the page as a whole", (name) => {
	for (const y of [5, 30, 70]) {
		const text = fittedText(
			{ ...newText("t", "Around Zoë", "en", side), size: 9, y, fit: true, verticalAlign: "middle" },
			measure,
		);
		const bent = { ...text, ...bendChange(text, curveNamed(name), side, serverShaper()) } as TextElement;
		expect(fittedText(bent, measure)).toEqual(bent);
		expect(bent.x + bent.width / 2).toBeCloseTo(100, 6);
		if (name === "straight") continue;
		expect(preflight({ sides: [{ ...side, elements: [bent] }] }, serverShaper())).toEqual([]);
		expect(bent.fit).toBeUndefined();
	}
	const narrow = fittedText({ ...newText("t", "Oma Gisela", "de", side), size: 11, width: 42 }, measure);
	expect(serverShaper().shape(narrow).lines).toHaveLength(2);
	const small = { ...narrow, ...bendChange(narrow, curveNamed(name), side, serverShaper()) } as TextElement;
	expect(preflight({ sides: [{ ...side, elements: [small] }] }, serverShaper())).toEqual([]);
	for (const [words, width] of [
		["Congratulations", 40],
		["We love you\nso very much", 40],
		["Zoë 🎂 يلا نحتفل", 30],
	] as const) {
		const gap = { ...newText("t", words, "en", side), size: 9, x: 100 - width / 2, width };
		const tight = { ...gap, ...bendChange(gap, curveNamed(name), side, serverShaper()) } as TextElement;
		if (name === "straight") continue;
		expect(preflight({ sides: [{ ...side, elements: [tight] }] }, serverShaper())).toEqual([]);
		expect(tight.size).toBeGreaterThan(3);
	}
	const tiny = { ...newText("t", "Zoë Maximiliane", "en", side), size: 1.2, x: 95, width: 10 };
	expect({ ...tiny, ...bendChange(tiny, curveNamed(name), side, serverShaper()) }.size).toBe(1.2);
	const word = { ...newText("t", "Maximiliane".repeat(3), "en", side), size: 9, x: 80, width: 40 };
	const broken = { ...word, ...bendChange(word, curveNamed(name), side, serverShaper()) } as TextElement;
	if (name === "arc" || name === "wave") expect(broken.size, "rather than so small").toBeGreaterThan(3);
	const long = newText("t", "Around and around and around once more", "en", side);
	const bent = { ...long, ...bendChange(long, curveNamed(name), side, serverShaper()) } as TextElement;
	const around = name === "inside" || name === "outside";
	expect(serverShaper().shape(bent).lines.length === 1).toBe(around);
	expect(bent.size < long.size).toBe(around || name === "arc");
});

test("a text that is straight again is as large, as wide and where it was, but for what was changed meanwhile", () => {
	const long = {
		...newText("t", "Around and around and around once more", "en", side),
		outline: { color: "#b4431f", width: 0.4 },
	};
	const straight = fittedText({ ...long, size: 9, width: 150, x: 20, y: 12, fit: true, height: 30 }, measure);
	const bend = (text: TextElement) =>
		({ ...text, ...bendChange(text, curveNamed("outside"), side, serverShaper()) }) as TextElement;
	const bent = bend(straight);
	expect([bent.size < straight.size, bent.width < straight.width]).toEqual([true, true]);
	const back = (text: TextElement) => fittedText({ ...unbent(text, { straight, bent }), curve: undefined }, measure);
	expect(back(bent).outline!.width).toBeCloseTo(0.4, 9);
	expect({ ...back(bent), outline: straight.outline }).toEqual({ ...straight, curve: undefined });
	expect(back({ ...bent, x: bent.x + 5, y: bent.y - 3, color: "#b4431f" })).toMatchObject({
		...{ x: 25, y: 9, size: straight.size, width: 150, color: "#b4431f" },
	});
	const larger = fittedText({ ...bent, size: bent.size * 1.2 }, measure);
	expect(unbent(larger, { straight, bent })).toBe(larger);
});
