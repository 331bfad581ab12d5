import { expect, test } from "vitest";
import { POINTS_PER_MM } from "#core/units.ts";
import type { TextElement } from "#design/document.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";

const page = { code: "front", width: 200, height: 100, bleed: 3, safe: 5 };
const words: TextElement = {
	...{ kind: "text", id: "t", text: "Marianne", x: 10, y: 40, width: 180, height: 10, rotation: 0, opacity: 1 },
	...{ font: "open-sans", size: 8, leading: 1.35, align: "center", language: "en", color: "#1f1b16" },
};
const VERSE = "For all the mornings, all the evenings and all that lies between them";

test.each<[string, string, Partial<TextElement>, number, object[]]>([
	["sentences of 5.5 points are told", VERSE, {}, 5.5, [{ severity: "yellow", figures: { size: 5.5, least: 6 } }]],
	["sentences of 6 points are not", VERSE, {}, 6, []],
	["a name of 5 points is not", "Marianne", {}, 5, []],
	["a name of 3.5 points is", "Marianne", {}, 3.5, [{ severity: "yellow", figures: { size: 3.5, least: 4 } }]],
	[
		"its smallest letters count",
		"Marianne",
		{ runs: [{ from: 0, to: 4, scale: 0.2 }] },
		10,
		[{ severity: "red", figures: { size: 2, least: 4 } }],
	],
])("letters are measured: %s", (_what, text, style, points, expected) => {
	const element = { ...words, text, size: points / POINTS_PER_MM, ...style };
	const found = preflight({ sides: [{ ...page, elements: [element] }] }, serverShaper());
	expect(found.filter(({ code }) => code === "letters-too-small")).toMatchObject(expected);
});
