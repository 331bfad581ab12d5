import sharp from "sharp";
import { sideArea } from "#design/geometry/side-area.ts";
import { renderPicture } from "#painters/png.server.ts";
import { sidesOf, variantsOf } from "#shop/catalog/catalog.server.ts";
import { documentHash } from "#shop/designs/document-hash.server.ts";
import { preview } from "#shop/designs/preview.server.ts";
import type { ProofSide } from "#shop/designs/proof-parts.server.ts";
import { proofFolder, readProof } from "#shop/designs/proofs.server.ts";
import { pictureSource } from "#shop/media/pictures.server.ts";
import type { Workshop } from "#shop/shop.ts";
import type { OrderLine } from "./orders.server.ts";

export type ProofPicture = {
	readonly side: string;
	readonly bytes: Buffer;
	readonly width: number;
	readonly height: number;
};

/** On paper and on screens twice as sharp as it is shown. */
const PROOF_PIXELS = 960;
const underWay = new Map<string, Promise<Buffer>>();

/** The line's product with its design on it; nothing where the article has no sides any more. */
export async function productPicture(shop: Workshop, line: OrderLine): Promise<Buffer | undefined> {
	const sides = (await sidesOf(shop, [line.articleId])).get(line.articleId) ?? [];
	const filled = line.document.sides.find((side) => side.elements.length > 0)?.code;
	const side = sides.find((each) => each.code === filled) ?? sides[0];
	if (!side) return undefined;
	const picture = await preview(shop, {
		document: line.document,
		hash: documentHash(line.document),
		side,
		color: await materialOf(shop, line),
		width: 640,
		format: "jpg",
	});
	if (picture === "busy") throw new Error("Too many elaborate pictures wait to be drawn");
	return picture;
}

/** The printed sides, flat and cut to size, painted once from the proof that the print shop gets. */
export async function proofPictures(shop: Workshop, line: OrderLine): Promise<ProofPicture[]> {
	const proof = (await readProof(shop, line.proofHash)) ?? [];
	const color = await materialOf(shop, line);
	const printed = proof.filter(({ display }) => display.length > 0);
	return Promise.all(
		printed.map(async (proofSide) => {
			const bytes = await proofPicture(shop, line.proofHash, proofSide, color);
			const { width, height } = await sharp(bytes).metadata();
			return { side: proofSide.side.code, bytes, width, height };
		}),
	);
}

async function proofPicture(
	shop: Workshop,
	hash: string,
	{ side, display }: ProofSide,
	color: string | null,
): Promise<Buffer> {
	const key = `${proofFolder(hash)}/${side.code}-${color?.slice(1) ?? "plain"}-${PROOF_PIXELS}.jpg`;
	if (await shop.files.has(key)) return Buffer.from(await shop.files.get(key));
	const running = underWay.get(key);
	if (running) return running;
	const area = sideArea(side, "trim");
	const pixelsPerMm = PROOF_PIXELS / Math.max(area.width, area.height);
	const options = { area, pixelsPerMm, background: color ?? "#ffffff", format: "jpeg", medium: "print" } as const;
	const made = renderPicture(display, options, pictureSource(shop)).then(async ({ bytes }) => {
		await shop.files.put(key, bytes);
		return bytes;
	});
	underWay.set(key, made);
	return made.finally(() => underWay.delete(key));
}

async function materialOf(shop: Workshop, line: OrderLine): Promise<string | null> {
	const variants = (await variantsOf(shop, [line.articleId])).get(line.articleId) ?? [];
	return variants.find(({ id }) => id === line.variantId)?.colorValue ?? null;
}
