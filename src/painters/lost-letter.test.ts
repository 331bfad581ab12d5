import { expect, test } from "vitest";
import type { LeafElement, PhotoElement, ShapeElement, TextElement } from "#design/document.ts";
import { checkReadable } from "#design/preflight/readability.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";

const WORDS: TextElement = {
	...{ kind: "text", id: "words", x: 30, y: 100, width: 145, height: 28, rotation: 0, opacity: 1 },
	...{ text: "Für Emil und Zoë, in Liebe", font: "open-sans", size: 10, leading: 1.35, align: "left", language: "de" },
	color: "#ffffff",
};
const SIDE = { code: "front", width: 210, height: 210, bleed: 3, safe: 5 };

/** Of white words on a black ground that ends so many millimetres after their beginning. */
function severityAt(after: number, ...over: LeafElement[]): string | undefined {
	const ground: ShapeElement = {
		...{ kind: "shape", id: "ground", form: "rectangle", x: 0, y: 50, width: 30 + after, height: 100 },
		...{ rotation: 0, opacity: 1, cornerRadius: 0, fill: { type: "solid", color: "#222222" }, stroke: null },
	};
	const surroundings = { cloth: null, tonesOf: () => undefined };
	return checkReadable(WORDS, { ...SIDE, elements: [ground, ...over, WORDS] }, surroundings, serverShaper())[0]
		?.severity;
}

/** Of which nothing is known yet. */
function photoFrom(after: number): PhotoElement {
	return {
		...{ kind: "photo", id: "photo", x: 30 + after, y: 50, width: 100, height: 100, rotation: 0, opacity: 1 },
		...{
			picture: { id: "sea", width: 1000, height: 1000 },
			crop: { x: 0, y: 0, width: 1, height: 1 },
			cornerRadius: 0,
		},
	};
}

test("one letter of many that can't be seen is asked about before it is printed", () => {
	const { lines } = serverShaper().shape(WORDS);
	const cells = lines.flatMap((line) => line.cells);
	const last = cells.reduce((one, other) => (other.right > one.right ? other : one));
	expect(severityAt(last.right + 1)).toBeUndefined();
	expect(severityAt(last.left - 0.2)).toBe("red");
	expect(severityAt(last.right - (last.right - last.left) / 4)).not.toBe("red");
	expect(severityAt(last.left - 0.2, photoFrom(last.left + 0.4 * (last.right - last.left)))).not.toBe("red");
});
