import { expect, test } from "vitest";
import type { DesignElement } from "#design/document.ts";
import { inReadingOrder } from "./reading-order.ts";

const at = (id: string, x: number, y: number, width = 20, height = 10): DesignElement => ({
	kind: "shape",
	id,
	x,
	y,
	width,
	height,
	rotation: 0,
	opacity: 1,
	form: "rectangle",
	fill: null,
	stroke: null,
	cornerRadius: 0,
});
const ground: DesignElement = {
	kind: "background",
	id: "ground",
	opacity: 1,
	fill: { type: "solid", color: "#ffffff" },
};

test.each([
	["rows, each from its left", [at("c", 0, 30), at("b", 50, 2), at("a", 0, 0)], "abc"],
	["what stands a little higher to the right is still read after its neighbour", [at("b", 50, 0), at("a", 0, 3)], "ab"],
	["words on a photo after the photo", [at("b", 10, 40, 50, 8), at("a", 0, 0, 100, 60)], "ab"],
	["a tall one beside two short ones before both", [at("c", 50, 30), at("b", 50, 5), at("a", 0, 0, 20, 60)], "abc"],
])("%s", (_, elements, expected) => {
	const read = inReadingOrder([...elements, ground]).map(({ id }) => id);
	expect(read[0]).toBe("ground");
	expect(read.slice(1).join("")).toBe(expected);
});
