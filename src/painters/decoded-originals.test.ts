import { expect, test } from "vitest";
import { createOriginals } from "#painters/decoded-originals.client.ts";

test("large pictures push out those used longest ago, which are closed, and none that is being drawn", async () => {
	const read: string[] = [];
	const closed: string[] = [];
	const withOriginal = createOriginals(async (address) => {
		read.push(address);
		const side = address.startsWith("large") ? 30 : 10;
		return { width: side, height: side, close: () => closed.push(address) } as unknown as ImageBitmap;
	}, 1000);
	const width = (address: string) => withOriginal(address, (bitmap) => bitmap.width);
	expect(await Promise.all([width("a"), width("b"), width("a")])).toEqual([10, 10, 10]);
	expect(read).toEqual(["a", "b"]);
	await width("large");
	await Promise.resolve();
	expect(closed).toEqual(["b"]);
	await Promise.all([width("large"), width("large 2")]);
	expect(closed).toContain("a");
	await width("b");
	expect(read).toEqual(["a", "b", "large", "large 2", "b"]);
});

test("a picture that could not be had is asked for again", async () => {
	let asked = 0;
	const withOriginal = createOriginals(async () => {
		asked++;
		if (asked === 1) throw new Error("offline");
		return { width: 1, height: 1, close() {} } as unknown as ImageBitmap;
	}, 1000);
	await expect(withOriginal("a", () => 1)).rejects.toThrow("offline");
	expect(await withOriginal("a", () => 2)).toBe(2);
});
