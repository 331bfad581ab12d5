import { createHash } from "node:crypto";
import type { DisplayList } from "#design/display-list.ts";
import type { DesignDocument, SideFormat } from "#design/document.ts";
import { layoutSide } from "#design/layout.ts";
import { shapeOnly } from "#design/shaped-as.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";

/** What a customer approved, laid out: printed as it stands, whatever fonts or layout rules do later. */
export type ProofSide = { readonly side: SideFormat; readonly display: DisplayList };

/** The JSON of a proof, side after side: all of it as one string may be hundreds of megabytes. */
export function* proofParts({ sides }: DesignDocument): Generator<string> {
	for (const [index, side] of sides.entries()) {
		const { code, width, height, bleed, safe } = side;
		const laidOut: ProofSide = {
			side: { code, width, height, bleed, safe, ...shapeOnly(side) },
			display: layoutSide(side, serverShaper()),
		};
		yield `${index === 0 ? "[" : ","}${JSON.stringify(laidOut)}`;
	}
	yield "]";
}

/** Nothing where the bytes do not fit the hash. */
export function parseProof(bytes: Buffer, hash: string): readonly ProofSide[] | undefined {
	const found = createHash("sha256").update(bytes).digest("hex");
	return found === hash ? JSON.parse(bytes.toString("utf8")) : undefined;
}
