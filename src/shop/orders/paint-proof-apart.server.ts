import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { boundedProcess } from "#shop/bounded-process.server.ts";
import { layProof } from "#shop/designs/proofs.server.ts";
import { layPictures } from "#shop/media/lay-pictures.server.ts";
import { uploadFolder } from "#shop/media/upload-folder.server.ts";
import { limitedPlaces } from "#shop/places.ts";
import type { Shop, Workshop } from "#shop/shop.ts";
import type { OrderLine } from "./orders.server.ts";
import type { ProofPicturesAnswer, ProofPicturesOrder } from "./write-proof-pictures.server.ts";

const TIME_LIMIT_MILLISECONDS = 2 * 60_000;
const lane = () =>
	boundedProcess<ProofPicturesOrder, ProofPicturesAnswer>({
		script: "src/shop/orders/write-proof-pictures.server.ts",
		atOnce: 1,
		megabytes: 3072,
	});
const [visitorsLane, jobsLane] = [lane(), lane()];
const takePlace = limitedPlaces({ most: 24, each: 6 });
/** A job has no address: it is nobody's request. */
export type PictureShop = Workshop & Partial<Pick<Shop, "clientAddress">>;

/**
 * Paints all printed sides of an elaborate proof in a process of its own. "busy": too many wait for it, or too many of
 * this visitor's. Jobs wait in a lane of their own.
 */
export async function paintProofApart(
	shop: PictureShop,
	line: OrderLine,
	color: string | null,
): Promise<ProofPicturesAnswer | "busy"> {
	if (shop.clientAddress === undefined) return paint(shop, line, color, jobsLane);
	const leave = takePlace(shop.clientAddress);
	if (!leave) return "busy";
	try {
		return await paint(shop, line, color, visitorsLane);
	} finally {
		leave();
	}
}

async function paint(
	shop: Workshop,
	{ proofHash: hash, document }: OrderLine,
	color: string | null,
	write: ReturnType<typeof lane>,
): Promise<ProofPicturesAnswer> {
	const folder = await mkdtemp(join(uploadFolder(), "pictures-"));
	try {
		const proof = join(folder, "proof");
		if (!(await layProof(shop, hash, proof))) return [];
		const pictures = await layPictures(shop, document.sides, folder);
		const answer = await write({ proof, hash, color, pictures }, TIME_LIMIT_MILLISECONDS);
		if (answer === "too_slow" || answer === "ended") throw new Error(`A proof could not be painted: ${answer}`);
		return answer;
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
