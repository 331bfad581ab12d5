import { expect, test } from "vitest";
import { code128 } from "#painters/code-128.ts";

test("writes an order's number as a scanner reads it", () => {
	// 104 + 1 x 33 + 2 x 17 + 3 x 13 leaves 4 of 103: the fifth.
	const { bars, width } = code128("A1-");
	expect(width).toBe((1 + 3 + 1) * 11 + 13);
	const modules = Array.from({ length: width }, (_, at) =>
		bars.some((bar) => at >= bar.at && at < bar.at + bar.width) ? 1 : 0,
	).join("");
	expect(modules.match(/.{11}/g)).toEqual([
		"11010010000",
		"10100011000",
		"10011100110",
		"10011011100",
		"10010001100",
		"11000111010",
	]);
	expect(modules.slice(-2)).toBe("11");
});

test("refuses what it cannot write", () => {
	expect(() => code128("Nº 7")).toThrow("º");
});
