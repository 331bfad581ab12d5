import { expect, test } from "vitest";
import type { DesignElement, ShapeElement } from "#design/document.ts";
import { wordsOfCard } from "../../../../tests/support/render-editor.tsx";
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
	const words = wordsOfCard(<SpokenProof />, { outside });
	const ofOutside = words.slice(words.indexOf("Outside, 200 by 100 mm"), words.indexOf("Inside, 200 by 100 mm"));
	expect(ofOutside.slice(2)).toEqual([
		"Background over the whole side: white.",
		"Front",
		"Heart 2, red, 100 by 100 mm, over the whole part.",
		"Heart 1, red, 10 by 10 mm, at the bottom left.",
		"Back: empty.",
	]);
	expect(words.slice(words.indexOf("Inside, 200 by 100 mm") + 2)).toEqual(["Nothing: this side stays blank."]);
});

test("what reaches over both parts leaves neither empty, and many ornaments are told in short on their own part", () => {
	const across = shape("across", 60, 40, 80, 20);
	const many = Array.from({ length: 7 }, (_, index) => shape(`star${index}`, 110 + index * 12, 10));
	const words = wordsOfCard(<SpokenProof />, { outside: [across], inside: many });
	expect(words.filter((line) => line.endsWith("empty."))).toEqual(["Left half: empty."]);
	expect(words).toContain("Heart 1, red, 80 by 20 mm, in the middle.");
	const from = words.indexOf("Right half");
	expect(words.slice(from, from + 3)).toEqual([
		"Right half",
		"Decoration: 7 shapes, red",
		"Heart 1, red, 10 by 10 mm, at the top left.",
	]);
});
