import { expect, test } from "vitest";
import type { CalendarElement, DesignElement, ShapeElement, TextElement } from "#design/document.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";

const format = { code: "front", width: 200, height: 60, bleed: 0, safe: 0 };
const words: TextElement = {
	...{ kind: "text", id: "words", x: 10, y: 20, width: 180, height: 20, rotation: 0, opacity: 1 },
	...{ text: "Happyholiday", font: "open-sans", size: 16, leading: 1.25, align: "left", color: "#ffffff" },
	language: "en",
};
const field = (id: string, x: number, width: number, color: string): ShapeElement => ({
	...{ kind: "shape", id, x, y: 0, width, height: 60, rotation: 0, opacity: 1 },
	...{ form: "rectangle", stroke: null, cornerRadius: 0, fill: { type: "solid", color } },
});

test.each([
	["two, at a contrast of 1.5", 92, "#d3d3d3", ["yellow"]],
	["two, at 1.8", 92, "#c1c1c1", []],
	["the edge of one, at 1.5", 106, "#d3d3d3", []],
])("letters of twelve that stand on a lighter ground: %s", (_what, from, color, told) => {
	const elements = [field("dark", 0, 200, "#141414"), field("light", from, 200 - from, color), words];
	const found = preflight({ sides: [{ ...format, elements }] }, serverShaper());
	expect(found.filter(({ code }) => code === "hard-to-read").map(({ severity }) => severity)).toEqual(told);
});

const page = { ...format, height: 200 };
const month: CalendarElement = {
	...{ kind: "calendar", id: "month", x: 10, y: 50, width: 180, height: 100, rotation: 0, opacity: 1 },
	...{ year: 2027, month: 2, firstDay: 1, title: "February", dayNames: [], font: "lora", language: "en" },
	...{ color: "#1f1b16", weekendColor: "#1f1b16", markColor: "#1f1b16" },
};
const name = { ...words, text: "Anna", align: "center", y: 90 } as const;

test.each<[string, string, TextElement | CalendarElement, string[]]>([
	["a white name on a red heart", "❤️", { ...name, color: "#ffffff" }, []],
	["a dark one on it", "❤️", { ...name, color: "#1f1b16" }, []],
	["a dark one on a black heart", "🖤", { ...name, color: "#1f1b16" }, ["hard-to-read words red"]],
	["dark days on a white square", "⬜", month, []],
	["dark days on a black heart", "🖤", month, ["hard-to-read month red"]],
])("words on an emoji are judged by its picture, whatever colour its letters would have: %s", (...given) => {
	const [, sign, upper, told] = given;
	for (const color of ["#1f1b16", "#ffffff"]) {
		const emoji: TextElement = {
			...words,
			id: "emoji",
			text: sign,
			coloredEmoji: true,
			color,
			size: 150,
			align: "center",
		};
		const elements = [{ ...emoji, y: 10, height: 180 }, upper];
		const found = preflight({ sides: [{ ...page, elements }] }, serverShaper()).filter(
			({ code }) => code === "hard-to-read" || code === "over-text",
		);
		expect(found.map(({ code, elementId, severity }) => `${code} ${elementId} ${severity}`)).toEqual(told);
	}
});

const faint = { ...words, color: "#1f1b16", opacity: 0.05 };
const rim = (color: string) => ({ color, width: 1 });

test.each<[string, string | null, DesignElement, string[]]>([
	["dark, half seen through, on white", null, { ...faint, opacity: 0.5 }, []],
	["dark, nearly gone, on white", null, faint, ["red undefined"]],
	[
		"of a group that is nearly gone",
		null,
		{ kind: "group", id: "g", opacity: 0.05, children: [{ ...faint, opacity: 1 }] },
		["red undefined"],
	],
	["white, nearly gone, on white", null, { ...faint, color: "#ffffff" }, ["red #1f1b16"]],
	["dark in a white rim, nearly gone, on navy", "#1f2f46", { ...faint, outline: rim("#ffffff") }, ["red undefined"]],
	[
		"white in a dark rim, half seen through, on white",
		null,
		{ ...faint, color: "#ffffff", outline: rim("#1f1b16"), opacity: 0.4 },
		[],
	],
])(
	"letters that are seen through are told where they can't be read, with the ink that they need besides: %s",
	(...given) => {
		const [, cloth, element, told] = given;
		const surroundings = { cloth, tonesOf: () => undefined };
		const found = preflight({ sides: [{ ...format, elements: [element] }] }, serverShaper(), undefined, surroundings);
		const hard = found.filter(({ code }) => code === "hard-to-read");
		expect(hard.map(({ severity, figures }) => `${severity} ${figures.ink}`)).toEqual(told);
		expect(hard.every(({ figures }) => figures.faint)).toBe(true);
	},
);

const twice: TextElement = { ...words, text: "Twice", color: "#ffffff" };
const grey: TextElement = { ...twice, id: "grey", x: 13, y: 23, color: "#b8b8b8" };

test.each<[string, TextElement[], string[]]>([
	["grey behind the same in white", [grey, twice], []],
	["grey alone", [grey], ["grey"]],
	["grey over the same in white", [twice, grey], ["grey"]],
	["grey behind other words", [grey, { ...twice, text: "Once" }], ["grey"]],
	["grey far behind", [{ ...grey, x: 40 }, twice], ["grey"]],
	["grey behind what is not seen", [grey, { ...twice, opacity: 0 }], ["grey"]],
	["grey behind grey, to make it bolder", [{ ...grey, id: "again", x: 13.5 }, grey], ["grey"]],
])("words that are only the shadow of others need not be read: %s", (_what, texts, told) => {
	const elements = [field("ground", 0, 200, "#a0a0a0"), ...texts];
	const found = preflight({ sides: [{ ...format, elements }] }, serverShaper());
	const hard = found.filter(({ code }) => code === "hard-to-read");
	expect(hard.map(({ elementId }) => elementId)).toEqual(told);
});
