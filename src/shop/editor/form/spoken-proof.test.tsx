import { expect, test } from "vitest";
import type { DesignElement, PhotoElement, ShapeElement, SideFormat } from "#design/document.ts";
import { wordsOfCard } from "../../../../tests/support/render-editor.tsx";
import type { EditorSide } from "../editor-props.ts";
import { newText } from "../kernels/new-elements.ts";
import { ShapeNote } from "./shape-note.tsx";
import { SpokenProof } from "./spoken-proof.tsx";

const shape = (id: string, x: number, y: number, width = 10, height = 10): ShapeElement => ({
	...{ kind: "shape", id, x, y, width, height, rotation: 0, opacity: 1 },
	...{ form: "heart", fill: { type: "solid", color: "#c0392b" }, stroke: null, cornerRadius: 0 },
});
const ground: DesignElement = {
	...{ kind: "background", id: "ground", opacity: 1 },
	fill: { type: "solid", color: "#ffffff" },
};

test("a part of a folded side is told with places of its own, and one that holds nothing as empty", () => {
	const outside = [ground, shape("corner", 102, 85), shape("whole", 100, 0, 100, 100)];
	const words = wordsOfCard(<SpokenProof warnings={[]} />, { outside });
	const ofOutside = words.slice(words.indexOf("Outside, 200 by 100 mm"), words.indexOf("Inside, 200 by 100 mm"));
	expect(ofOutside.slice(2)).toEqual([
		"Background over the whole side: white.",
		"Front",
		"Heart 1, red, 100 by 100 mm, over the whole part.",
		"Heart 2, red, 10 by 10 mm, at the bottom left.",
		"Back: empty.",
	]);
	expect(words.slice(words.indexOf("Inside, 200 by 100 mm") + 2)).toEqual(["Nothing: this side stays blank."]);
});

test("what reaches over both parts leaves neither empty, and many ornaments are told in short on their own part", () => {
	const across = shape("across", 60, 40, 80, 20);
	const many = Array.from({ length: 7 }, (_, index) => shape(`star${index}`, 110 + index * 12, 10));
	const words = wordsOfCard(<SpokenProof warnings={[]} />, { outside: [across], inside: many });
	expect(words.filter((line) => line.endsWith("empty."))).toEqual(["Left half: empty."]);
	expect(words).toContain("Heart 1, red, 80 by 20 mm, in the middle.");
	const from = words.indexOf("Right half");
	expect(words.slice(from, from + 3)).toEqual([
		"Right half",
		"Decoration: 7 shapes, red",
		"Heart 1, red, 10 by 10 mm, at the top left.",
	]);
});

test("what lies beside its page, or can't be written, is told not to be printed, there alone", () => {
	const [inside, outside] = [[shape("same", 20, 20)], [shape("same", -40, 20), shape("kept", 20, 20)]];
	const told = (sideCode: string) => {
		const gone = { code: "outside-page", severity: "red", figures: {}, elementId: "same", sideCode } as const;
		const words = wordsOfCard(<SpokenProof warnings={[gone]} />, { outside, inside });
		return words.filter((line) => line.includes("will not be printed"));
	};
	expect(told("outside")).toEqual([
		"Heart 1, red, 10 by 10 mm, at the top left. It lies outside of the page and will not be printed.",
	]);
	expect(told("elsewhere")).toEqual([]);
	const unwritable = { code: "missing-glyph", severity: "red", figures: { nowhere: "漢" }, elementId: "same" } as const;
	const words = wordsOfCard(<SpokenProof warnings={[{ ...unwritable, sideCode: "inside" }]} />, { inside });
	expect(words).toContain(
		"Heart 1, red, 10 by 10 mm, at the top left. None of our fonts can write: 漢. Please use other characters.",
	);
});

test("what was done to a photo is told, by the name of its look or by figures, and how faint things are", () => {
	const photo = (id: string, y: number, look: Partial<PhotoElement>): PhotoElement => ({
		...{ kind: "photo", id, x: 110, y, width: 20, height: 20, rotation: 0, opacity: 1, cornerRadius: 0 },
		picture: { id, width: 2000, height: 2000 },
		crop: { x: 0, y: 0, width: 1, height: 1 },
		...look,
	});
	const words = wordsOfCard(<SpokenProof warnings={[]} />, {
		outside: [
			photo("grey", 2, { adjustments: { contrast: 0.1, blackAndWhite: 1 }, flipX: true, cornerRadius: 3 }),
			photo("own", 30, { adjustments: { brightness: 0.3, warmth: -0.5, contrast: 0.01 } }),
			{ kind: "group", id: "group", opacity: 0.5, children: [{ ...shape("faint", 110, 60), opacity: 0.5 }] },
			{ ...shape("gone", 110, 80), opacity: 0 },
		],
	});
	const from = words.indexOf("Front");
	expect(words.slice(from + 1, from + 5)).toEqual([
		"Photo 1, 20 by 20 mm, at the top left. Light and colour: Black and white. Flipped left to right. With rounded corners.",
		"Photo 2, 20 by 20 mm, at the left. Light and colour: Brightness +30%, Warmth -50%.",
		"Heart 1, red, 10 by 10 mm, at the left. Opacity: 25%.",
		"Heart 2, red, 10 by 10 mm, at the bottom left. Fully transparent: it is not printed.",
	]);
});

test("a calendar is told with the colour of its weekends where that is another", () => {
	const calendar = (id: string, y: number, weekendColor: string): DesignElement => ({
		...{ kind: "calendar", id, x: 110, y, width: 60, height: 30, rotation: 0, opacity: 1, year: 2027, month: 5 },
		...{ firstDay: 1, title: "", dayNames: [], font: "lora", language: "en" },
		...{ color: "#000000", weekendColor, markColor: "#c0392b" },
	});
	const outside = [calendar("red", 5, "#c0392b"), calendar("black", 60, "#000000")];
	const told = wordsOfCard(<SpokenProof warnings={[]} />, { outside }).filter((line) => line.includes("60 by 30 mm"));
	expect(told.map((line) => line.includes("black") && line.match(/Weekends: (.*)\./)?.[1])).toEqual(["red", undefined]);
});

test("sample words are told as such, a sign alone between them is the design's own", () => {
	const side: SideFormat = { code: "outside", width: 200, height: 100, bleed: 3, safe: 5 };
	const sample = (words: string): DesignElement => ({ ...newText(words, words, "en", side), placeholder: true });
	const lines = wordsOfCard(<SpokenProof warnings={[]} />, { outside: [sample("Zoë"), sample("&")] });
	const told = lines.filter((line) => line.includes("sample words"));
	expect(told).toEqual([expect.stringContaining("Zoë")]);
});

test.each<[SideFormat["cut"], number, string[]]>([
	[{ kind: "ellipse" }, 80, ["Round: what lies in the corners falls away."]],
	[{ kind: "ellipse" }, 60, ["Oval: what lies in the corners falls away."]],
	[{ kind: "rounded", radius: 4.5 }, 60, ["With rounded corners of 4.5 mm."]],
	[null, 80, []],
])("what a side is cut to is told: %o", (cut, height, words) => {
	const side = { code: "front", width: 80, height, bleed: 2, safe: 4, cut } as EditorSide;
	expect(wordsOfCard(<ShapeNote side={side} />, {})).toEqual(words);
});
