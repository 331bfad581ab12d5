import { expect, test } from "vitest";
import { answeredWith, askedOfVariant, chosenAtFirst, chosenWith, openParts } from "./variant-choice.ts";

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

type Offer = Parameters<typeof chosenAtFirst>[0];

/** What somebody does to the variant of a design, and what is to be asked of it then. */
function choosing(begun: Partial<Offer> & { readonly variant?: number } = {}) {
	const offer: Offer = {
		variants: shirts,
		variantId: WHITE_M,
		lineId: null,
		inCart: [],
		isColorChosen: false,
		...begun,
	};
	const find = (id: number) => shirts.find((each) => each.id === id)!;
	let variant = find(begun.variant ?? 1);
	let chosen = chosenAtFirst(offer, variant);
	const customer = {
		picks(id: number) {
			chosen = chosenWith(chosen, variant, find(id));
			variant = find(id);
			return customer;
		},
		answers(part: "color" | "size", id: number) {
			chosen = answeredWith(chosen, variant, part, find(id));
			variant = find(id);
			return customer;
		},
		undoesTo(id: number) {
			variant = find(id);
			return customer;
		},
		isAsked: () => askedOfVariant(shirts, variant, openParts(offer, chosen, variant))?.part ?? null,
	};
	return customer;
}
const WHITE_M = 1;
const WHITE_L = 2;
const RED_L = 4;
const line = { id: "line", variantId: WHITE_M, quantity: 7 };

test("nothing is asked of what was chosen or answered, be it what stood there", () => {
	expect(choosing().isAsked()).toBe("color");
	expect(choosing().answers("color", WHITE_M).isAsked()).toBe("size");
	expect(choosing({ isColorChosen: true }).isAsked()).toBe("size");
	expect(choosing({ isColorChosen: true, variantId: RED_L }).isAsked()).toBe("color");
	expect(choosing().answers("color", WHITE_M).answers("size", WHITE_M).isAsked()).toBeNull();
	expect(choosing().picks(WHITE_L).answers("color", WHITE_L).isAsked()).toBeNull();
});

test("a size that came along with another colour is asked for, whatever size was chosen or answered before", () => {
	expect(choosing().picks(RED_L).isAsked()).toBe("size");
	expect(choosing().answers("size", WHITE_M).picks(RED_L).isAsked()).toBe("size");
	expect(choosing().picks(RED_L).answers("size", RED_L).isAsked()).toBeNull();
});

test("a choice that was undone is none", () => {
	expect(choosing().picks(WHITE_L).undoesTo(WHITE_M).answers("color", RED_L).isAsked()).toBe("size");
	expect(choosing().picks(RED_L).undoesTo(WHITE_M).isAsked()).toBe("color");
	expect(choosing().picks(WHITE_L).undoesTo(WHITE_M).undoesTo(WHITE_L).answers("color", WHITE_L).isAsked()).toBeNull();
	expect(
		choosing({ lineId: line.id, inCart: [line] })
			.picks(WHITE_L)
			.undoesTo(WHITE_M)
			.isAsked(),
	).toBeNull();
});

test("what lies in the cart was chosen, but not what came along since, nor another variant that lies there", () => {
	for (const lineId of [null, line.id]) {
		const customer = choosing({ lineId, inCart: [line, { ...line, id: "other", variantId: RED_L }] });
		expect(customer.isAsked()).toBeNull();
		expect(customer.picks(RED_L).isAsked()).toBe("size");
		expect(customer.answers("size", RED_L).isAsked()).toBeNull();
	}
	expect(choosing({ lineId: line.id, inCart: [line], variant: RED_L }).isAsked()).toBe("size");
	expect(choosing({ lineId: line.id, inCart: [line], variant: WHITE_L }).isAsked()).toBe("size");
	expect(choosing({ lineId: "gone", variant: RED_L }).isAsked()).toBe("size");
	expect(choosing({ inCart: [line], variant: WHITE_L }).isAsked()).toBe("size");
});
