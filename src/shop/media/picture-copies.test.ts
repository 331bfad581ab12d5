import { expect, test } from "vitest";
import { copyCount, copyKey, copySize, smallestEnough } from "./picture-copies.ts";

const PHOTO = { width: 4001, height: 3000 };
const COPIES = [
	{ width: 2001, height: 1500 },
	{ width: 1415, height: 1061 },
	{ width: 1001, height: 750 },
];

test("what is small has no copies, and the smallest copy is never below 800 pixels", () => {
	const lengths = [1, 799, 1599, 1600, 2262, 2263, 3199, 3200, 12_649];
	expect(lengths.map((height) => copyCount({ width: 1, height }))).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 6]);
	const [smallest, next] = [6, 7].map((step) => copySize({ width: 1, height: 12_649 }, step).height);
	expect([smallest! >= 800, next! < 800]).toEqual([true, true]);
});

test("the copy that just has the pixels is taken, and one pixel more asks for the next", () => {
	const picture = { ...PHOTO, copies: copyCount(PHOTO) };
	expect(COPIES.map((_, at) => copySize(picture, at + 1))).toEqual(COPIES);
	for (const [at, { width, height }] of COPIES.entries()) {
		const asked = [
			[width, height],
			[width + 0.1, 1],
			[1, height + 0.1],
		].map(([width = 0, height = 0]) => smallestEnough(picture, { width, height }));
		expect(asked).toEqual([at + 1, at, at]);
	}
	expect(smallestEnough(picture, { width: 9000, height: 1 })).toBe(0);
	expect(smallestEnough({ ...PHOTO, copies: 0 }, { width: 10, height: 10 })).toBe(0);
});

test("each copy has a key of its own below its master's folder", () => {
	const picture = { sha256: "abcd", masterKey: "masters/ab/abcd.png" };
	const keys = [0, 1, 2].map((step) => copyKey(picture, step));
	expect(keys).toEqual(["masters/ab/abcd.png", "masters/ab/abcd/1.png", "masters/ab/abcd/2.png"]);
});
