import { createHash } from "node:crypto";
import type { DesignDocument } from "#design/document.ts";

/** SHA-256 of a document with its keys in order: stands in the address of every picture made from it. */
export function documentHash(document: DesignDocument): string {
	return createHash("sha256").update(stable(document)).digest("hex");
}

function stable(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(stable).join(",")}]`;
	if (value && typeof value === "object") {
		const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
		entries.sort(([a], [b]) => (a < b ? -1 : 1));
		return `{${entries.map(([name, entry]) => `${JSON.stringify(name)}:${stable(entry)}`).join(",")}}`;
	}
	return JSON.stringify(value);
}
