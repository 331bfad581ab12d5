import { expect, test } from "vitest";
import type { TextElement } from "#design/document.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import { apply, boxMatrix } from "#design/geometry/matrix.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { CURVE_NAMES, type CurveName, curveNamed } from "../text/curve-names.ts";
import { type Bending, bendAnew } from "./bend-text.ts";
import { centreOf } from "./boxes.ts";
import { newText } from "./new-elements.ts";
import { inSize } from "./scale-element.ts";

const side = { code: "wrap", width: 200, height: 90, bleed: 3, safe: 5 };
const measure = (text: TextElement) => measuredText(text, serverShaper());

const apart = (one: TextElement, two: TextElement) => {
	const [a, b] = [centreOf(one), centreOf(two)];
	return [a[0] - b[0], a[1] - b[1]];
};

test.each(CURVE_NAMES)("a text that becomes %s stands on the page as a whole", (name) => {
	for (const y of [5, 30, 70]) {
		const text = fittedText(
			{ ...newText("t", "Around Zoë", "en", side), size: 9, y, fit: true, verticalAlign: "middle" },
			measure,
		);
		const bent = { ...text, ...bendAnew(text, curveNamed(name), [], side, serverShaper()).bent } as TextElement;
		expect(fittedText(bent, measure)).toEqual(bent);
		expect(bent.x + bent.width / 2).toBeCloseTo(100, 6);
		if (name === "straight") continue;
		expect(preflight({ sides: [{ ...side, elements: [bent] }] }, serverShaper())).toEqual([]);
		expect(bent.fit).toBeUndefined();
	}
	const narrow = fittedText({ ...newText("t", "Oma Gisela", "de", side), size: 11, width: 42 }, measure);
	expect(serverShaper().shape(narrow).lines).toHaveLength(2);
	const small = { ...narrow, ...bendAnew(narrow, curveNamed(name), [], side, serverShaper()).bent } as TextElement;
	expect(preflight({ sides: [{ ...side, elements: [small] }] }, serverShaper())).toEqual([]);
	for (const [words, width] of [
		["Congratulations", 40],
		["We love you\nso very much", 40],
		["Zoë 🎂 يلا نحتفل", 30],
	] as const) {
		const gap = { ...newText("t", words, "en", side), size: 9, x: 100 - width / 2, width };
		const tight = { ...gap, ...bendAnew(gap, curveNamed(name), [], side, serverShaper()).bent } as TextElement;
		if (name === "straight") continue;
		expect(preflight({ sides: [{ ...side, elements: [tight] }] }, serverShaper())).toEqual([]);
		expect(tight.size).toBeGreaterThan(3);
	}
	const tiny = { ...newText("t", "Zoë Maximiliane", "en", side), size: 1.2, x: 95, width: 10 };
	expect({ ...tiny, ...bendAnew(tiny, curveNamed(name), [], side, serverShaper()).bent }.size).toBe(1.2);
	const word = { ...newText("t", "Maximiliane".repeat(3), "en", side), size: 9, x: 80, width: 40 };
	const broken = { ...word, ...bendAnew(word, curveNamed(name), [], side, serverShaper()).bent } as TextElement;
	if (name === "arc" || name === "wave") expect(broken.size, "rather than so small").toBeGreaterThan(3);
	const long = newText("t", "Around and around and around once more", "en", side);
	const bent = { ...long, ...bendAnew(long, curveNamed(name), [], side, serverShaper()).bent } as TextElement;
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
	const bendings: Bending[] = [];
	const bend = (text: TextElement, name: CurveName): TextElement => {
		const bending = bendAnew(text, curveNamed(name), bendings, side, serverShaper());
		bendings.push(bending);
		return fittedText(bending.bent, measure);
	};
	const close = (text: TextElement, { x, y, size, width }: Partial<TextElement>) =>
		expect([text.x, text.y, text.size, text.width]).toEqual(
			[x, y, size, width].map((each) => expect.closeTo(each!, 6)),
		);
	const arc = bend(straight, "arc");
	const circle = bend(arc, "outside");
	expect([circle.size < straight.size, circle.width < straight.width]).toEqual([true, true]);
	const back = bend(circle, "straight");
	close(back, straight);
	expect([back.height, back.outline?.width]).toEqual([expect.closeTo(straight.height, 6), expect.closeTo(0.4, 9)]);
	// As undo leads to it.
	close(bend(arc, "straight"), straight);
	const moved = { ...circle, x: circle.x + 5, y: circle.y - 3, color: "#b4431f" };
	close(bend(moved, "straight"), { ...straight, x: 25, y: 9 });
	const larger = fittedText({ ...circle, size: circle.size * 1.2 }, measure);
	expect(bend(larger, "straight")).toMatchObject({ width: expect.closeTo(150, 6), fit: true });
	for (const angle of [90, 240, 340]) {
		const turned = fittedText({ ...arc, curve: { kind: "arc", angle } }, measure);
		close(bend(turned, "straight"), straight);
	}
	const small = { ...inSize(circle, circle.size * 0.4), width: circle.width * 0.4, y: circle.y + circle.height * 0.6 };
	const shrunk = bend(fittedText(small, measure), "straight");
	expect(shrunk.y + shrunk.height).toBeLessThan(small.y + circle.height * 0.4);
	const turned = { ...straight, rotation: 90 };
	const turnedArc = fittedText({ ...bend(turned, "arc"), curve: { kind: "arc", angle: 300 } }, measure);
	close(bend(turnedArc, "straight"), turned);
	const doubled = fittedText({ ...inSize(circle, circle.size * 2), width: circle.width * 2 }, measure);
	const wide = bend(doubled, "straight");
	expect([wide.x >= side.safe, wide.x + wide.width <= side.width - side.safe, wide.size > straight.size]).toEqual([
		...[true, true, true],
	]);
});

