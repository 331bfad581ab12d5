import { createHash, randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { DesignDocument } from "#design/document.ts";
import { documentCost } from "#design/drawing-cost.ts";
import { boundedProcess } from "#shop/bounded-process.server.ts";
import { uploadFolder } from "#shop/media/upload-folder.server.ts";
import type { Workshop } from "#shop/shop.ts";
import { documentHash } from "./document-hash.server.ts";
import { type ProofSide, proofParts } from "./proof-parts.server.ts";
import type { ProofOrder, WrittenProof } from "./write-proof.server.ts";

/** What may hold up everybody else's pages: about 50 ms. Starting a process takes half a second. */
const MOST_COST_HERE = 2000;
const TIME_LIMIT_MILLISECONDS = 60_000;
const KEPT = 500;
const hashes = new Map<string, string>();
const underWay = new Map<string, Promise<string>>();
const writeApart = boundedProcess<ProofOrder, WrittenProof>({
	script: "src/shop/designs/write-proof.server.ts",
	atOnce: 1,
	megabytes: 1536,
});

type Files = Pick<Workshop, "files">;

/**
 * Lays documents out, one after another with other people's requests in between, and keeps the results under their
 * SHA-256, which the order's lines carry. What is laid out is written while the next one is.
 */
export async function keepProofs(shop: Files, documents: readonly DesignDocument[]): Promise<readonly string[]> {
	const kept: Promise<string>[] = [];
	for (const document of documents) {
		const keeping = keepProof(shop, document);
		// A failure is met below, once all have begun.
		keeping.catch(() => undefined);
		kept.push(keeping);
		await setImmediate();
	}
	return Promise.all(kept);
}

/** One document's; the same again is not laid out again. */
export async function keepProof({ files }: Files, document: DesignDocument): Promise<string> {
	const key = documentHash(document);
	const known = hashes.get(key);
	if (known && (await files.has(proofKey(known)))) return known;
	const making = underWay.get(key) ?? makeProof({ files }, document).finally(() => underWay.delete(key));
	underWay.set(key, making);
	const hash = await making;
	hashes.set(key, hash);
	if (hashes.size > KEPT) hashes.delete(hashes.keys().next().value ?? "");
	return hash;
}

async function makeProof({ files }: Files, document: DesignDocument): Promise<string> {
	if (documentCost(document) > MOST_COST_HERE) return makeApart({ files }, document);
	const bytes = Buffer.from([...proofParts(document)].join(""));
	const hash = sha256(bytes);
	if (!(await files.has(proofKey(hash)))) await files.put(proofKey(hash), bytes);
	return hash;
}

async function makeApart({ files }: Files, document: DesignDocument): Promise<string> {
	const target = join(uploadFolder(), `proof-${randomUUID()}`);
	try {
		const written = await writeApart({ document, target }, TIME_LIMIT_MILLISECONDS);
		if (typeof written === "string") throw new Error(`A proof could not be laid out: ${written}`);
		if (!(await files.has(proofKey(written.hash)))) await files.putFile(proofKey(written.hash), target);
		return written.hash;
	} finally {
		await rm(target, { force: true });
	}
}

/** The kept proof; nothing where it is missing or its bytes do not fit its hash. */
export async function readProof(shop: Files, hash: string): Promise<readonly ProofSide[] | undefined> {
	if (!(await shop.files.has(proofKey(hash)))) return undefined;
	const bytes = Buffer.from(await shop.files.get(proofKey(hash)));
	return sha256(bytes) === hash ? JSON.parse(bytes.toString("utf8")) : undefined;
}

/** The proof and its pictures; call it once no order has them. */
export async function removeProof(shop: Files, hash: string): Promise<void> {
	await shop.files.remove(proofKey(hash));
	await shop.files.removeFolder(proofFolder(hash));
}

/** Pictures of a proof lie here. */
export function proofFolder(hash: string): string {
	return `proofs/${hash.slice(0, 2)}/${hash}`;
}

function proofKey(hash: string): string {
	return `${proofFolder(hash)}.json`;
}

function sha256(bytes: Buffer): string {
	return createHash("sha256").update(bytes).digest("hex");
}
