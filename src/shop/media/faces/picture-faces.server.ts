import sharp from "sharp";
import type { PictureFaces } from "#design/preflight/faces.ts";
import { withPictureSlot } from "#painters/picture-slots.server.ts";
import type { Workshop } from "#shop/shop.ts";
import { derivedFolder } from "../derived-picture.server.ts";
import { keepWithPicture } from "../lock-picture-files.server.ts";
import { copyKey, smallestEnough } from "../picture-copies.ts";
import type { Picture } from "../pictures.server.ts";
import { findFacesInThread } from "./face-finder.server.ts";
import { FACE_MODELS } from "./find-faces.ts";

/** So many pictures of all visitors are looked at in a few seconds. */
const MOST_UNDER_WAY = 20;
const underWay = new Map<string, Promise<PictureFaces>>();

/**
 * Where faces are, looked for once and kept beside the picture's smaller copies, with which it goes. Nobody is recognised.
 * null: too many are being looked at; it may be asked again.
 */
export async function pictureFaces(
	shop: Pick<Workshop, "db" | "files">,
	picture: Picture,
): Promise<PictureFaces | null> {
	const key = `${derivedFolder(picture.sha256)}/faces.json`;
	if (await shop.files.has(key)) return JSON.parse(Buffer.from(await shop.files.get(key)).toString("utf8"));
	const running = underWay.get(key);
	if (running) return running;
	if (underWay.size >= MOST_UNDER_WAY) return null;
	const search = look(shop, picture).then(async (found) => {
		await keepWithPicture(shop, picture.sha256, key, Buffer.from(JSON.stringify(found)));
		return found;
	});
	underWay.set(key, search);
	return search.finally(() => underWay.delete(key));
}

async function look(shop: Pick<Workshop, "files">, picture: Picture): Promise<PictureFaces> {
	const largest = Math.max(...FACE_MODELS.map(({ input }) => input));
	const source = copyKey(picture, smallestEnough(picture, { width: largest, height: largest }));
	const squares = await withPictureSlot(async () => {
		const bytes = await shop.files.get(source);
		return Promise.all(FACE_MODELS.map(async ({ input: size }) => ({ size, data: await squareOf(bytes, size) })));
	});
	return findFacesInThread({ squares, ratio: picture.width / picture.height });
}

function squareOf(bytes: Uint8Array, size: number): Promise<Uint8Array> {
	return sharp(bytes)
		.flatten({ background: "#000000" })
		.toColourspace("srgb")
		.resize(size, size, { fit: "contain", background: "#000000" })
		.raw()
		.toBuffer();
}
