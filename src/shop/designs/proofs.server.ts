import { createHash, randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import type { DesignDocument } from "#design/document.ts";
import { documentCost, MOST_COST_AT_ONCE } from "#design/drawing-cost.ts";
import { boundedProcess } from "#shop/bounded-process.server.ts";
import { uploadFolder } from "#shop/media/upload-folder.server.ts";
import { limitedPlaces } from "#shop/places.ts";
import type { Shop, Workshop } from "#shop/shop.ts";
import { documentHash } from "./document-hash.server.ts";
import { type ProofSide, parseProof, proofParts } from "./proof-parts.server.ts";
import type { ProofOrder, WrittenProof } from "./write-proof.server.ts";

const TIME_LIMIT_MILLISECONDS = 60_000;
const KEPT = 500;
const hashes = new Map<string, string>();
const underWay = new Map<string, Promise<KeptProof>>();
const writeApart = boundedProcess<ProofOrder, WrittenProof>({
	script: "src/shop/designs/write-proof.server.ts",
	atOnce: 1,
	megabytes: 1536,
});
/** Orders that have something to be laid out apart: the last of so many waits about a minute. */
const takePlace = limitedPlaces({ most: 12, each: 3 });

type Keeper = Pick<Workshop, "files" | "log">;
/** `busy`: too many wait already, or too many of this visitor's. `not_laid_out`: it took too long, or its process ended. */
export type ProofRefusal = "busy" | "not_laid_out";
type KeptProof = Outcome<string, "not_laid_out">;

/**
 * Lays documents out, one after another with other people's requests in between, and keeps the results under their
 * SHA-256, which the order's lines carry. What is laid out is written while the next one is. `clientAddress`: whose they are.
 */
export async function keepProofs(
	shop: Keeper & Pick<Shop, "clientAddress">,
	documents: readonly DesignDocument[],
): Promise<Outcome<readonly string[], ProofRefusal>> {
	const leave = documents.some(isToBeMadeApart) ? takePlace(shop.clientAddress) : () => {};
	if (!leave) return refused("busy");
	try {
		return await keepEach(shop, documents);
	} finally {
		leave();
	}
}

async function keepEach(shop: Keeper, documents: readonly DesignDocument[]) {
	const keepings: Promise<KeptProof>[] = [];
	for (const document of documents) {
		const keeping = keepProof(shop, document);
		// A failure is met below, once all have begun.
		keeping.catch(() => undefined);
		keepings.push(keeping);
		await setImmediate();
	}
	const kept: string[] = [];
	for (const outcome of await Promise.all(keepings)) {
		if (!outcome.ok) return outcome;
		kept.push(outcome.value);
	}
	return accepted(kept);
}

/** One document's; the same again is not laid out again. */
export async function keepProof(shop: Keeper, document: DesignDocument): Promise<KeptProof> {
	const key = documentHash(document);
	const known = hashes.get(key);
	if (known && (await shop.files.has(proofKey(known)))) return accepted(known);
	const making = underWay.get(key) ?? makeProof(shop, document, key).finally(() => underWay.delete(key));
	underWay.set(key, making);
	const made = await making;
	if (!made.ok) return made;
	hashes.set(key, made.value);
	if (hashes.size > KEPT) hashes.delete(hashes.keys().next().value ?? "");
	return made;
}

/** What somebody is making already, or made a while ago, takes no place. */
function isToBeMadeApart(document: DesignDocument): boolean {
	if (documentCost(document) <= MOST_COST_AT_ONCE) return false;
	const key = documentHash(document);
	return !hashes.has(key) && !underWay.has(key);
}

async function makeProof(shop: Keeper, document: DesignDocument, key: string): Promise<KeptProof> {
	const { files } = shop;
	if (documentCost(document) > MOST_COST_AT_ONCE) return makeApart(shop, document, key);
	const bytes = Buffer.from([...proofParts(document)].join(""));
	const hash = sha256(bytes);
	if (!(await files.has(proofKey(hash)))) await files.put(proofKey(hash), bytes);
	return accepted(hash);
}

async function makeApart({ files, log }: Keeper, document: DesignDocument, key: string): Promise<KeptProof> {
	const target = join(uploadFolder(), `proof-${randomUUID()}`);
	try {
		const written = await writeApart({ document, target }, TIME_LIMIT_MILLISECONDS);
		if (typeof written === "string") {
			log.error({ design: key, cost: documentCost(document), cause: written }, "a proof could not be laid out");
			return refused("not_laid_out");
		}
		if (!(await files.has(proofKey(written.hash)))) await files.putFile(proofKey(written.hash), target);
		return accepted(written.hash);
	} finally {
		await rm(target, { force: true });
	}
}

/** The kept proof; nothing where it is missing or its bytes do not fit its hash. */
export async function readProof(
	shop: Pick<Workshop, "files">,
	hash: string,
): Promise<readonly ProofSide[] | undefined> {
	if (!(await shop.files.has(proofKey(hash)))) return undefined;
	return parseProof(Buffer.from(await shop.files.get(proofKey(hash))), hash);
}

/** Lays the kept proof's bytes, as they are, beside a process of its own; false where it is missing. */
export async function layProof(shop: Pick<Workshop, "files">, hash: string, path: string): Promise<boolean> {
	if (!(await shop.files.has(proofKey(hash)))) return false;
	await writeFile(path, await shop.files.get(proofKey(hash)));
	return true;
}

/** The proof and its pictures; call it once no order has them. */
export async function removeProof(shop: Pick<Workshop, "files">, hash: string): Promise<void> {
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
