import { expect, test } from "vitest";
import { leavesOf, substrateOf } from "./leaves.ts";

const card = (code: string, width = 210) => ({ side: { code, width, height: 148, bleed: 3, safe: 5 } });
const namesOf = (sides: readonly ReturnType<typeof card>[], backs: Readonly<Record<string, string>>) =>
	leavesOf(sides, (code) => backs[code]).map(({ front, back }) => [front.side.code, back?.side.code]);

test("two faces of one piece of paper are one leaf, and no face is lost whatever the catalog says", () => {
	const faces = [card("outside"), card("inside"), card("label", 90)];
	expect(namesOf(faces, { inside: "outside" })).toEqual([
		["outside", "inside"],
		["label", undefined],
	]);
	expect(namesOf(faces, {})).toEqual([
		["outside", undefined],
		["inside", undefined],
		["label", undefined],
	]);
	expect(namesOf(faces.slice(1), { inside: "outside" })).toEqual([
		["inside", undefined],
		["label", undefined],
	]);
	expect(namesOf(faces, { label: "inside" })).toEqual([
		["outside", undefined],
		["inside", undefined],
		["label", undefined],
	]);
	expect(namesOf([card("a"), card("b"), card("c")], { b: "a", c: "b" })).toEqual([
		["a", "b"],
		["c", undefined],
	]);
});

test("a back is printed on what its front is, also where it is a leaf of its own", () => {
	const sides = new Map([
		["outside", { backOf: null, substrate: "card" }],
		["inside", { backOf: "outside", substrate: null }],
		["plain", { backOf: null, substrate: null }],
	]);
	const leaves = leavesOf([card("outside"), card("inside", 90)], (code) => sides.get(code)?.backOf);
	expect(leaves.map(({ front }) => substrateOf(front.side.code, sides))).toEqual(["card", "card"]);
	expect([substrateOf("plain", sides), substrateOf("gone", sides)]).toEqual([null, null]);
});
