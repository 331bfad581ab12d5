import { expect, test } from "vitest";
import type { SideFormat, TextElement } from "#design/document.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "./load-fonts.server.ts";

const shaper = serverShaper();
const page: SideFormat = { code: "front", width: 226, height: 100, bleed: 2, safe: 4 };
const hello: TextElement = {
	...{ kind: "text", id: "hello", x: 120, y: 29, width: 100, height: 20, rotation: 0, opacity: 1, text: "Hello Anna" },
	...{ font: "open-sans", size: 15.6, leading: 1.25, align: "left", color: "#1f1b16", language: "en" },
};

function told(upper: Partial<TextElement>, below: TextElement = hello): readonly string[] {
	const other: TextElement = { ...hello, id: "other", ...upper };
	const found = preflight({ sides: [{ ...page, elements: [below, other] }] }, shaper);
	return found.filter(({ code }) => code === "over-text").map(({ severity }) => severity);
}

const end = { text: "Another line in Lora", font: "lora", size: 10.6, x: 14, width: 130, align: "right" } as const;
test.each([
	["far above it", 20, []],
	["close above it", 23, []],
	["in its ascenders", 26, ["yellow"]],
	["in the middle of it", 33, ["red"]],
] as const)("the end of a line that lies %s", (_where, y, expected) => {
	expect(told({ ...end, y })).toEqual(expected);
});

test.each(["open-sans", "lora", "pacifico", "dancing-script", "bebas-neue"])(
	"tails and accents of lines in %s that are set close are nothing to tell",
	(font) => {
		const line: Partial<TextElement> = {
			x: 10,
			width: 205,
			font: font as TextElement["font"],
			text: "Happy gypsy joy",
		};
		const close = hello.y + hello.size * 0.8;
		expect(told({ ...line, text: "Édith hlkd Ýb", y: close }, { ...hello, ...line })).toEqual([]);
	},
);
