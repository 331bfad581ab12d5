import { createHash, randomUUID } from "node:crypto";
import sharp from "sharp";
import { pictures } from "#database/schema.ts";
import type { PhotoElement } from "#design/document.ts";
import type { Shop } from "#shop/shop.ts";

/** A photo that the visitor has put into the shop, on a side. */
export async function photoElement(shop: Shop): Promise<PhotoElement> {
	const id = randomUUID();
	const size = { width: 20, height: 20 };
	const png = await sharp({ create: { ...size, channels: 3, background: "#2244aa" } })
		.png()
		.toBuffer();
	await shop.files.put(`masters/${id}`, png);
	await shop.db.insert(pictures).values({
		id,
		sha256: createHash("sha256").update(id).digest("hex"),
		ownerId: shop.owner.id,
		originalKey: `originals/${id}`,
		masterKey: `masters/${id}`,
		contentType: "image/png",
		fileName: "a.png",
		...size,
		bytes: png.length,
		createdAt: shop.now,
	});
	const box = { x: 100, y: 0, width: 60, height: 60, rotation: 0, opacity: 1, cornerRadius: 0 };
	const crop = { x: 0, y: 0, width: 1, height: 1 };
	return { kind: "photo", id: "p", picture: { id, ...size }, crop, ...box };
}
