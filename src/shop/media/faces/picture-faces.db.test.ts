import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PictureFaces } from "#design/preflight/faces.ts";
import type { Shop } from "#shop/shop.ts";
import { callApi } from "../../../../tests/support/call-api.ts";
import { drawnFace } from "../../../../tests/support/drawn-face.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../../tests/support/test-shop.ts";
import { keepWithPicture } from "../lock-picture-files.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
});
afterAll(() => bench.close());

async function uploaded(shop: Shop, file: Uint8Array): Promise<string> {
	const form = new FormData();
	form.set("img", new File([new Uint8Array(file)], "photo.jpg"));
	const answer = await callApi(shop, "/images/upload", { method: "POST", body: form });
	return ((await answer.json()) as { id: string }).id;
}

const SIZE = { width: 1600, height: 1000 };
const AT = [300, 400] as const;
const FACE = { x: 200 / 1600, y: 280 / 1000, width: 200 / 1600, height: 240 / 1000 };

test.each<[string, number, PictureFaces]>([
	["upright", 0, { faces: [FACE], upsideDown: false }],
	[
		"on its head",
		180,
		{ faces: [{ ...FACE, x: 1 - FACE.x - FACE.width, y: 1 - FACE.y - FACE.height }], upsideDown: true },
	],
])("a face is found where it is on a picture that stands %s", async (_how, turn, expected) => {
	const shop = anotherVisitor(bench.shop);
	const id = await uploaded(
		shop,
		await sharp(await drawnFace(SIZE, AT))
			.rotate(turn)
			.toBuffer(),
	);
	const answer = await callApi(shop, `/pictures/${id}/faces`);
	expect(answer.status).toBe(200);
	const found = (await answer.json()) as PictureFaces;
	expect(found.upsideDown).toBe(expected.upsideDown);
	expect(found.faces).toHaveLength(1);
	for (const [name, part] of Object.entries(expected.faces[0]!))
		expect(Math.abs(found.faces[0]![name as keyof typeof FACE] - part), name).toBeLessThan(0.06);
	expect((await callApi(anotherVisitor(bench.shop), `/pictures/${id}/faces`)).status).toBe(404);
});

test("no face is found where there is none, on the shop's own photographs", async () => {
	const shop = anotherVisitor(bench.shop);
	const folder = "demo/pictures";
	for (const name of await readdir(folder)) {
		const id = await uploaded(shop, await sharp(join(folder, name)).resize(900).jpeg().toBuffer());
		const answer = await callApi(shop, `/pictures/${id}/faces`);
		expect([name, await answer.json()]).toEqual([name, { faces: [], upsideDown: false }]);
	}
});

test("of very many pictures at once some are to be asked about again, and then are answered", async () => {
	const shop = anotherVisitor(bench.shop);
	const ids = await Promise.all(
		Array.from({ length: 23 }, async (_, red) =>
			uploaded(
				shop,
				await sharp({ create: { width: 20, height: 20, channels: 3, background: { r: red, g: 0, b: 0 } } })
					.png()
					.toBuffer(),
			),
		),
	);
	const ask = () => Promise.all(ids.map(async (id) => (await callApi(shop, `/pictures/${id}/faces`)).status));
	const answers = await ask();
	const count = (status: number) => answers.filter((each) => each === status).length;
	expect([count(200), count(503)]).toEqual([20, 3]);
	expect(new Set(await ask())).toEqual(new Set([200]));
});

test("nothing is kept with a picture that went while it was looked at", async () => {
	const { shop } = bench;
	const key = "derived/ff/gone/faces.json";
	await keepWithPicture(shop, "gone", key, Buffer.from("{}"));
	expect(await shop.files.has(key)).toBe(false);
});
