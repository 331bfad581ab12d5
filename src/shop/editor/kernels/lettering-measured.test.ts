import { expect, test } from "vitest";
import type { TextElement } from "#design/document.ts";
import { checkTextOverlap } from "#design/preflight/text-overlap.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";

const letters = { font: "lora", size: 6, leading: 1.2, align: "left", color: "#000000", language: "en" } as const;
const words = (at: number): TextElement => ({
	...{ kind: "text", id: `t${at}`, text: `Ahoy ${at}`, opacity: 1, ...letters },
	...{ x: 10, y: at * 9, width: 60, height: 8, rotation: 0 },
});

test("each text's letters are measured once, however many texts there are and whichever moves", () => {
	let measured = 0;
	const shaper = {
		...serverShaper(),
		shape: (text: Parameters<ReturnType<typeof serverShaper>["shape"]>[0]) => {
			measured++;
			return serverShaper().shape(text);
		},
	};
	const texts = Array.from({ length: 30 }, (_, at) => words(at));
	const told = (elements: readonly TextElement[]) => {
		const side = { code: "front", width: 80, height: 280, bleed: 3, safe: 5, elements };
		return elements.filter((text) => checkTextOverlap(text, side, shaper).length > 0).map(({ id }) => id);
	};
	expect(told(texts)).toEqual([]);
	expect(measured).toBe(30);
	const [first, ...others] = texts;
	expect(told([{ ...first!, y: 9 }, ...others])).toEqual(["t1"]);
	expect(measured).toBe(31);
});
