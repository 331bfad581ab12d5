import { expect, test } from "vitest";
import { emptyPages, isBlank } from "#design/blank.ts";
import type { DesignElement } from "#design/document.ts";

const box = { x: 0, y: 0, width: 10, height: 10, rotation: 0, opacity: 1 };
const photo = { kind: "photo", id: "p", ...box, crop: { x: 0, y: 0, width: 1, height: 1 }, cornerRadius: 0 } as const;
const letters = { font: "lora", size: 5, leading: 1, align: "left", color: "#000000", language: "en" } as const;
const shape = { kind: "shape", id: "s", ...box, form: "heart", fill: null, stroke: null, cornerRadius: 0 } as const;

test.each<[string, DesignElement[], boolean]>([
	["nothing at all", [], true],
	["an empty frame and a text of spaces", [{ ...photo, picture: null }, text(" \n")], true],
	["a shape without fill and outline", [shape], true],
	["a photo", [{ ...photo, picture: { id: "sea", width: 1, height: 1 } }], false],
	["a word", [text("Zoë")], false],
	["a colour", [{ kind: "background", id: "b", opacity: 1, fill: { type: "solid", color: "#ffffff" } }], false],
])("%s", (_name, elements, blank) => {
	const side = { code: "front", width: 100, height: 80, bleed: 3, safe: 5 };
	expect(
		isBlank({
			sides: [
				{ ...side, elements: [] },
				{ ...side, elements },
			],
		}),
	).toBe(blank);
});

test("pages of what is bound are empty, a back and an inside are not, nor is what is wholly blank", () => {
	const printed = (codes: readonly string[], ...full: readonly string[]) => ({
		sides: codes.map((code) => ({
			...{ code, width: 100, height: 80, bleed: 3, safe: 5 },
			elements: [text(full.includes(code) ? "Zoë" : " ")],
		})),
	});
	const pages = ["cover", "month-1", "month-2"];
	expect(emptyPages(printed(pages, "cover"))).toEqual(["month-1", "month-2"]);
	expect(emptyPages(printed(pages, "month-1", "month-2"))).toEqual(["cover"]);
	expect(emptyPages(printed(pages))).toEqual([]);
	expect(emptyPages(printed(["front", "back"], "front"))).toEqual([]);
	expect(emptyPages(printed(["outside", "inside"], "outside"))).toEqual([]);
});

test("a colour makes a cover, but no page", () => {
	const format = { width: 100, height: 80, bleed: 3, safe: 5 };
	const paint = { type: "solid", color: "#f4c04e" } as const;
	const ground: DesignElement = { kind: "background", id: "b", opacity: 1, fill: paint };
	const colored = ["cover", "month-1", "month-2"].map((code) => ({ ...format, code, elements: [ground] }));
	expect(emptyPages({ sides: colored })).toEqual(["month-1", "month-2"]);
	const [cover, ...pages] = colored;
	expect(
		emptyPages({ sides: [cover!, ...pages.map((page) => ({ ...page, elements: [ground, text("Zoë")] }))] }),
	).toEqual([]);
});

function text(words: string): DesignElement {
	return { kind: "text", id: "t", ...box, ...letters, text: words };
}
