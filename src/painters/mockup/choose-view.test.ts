import { expect, test } from "vitest";
import type { DesignSide, GroupChild } from "#design/document.ts";
import { chooseView } from "#painters/mockup/choose-view.ts";

const views = [
	{ name: "handle right", shows: [0.54, 1] },
	{ name: "middle", shows: [0.27, 0.84] },
] as const;

test.each([
	["nothing", [], "handle right"],
	["the middle", [80], "middle"],
	["the right", [170], "handle right"],
	["both ends", [10, 170], "handle right"],
] as const)("a wrap with something at %s", (_, places, chosen) => {
	expect(chooseView(wrap(places), views)).toBe(chosen);
});

test("what runs all round decides nothing beside a motif, and alone is shown where most of it is seen", () => {
	const [around] = wrap([0]).elements.map((element) => ({ ...element, width: 230, height: 230 }));
	const side = wrap([165]);
	const half = { ...around!, x: 20, width: 122, locked: true };
	expect(chooseView({ ...side, elements: [around!, half, ...side.elements] }, views)).toBe("handle right");
	expect(chooseView({ ...side, elements: [around!] }, views)).toBe("middle");
});

test("what is grouped to run all round decides nothing either", () => {
	const side = wrap([165]);
	const parts = wrap([0, 60, 110, 120, 125]).elements.map((element) => ({ ...element, height: 120 }));
	const around = { kind: "group", id: "around", opacity: 1, locked: true, children: parts as GroupChild[] } as const;
	expect(chooseView({ ...side, elements: [around, ...side.elements] }, views)).toBe("handle right");
});

test("a group of things far apart is no ground", () => {
	const [name, photo] = wrap([4, 70]).elements as GroupChild[];
	const children = [{ ...name!, width: 20 } as GroupChild, { ...photo!, width: 82 } as GroupChild];
	const group = { kind: "group", id: "apart", opacity: 1, locked: true, children } as const;
	const sticker = { ...wrap([188]).elements[0]!, width: 8, height: 8 };
	expect(chooseView({ ...wrap([]), elements: [group, sticker] }, views)).toBe("middle");
});

test("a motif that is seen whole wins over two that are cut off", () => {
	expect(chooseView(wrap([40, 160]), views)).toBe("handle right");
});

test("a side with one view has that one", () => {
	expect(chooseView(wrap([80]), [{ name: "only", shows: [0, 1] }])).toBe("only");
});

function wrap(places: readonly number[]): DesignSide {
	const elements = places.map((x) => ({
		kind: "shape" as const,
		id: `s${x}`,
		form: "rectangle" as const,
		fill: null,
		stroke: null,
		cornerRadius: 0,
		opacity: 1,
		rotation: 0,
		x,
		y: 10,
		width: 50,
		height: 50,
	}));
	return { code: "wrap", width: 226, height: 78, bleed: 2, safe: 4, elements };
}
