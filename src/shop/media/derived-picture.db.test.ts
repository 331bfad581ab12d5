import { availableParallelism } from "node:os";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApi } from "../../../tests/support/call-api.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { derivedFolder, derivedPicture } from "./derived-picture.server.ts";
import { type Picture, visiblePictures } from "./pictures.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
});
afterAll(() => bench.close());

test("a copy that many ask for at once is made once, few are made at a time, and none stays of a picture that went", async () => {
	const visitor = anotherVisitor(bench.shop);
	const ids = await Promise.all(
		Array.from({ length: 13 }, async (_, red) => {
			const image = sharp({ create: { width: 640, height: 480, channels: 3, background: { r: red, g: 0, b: 0 } } });
			const form = new FormData();
			form.set("img", new File([new Uint8Array(await image.png().toBuffer())], "photo.png"));
			const answer = await callApi(visitor, "/images/upload", { method: "POST", body: form });
			return ((await answer.json()) as { id: string }).id;
		}),
	);
	const [first, ...others] = [...(await visiblePictures(visitor, ids)).values()] as [Picture, ...Picture[]];
	let [opened, open, most] = [0, 0, 0];
	const { db, files } = bench.shop;
	const counted = Object.assign(Object.create(files), {
		async get(key: string) {
			if (key.startsWith("derived/")) return files.get(key);
			opened++;
			most = Math.max(most, ++open);
			return files.get(key).finally(() => open--);
		},
	});
	const shop = { db, files: counted };
	const same = await Promise.all(Array.from({ length: 8 }, () => derivedPicture(shop, first, 320, "jpg")));
	expect(opened).toBe(1);
	expect((await sharp(same[7]).metadata()).width).toBe(320);
	await Promise.all(others.map((each) => derivedPicture(shop, each, 320, "jpg")));
	expect(most).toBeLessThanOrEqual(availableParallelism() + 1);
	expect(await derivedPicture(shop, first, 320, "jpg")).toEqual(same[0]);

	const gone = { ...first, sha256: "gone" };
	expect((await sharp(await derivedPicture(shop, gone, 320, "jpg")).metadata()).width).toBe(320);
	expect(await files.has(`${derivedFolder("gone")}/320.jpg`)).toBe(false);
});
