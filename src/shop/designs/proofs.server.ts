import { createHash } from "node:crypto";
import type { DisplayList } from "#design/display-list.ts";
import type { DesignDocument, SideFormat } from "#design/document.ts";
import { layoutSide } from "#design/layout.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import type { Workshop } from "#shop/shop.ts";
import { documentHash } from "./document-hash.server.ts";

/** What a customer approved, laid out: printed as it stands, whatever fonts or layout rules do later. */
export type ProofSide = { readonly side: SideFormat; readonly display: DisplayList };

const KEPT = 500;
const hashes = new Map<string, string>();

/** Lays a document out and keeps the result under its SHA-256, which the order line carries. */
export async function keepProof(shop: Pick<Workshop, "files">, document: DesignDocument): Promise<string> {
	const key = documentHash(document);
	const known = hashes.get(key);
	if (known && (await shop.files.has(proofKey(known)))) return known;
	const sides: ProofSide[] = document.sides.map((side) => {
		const { code, width, height, bleed, safe } = side;
		return { side: { code, width, height, bleed, safe }, display: layoutSide(side, serverShaper()) };
	});
	const bytes = Buffer.from(JSON.stringify(sides));
	const hash = sha256(bytes);
	if (!(await shop.files.has(proofKey(hash)))) await shop.files.put(proofKey(hash), bytes);
	hashes.set(key, hash);
	if (hashes.size > KEPT) hashes.delete(hashes.keys().next().value ?? "");
	return hash;
}

/** The kept proof; nothing where it is missing or its bytes do not fit its hash. */
export async function readProof(
	shop: Pick<Workshop, "files">,
	hash: string,
): Promise<readonly ProofSide[] | undefined> {
	if (!(await shop.files.has(proofKey(hash)))) return undefined;
	const bytes = Buffer.from(await shop.files.get(proofKey(hash)));
	return sha256(bytes) === hash ? JSON.parse(bytes.toString("utf8")) : undefined;
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
