import { createHash } from "node:crypto";
import type { DesignDocument } from "#design/document.ts";
import { layoutSide } from "#design/layout.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { documentHash } from "./document-hash.server.ts";

const KEPT = 500;
const known = new Map<string, string>();

/** SHA-256 of the display lists of all sides: what the customer approved and what the printer gets. */
export function proofHash(document: DesignDocument): string {
	const key = documentHash(document);
	const kept = known.get(key);
	if (kept) return kept;
	const hash = createHash("sha256");
	for (const side of document.sides) hash.update(`${side.code}\n${JSON.stringify(layoutSide(side, serverShaper()))}\n`);
	const proof = hash.digest("hex");
	known.set(key, proof);
	if (known.size > KEPT) known.delete(known.keys().next().value ?? "");
	return proof;
}
