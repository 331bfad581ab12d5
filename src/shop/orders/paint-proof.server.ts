import { flatPiece } from "#design/cut-out.ts";
import type { SideFormat } from "#design/document.ts";
import type { PictureSource } from "#painters/picture-derivative.server.ts";
import { type RenderedPicture, renderPicture } from "#painters/png.server.ts";
import type { ProofSide } from "#shop/designs/proof-parts.server.ts";

export type ProofPicture = {
	readonly side: string;
	readonly bytes: Buffer;
	readonly width: number;
	readonly height: number;
};

/** On paper and on screens twice as sharp as it is shown. */
export const PROOF_PIXELS = 960;

/** The printed side, flat and cut to size, on the material's colour. */
export function paintProof(
	{ side, display }: ProofSide,
	color: string | null,
	pictures: PictureSource,
): Promise<RenderedPicture> {
	const { display: piece, area, background } = flatPiece(display, side, color ?? "#ffffff");
	return renderPicture(
		piece,
		{ area, pixelsPerMm: proofScale(area), background, format: "jpeg", medium: "print" },
		pictures,
	);
}

/** Pixels of its picture for a millimetre of a side. */
export function proofScale({ width, height }: Pick<SideFormat, "width" | "height">): number {
	return PROOF_PIXELS / Math.max(width, height);
}

export function isPrinted({ display }: ProofSide): boolean {
	return display.length > 0;
}