test.each(["outside", "inside", "wave"] as const)(
	"a text that was turned as %s is straight again about its middle",
	(name) => {
		const straight = fittedText(
			{ ...newText("t", "Happy birthday", "en", side), size: 8, x: 40, width: 120, y: 40 },
			measure,
		);
		const { bent } = bendAnew(straight, curveNamed(name), [], side, serverShaper());
		for (const rotation of [15, 90, 180]) {
			const back = bendAnew({ ...bent, rotation }, undefined, [{ straight, bent }], side, serverShaper());
			expect(Math.hypot(...apart(back.bent, straight)), String(rotation)).toBeLessThan(1);
		}
	},
);

test("what reaches to the edge or beyond stays so where only the other way was gone", () => {
	for (const [x, width] of [
		[0, 200],
		[-20, 240],
		[2, 150],
	] as const) {
		const straight = fittedText({ ...newText("t", "Happy birthday", "en", side), size: 8, x, width, y: 40 }, measure);
		const { bent } = bendAnew(straight, curveNamed("wave"), [], side, serverShaper());
		const lower = fittedText({ ...bent, y: bent.y + 1 }, measure);
		const back = bendAnew(lower, undefined, [{ straight, bent }], side, serverShaper());
		expect([back.bent.x, back.bent.width]).toEqual([expect.closeTo(x, 6), expect.closeTo(width, 6)]);
	}
});

test("a turned text that becomes an arc keeps its letters where they were", () => {
	for (const rotation of [0, 15, 90, 180]) {
		const text = fittedText(
			{ ...newText("t", "Für Oma", "en", side), rotation, x: 25, width: 150, y: 38, size: 9 },
			measure,
		);
		const { bent } = bendAnew(text, curveNamed("arc"), [], side, serverShaper());
		const { top, bottom } = serverShaper().shape(bent).bounds!;
		const middle = apply(boxMatrix(bent), [bent.width / 2, (top + bottom) / 2]);
		const [x, y] = centreOf(text);
		expect(Math.hypot(middle[0] - x, middle[1] - y), String(rotation)).toBeLessThan(0.01);
	}
});

test.each(["outside", "wave"] as const)("a turned text that becomes %s stays about its middle", (name) => {
	for (const rotation of [45, 90, 270]) {
		const words = "Around and around and around once more";
		const text = fittedText(
			{ ...newText("t", words, "en", side), rotation, x: 10, width: 70, y: 35, size: 6 },
			measure,
		);
		const { bent } = bendAnew(text, curveNamed(name), [], side, serverShaper());
		expect(Math.hypot(...apart(bent, text))).toBeLessThan(0.01);
	}
});

test("a short text that becomes an arc stays about where it was", () => {
	const text = fittedText({ ...newText("t", "Für Oma", "en", side), x: 25, width: 150, y: 38, size: 9 }, measure);
	const { bent } = bendAnew(text, curveNamed("arc"), [], side, serverShaper());
	const { top, bottom } = serverShaper().shape(bent).bounds!;
	expect(bent.y + (top + bottom) / 2).toBeCloseTo(text.y + text.height / 2, 3);
});
