import type { ImageNode } from "#design/display-list.ts";
import { recolor } from "#design/elements/photo/color-matrix.ts";
import { type ProofTable, proofPixels } from "#painters/proof/proof-table.ts";

/** A picture as the press prints it: its address, and which part of it gets clearly duller. */
export type ProofedPicture = { readonly address: string; readonly dull: number };
type Look = Pick<ImageNode, "pictureId" | "colors">;

/** Rows that are done at once: a few milliseconds. */
const SLICE = 48;
/** Across a picture. */
const STRIPES = 90;

export function lookOf({ pictureId, colors }: Look): string {
	return JSON.stringify([pictureId, colors]);
}

/** Undefined: it can't be had. Done in slices, so that gestures go on. */
export async function proofPicture(
	href: string,
	{ colors }: Look,
	table: ProofTable,
	marks: boolean,
): Promise<ProofedPicture | undefined> {
	const image = new Image();
	image.src = href;
	try {
		await image.decode();
	} catch {
		return undefined;
	}
	const canvas = document.createElement("canvas");
	const { naturalWidth: width, naturalHeight: height } = image;
	Object.assign(canvas, { width, height });
	const context = canvas.getContext("2d", { willReadFrequently: true });
	if (!context) return undefined;
	context.drawImage(image, 0, 0);
	const every = Math.max(5, Math.round(width / STRIPES));
	const sum = { seen: 0, dull: 0 };
	for (let row = 0; row < height; row += SLICE) {
		const part = context.getImageData(0, row, width, Math.min(SLICE, height - row));
		if (colors) recolor(new Uint8Array(part.data.buffer), 4, colors);
		const { seen, dull } = proofPixels(
			part.data,
			table,
			marks ? { every, rowLength: width, firstRow: row } : undefined,
		);
		sum.seen += seen;
		sum.dull += dull;
		context.putImageData(part, 0, row);
		await new Promise((resolve) => setTimeout(resolve));
	}
	const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", 0.92));
	return blob ? { address: URL.createObjectURL(blob), dull: sum.dull / Math.max(1, sum.seen) } : undefined;
}
