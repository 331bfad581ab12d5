import { readFile } from "node:fs/promises";
import { answerOrder } from "#shop/answer-order.ts";
import { parseProof } from "#shop/designs/proof-parts.server.ts";
import { type LaidPictures, laidPictures } from "#shop/media/laid-pictures.server.ts";
import { isPrinted, type ProofPicture, paintProof } from "./paint-proof.server.ts";

/** Runs as a process of its own for the pictures of one proof that are much work. `proof`: where its bytes lie. */
export type ProofPicturesOrder = {
	readonly proof: string;
	readonly hash: string;
	readonly color: string | null;
	readonly pictures: LaidPictures;
};
export type ProofPicturesAnswer = readonly ProofPicture[];

answerOrder(paint);

async function paint({ proof, hash, color, pictures }: ProofPicturesOrder): Promise<ProofPicturesAnswer> {
	const painted: ProofPicture[] = [];
	for (const side of (parseProof(await readFile(proof), hash) ?? []).filter(isPrinted)) {
		painted.push({ side: side.side.code, ...(await paintProof(side, color, laidPictures(pictures))) });
	}
	return painted;
}
