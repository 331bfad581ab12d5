import type { DisplayList, ImageNode } from "#design/display-list.ts";
import type { ElementBody } from "#design/elements/element-layout.ts";
import { type Proof, proofBody, proofDisplay } from "#painters/proof/proof-display.ts";
import type { ProofTable } from "#painters/proof/proof-table.ts";
import type { PictureHref } from "#painters/svg.tsx";
import { lookOf, type ProofedPicture } from "./proofed-picture.ts";
import type { ShownProof } from "./shown-proof.ts";

/** Bodies and addresses keep their identity, so that React draws anew only what changed. */
export function makeShownProof(
	table: ProofTable,
	marks: boolean,
	pictures: ReadonlyMap<string, ProofedPicture>,
): ShownProof {
	const proof: Proof = {
		table,
		marks,
		picture(node) {
			const made = pictures.get(lookOf(node));
			return made ? withAddress(node, made.address) : node;
		},
	};
	return {
		body: remembered((body: ElementBody) => proofBody(body, proof)),
		display: remembered((display: DisplayList) => proofDisplay(display, proof)),
		href: remembered(
			(plain: PictureHref): PictureHref =>
				(id, drawn) =>
					id.startsWith("blob:") ? id : plain(id, drawn),
		),
	};
}

function withAddress({ colors: _inThePicture, ...node }: ImageNode, address: string): ImageNode {
	return { ...node, pictureId: address };
}

function remembered<Key extends WeakKey, Value>(make: (key: Key) => Value): (key: Key) => Value {
	const known = new WeakMap<Key, Value>();
	return (key) => {
		const value = known.get(key) ?? make(key);
		known.set(key, value);
		return value;
	};
}
