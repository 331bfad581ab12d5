import sharp from "sharp";
import { documentCost, MOST_COST_AT_ONCE } from "#design/drawing-cost.ts";
import { filledSides } from "#design/filled-sides.ts";
import { sidesOf, type Variant, variantsOf } from "#shop/catalog/catalog.server.ts";
import { documentHash } from "#shop/designs/document-hash.server.ts";
import { preview } from "#shop/designs/preview.server.ts";
import type { ProofSide } from "#shop/designs/proof-parts.server.ts";
import { proofFolder, readProof } from "#shop/designs/proofs.server.ts";
import { pictureSource } from "#shop/media/pictures.server.ts";
import type { Workshop } from "#shop/shop.ts";
import type { OrderLine } from "./orders.server.ts";
import { isPrinted, PROOF_PIXELS, type ProofPicture, paintProof } from "./paint-proof.server.ts";
import { type PictureShop, paintProofApart } from "./paint-proof-apart.server.ts";

type ProofPictures = readonly ProofPicture[] | "busy";

const underWay = new Map<string, Promise<Buffer>>();
const apartUnderWay = new Map<string, Promise<ProofPictures>>();

/** The line's product with its design on it; nothing where the article has no sides any more; "busy": too many wait. */
export async function productPicture(shop: PictureShop, line: OrderLine): Promise<Buffer | "busy" | undefined> {
	const sides = (await sidesOf(shop, [line.articleId])).get(line.articleId) ?? [];
	const filled = filledSides(line.document)[0]?.code;
	const side = sides.find((each) => each.code === filled) ?? sides[0];
	if (!side) return undefined;
	return preview(shop, {
		document: line.document,
		hash: documentHash(line.document),
		side,
		color: (await variantOf(shop, line))?.colorValue ?? null,
		width: 640,
		format: "jpg",
	});
}

/**
 * The printed sides, flat and cut to size, painted once from the proof that the print shop gets; elaborate ones in a
 * process of their own. "busy": too many wait for it.
 */
export async function proofPictures(shop: PictureShop, line: OrderLine): Promise<ProofPictures> {
	const color = await clothOf(shop, line);
	if (documentCost(line.document) > MOST_COST_AT_ONCE) return picturesApart(shop, line, color);
	const printed = ((await readProof(shop, line.proofHash)) ?? []).filter(isPrinted);
	return Promise.all(
		printed.map(async (proofSide) => {
			const bytes = await proofPicture(shop, line.proofHash, proofSide, color);
			const { width, height } = await sharp(bytes).metadata();
			return { side: proofSide.side.code, bytes, width, height };
		}),
	);
}

/** One side's: a kept one is there without its proof being read. */
export async function sidePicture(
	shop: PictureShop,
	line: OrderLine,
	side: string,
): Promise<Buffer | "busy" | undefined> {
	if (line.document.sides.every(({ code }) => code !== side)) return undefined;
	const key = keyOf(line.proofHash, side, await clothOf(shop, line));
	if (await shop.files.has(key)) return Buffer.from(await shop.files.get(key));
	const made = await proofPictures(shop, line);
	return made === "busy" ? made : made.find((each) => each.side === side)?.bytes;
}

function picturesApart(shop: PictureShop, line: OrderLine, color: string | null): Promise<ProofPictures> {
	const key = `${shop.clientAddress === undefined ? "job " : ""}${line.proofHash} ${color}`;
	const running = apartUnderWay.get(key);
	if (running) return running;
	const made = paintProofApart(shop, line, color).then(async (painted) => {
		if (painted === "busy") return painted;
		for (const { side, bytes } of painted) await shop.files.put(keyOf(line.proofHash, side, color), bytes);
		return painted;
	});
	apartUnderWay.set(key, made);
	return made.finally(() => apartUnderWay.delete(key));
}

async function proofPicture(shop: Workshop, hash: string, proofSide: ProofSide, color: string | null): Promise<Buffer> {
	const key = keyOf(hash, proofSide.side.code, color);
	if (await shop.files.has(key)) return Buffer.from(await shop.files.get(key));
	const running = underWay.get(key);
	if (running) return running;
	const made = paintProof(proofSide, color, pictureSource(shop)).then(async ({ bytes }) => {
		await shop.files.put(key, bytes);
		return bytes;
	});
	underWay.set(key, made);
	return made.finally(() => underWay.delete(key));
}

function keyOf(hash: string, side: string, color: string | null): string {
	return `${proofFolder(hash)}/${side}-${color?.slice(1) ?? "plain"}-${PROOF_PIXELS}.jpg`;
}

async function clothOf(shop: Workshop, line: OrderLine): Promise<string | null> {
	return (await variantOf(shop, line))?.cloth ?? null;
}

async function variantOf(shop: Workshop, line: OrderLine): Promise<Variant | undefined> {
	const variants = (await variantsOf(shop, [line.articleId])).get(line.articleId) ?? [];
	return variants.find(({ id }) => id === line.variantId);
}
