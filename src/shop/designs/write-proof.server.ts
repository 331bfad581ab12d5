import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import type { DesignDocument } from "#design/document.ts";
import { answerOrder } from "#shop/answer-order.ts";
import { proofParts } from "./proof-parts.server.ts";

/** Runs as a process of its own for one proof that is much work: meanwhile the shop answers others. */
export type ProofOrder = { readonly document: DesignDocument; readonly target: string };
export type WrittenProof = { readonly hash: string };

answerOrder(async (order: ProofOrder): Promise<WrittenProof> => ({ hash: await write(order) }));

async function write({ document, target }: ProofOrder): Promise<string> {
	const hash = createHash("sha256");
	const file = await open(target, "w");
	for (const part of proofParts(document)) {
		const bytes = Buffer.from(part);
		hash.update(bytes);
		await file.writeFile(bytes);
	}
	await file.close();
	return hash.digest("hex");
}
