import { expect, test } from "vitest";
import { askedOfVariant, chosenWith } from "./variant-choice.ts";

const both = { color: true, size: true };

function variant(id: number, color: string | null, size: string | null, available = true) {
	return { id, label: "", color: color ? { name: color, hex: "#b3261e" } : null, size, available, surround: null };
}
const shirts = [
	variant(1, "White", "M"),
	variant(2, "White", "L"),
	variant(3, "Red", "M", false),
	variant(4, "Red", "L"),
];
const mugs = [variant(1, "Red", null), variant(2, "Blue", null)];

test.each([
	["the colour before the size", shirts, both, "color", [1, 4]],
	["the size alone", shirts, { color: false, size: true }, "size", [1, 2]],
	["the colour of what has no sizes", mugs, both, "color", [1, 2]],
	["nothing that somebody has chosen", mugs, { color: false, size: true }, null, []],
	["nothing where there is one of a kind", mugs.slice(1), both, null, []],
	["nothing of what has neither", [variant(1, null, null)], both, null, []],
] as const)("before the cart it is asked for %s", (_what, variants, open, part, ids) => {
	const asked = askedOfVariant(variants, variants[0], open);
	expect([asked?.part ?? null, asked?.choices.map(({ id }) => id) ?? []]).toEqual([part, ids]);
});

test("a size that came along with another colour is asked for, also where another one was chosen before", () => {
	const [white, , , red] = shirts;
	for (const size of [undefined, "M"]) {
		const chosen = chosenWith({ size }, white, red);
		expect(chosen).toEqual({ size, color: "Red" });
		const open = { color: chosen.color !== "Red", size: chosen.size !== red?.size };
		expect(askedOfVariant(shirts, red, open)?.part).toBe("size");
	}
	expect(chosenWith({}, white, shirts[1])).toEqual({ size: "L" });
});
