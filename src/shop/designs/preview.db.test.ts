import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pictures } from "#database/schema.ts";
import { pictureSource } from "#shop/media/pictures.server.ts";
import { countProcesses } from "../../../tests/support/count-processes.ts";
import { documentWith, SIDE, textElement } from "../../../tests/support/factories.ts";
import { openTestShop } from "../../../tests/support/test-shop.ts";
import { drawPreview } from "./draw-preview.server.ts";
import { preview } from "./preview.server.ts";

test.each([true, false])("an elaborate side is drawn apart, to the same bytes (flat: %s)", async (flat) => {
	const bench = await openTestShop();
	const { shop } = bench;
	const words = textElement("Für Zoë, from Ana and all. ".repeat(70));
	const id = randomUUID();
	const png = sharp({ create: { width: 20, height: 20, channels: 3, background: "#2244aa" } }).png();
	await shop.files.put("master", await png.toBuffer());
	const kept = { originalKey: "original", masterKey: "master", contentType: "image/png", fileName: "a.png" };
	const size = { width: 20, height: 20 };
	await shop.db
		.insert(pictures)
		.values({ id, sha256: "0".repeat(64), ...kept, ...size, bytes: 1, createdAt: shop.now });
	const box = { x: 100, y: 0, width: 60, height: 60, rotation: 0, opacity: 1, cornerRadius: 0 };
	const photo = {
		kind: "photo",
		id: "p",
		picture: { id, ...size },
		crop: { x: 0, y: 0, width: 1, height: 1 },
	} as const;
	const document = documentWith({ ...words, id: "one" }, { ...words, id: "two" }, { ...photo, ...box });
	const look = { color: "#ffffff", width: 320, format: "webp", flat } as const;
	const side = { ...SIDE, scene: "mug" };
	let most = 0;
	const watch = setInterval(async () => {
		most = Math.max(most, await countProcesses("write-preview.server.ts"));
	}, 5);
	const drawn = await preview(shop, { document, hash: `hash-${flat}`, side, ...look });
	clearInterval(watch);
	const here = await drawPreview({ side: document.sides[0]!, scene: "mug", ...look }, pictureSource(shop));
	expect(drawn).toEqual(here);
	expect(most).toBe(1);
	await bench.close();
});
