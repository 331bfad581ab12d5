import sharp, { type Sharp } from "sharp";
import { withPictureSlot } from "#painters/picture-slots.server.ts";
import type { Workshop } from "#shop/shop.ts";
import { keepWithPicture } from "./lock-picture-files.server.ts";
import { copyKey, smallestEnough } from "./picture-copies.ts";
import type { Picture } from "./pictures.server.ts";

export const DERIVED_WIDTHS = [320, 640, 1200, 2000] as const;
export const DERIVED_FORMATS = ["avif", "webp", "jpg"] as const;
export type DerivedFormat = (typeof DERIVED_FORMATS)[number];

const underWay = new Map<string, Promise<Buffer>>();

/** A smaller picture for the screen, made once and kept. Never larger than the master. */
export async function derivedPicture(
	shop: Pick<Workshop, "db" | "files">,
	picture: Picture,
	width: number,
	format: DerivedFormat,
): Promise<Buffer> {
	const key = `${derivedFolder(picture.sha256)}/${width}.${format}`;
	if (await shop.files.has(key)) return Buffer.from(await shop.files.get(key));
	const running = underWay.get(key);
	if (running) return running;
	const made = withPictureSlot(async () => {
		const source = copyKey(picture, smallestEnough(picture, { width, height: 0 }));
		const image = sharp(await shop.files.get(source)).resize({ width, withoutEnlargement: true });
		return encode(image, format);
	}).then(async (bytes) => {
		await keepWithPicture(shop, picture.sha256, key, bytes);
		return bytes;
	});
	underWay.set(key, made);
	return made.finally(() => underWay.delete(key));
}

/** Smaller copies of a picture lie here. */
export function derivedFolder(sha256: string): string {
	return `derived/${sha256.slice(0, 2)}/${sha256}`;
}

function encode(image: Sharp, format: DerivedFormat): Promise<Buffer> {
	if (format === "avif") return image.avif({ quality: 60, effort: 3 }).toBuffer();
	if (format === "webp") return image.webp({ quality: 84 }).toBuffer();
	return image.flatten({ background: "#ffffff" }).jpeg({ quality: 86 }).toBuffer();
}
