import { MM_PER_INCH } from "#core/units.ts";
import type { PhotoElement } from "#design/document.ts";
import type { Finding } from "#design/preflight/warning.ts";

/** Dots per inch that a photo wants (yellow from a tenth below), and below which it shows its pixels (red). */
export type ResolutionLimits = { readonly yellowBelow: number; readonly redBelow: number };

export const USUAL_RESOLUTION_LIMITS: ResolutionLimits = { yellowBelow: 200, redBelow: 120 };

/** Of the wanted dots; nobody sees that fewer are missing. */
const TOLD_BELOW = 0.9;

/** Two pixels a standard deviation: finer ones are not seen. */
const ENOUGH_FOR_BLUR = 2 * MM_PER_INCH;

/** The coarser of the two directions; undefined while the slot is empty. */
export function photoDpi({ picture, crop, width, height }: PhotoElement): number | undefined {
	if (!picture) return undefined;
	return Math.min(
		(picture.width * crop.width * MM_PER_INCH) / width,
		(picture.height * crop.height * MM_PER_INCH) / height,
	);
}

export function checkResolution(photo: PhotoElement, limits: ResolutionLimits): readonly Finding[] {
	const dpi = photoDpi(photo);
	if (dpi === undefined) return [{ code: "empty-photo-slot", severity: "red", figures: {} }];
	const told = Math.round(dpi);
	if (told >= limits.yellowBelow * TOLD_BELOW || (photo.blur && dpi >= ENOUGH_FOR_BLUR / photo.blur)) return [];
	return [
		{
			code: "few-pixels",
			severity: told < limits.redBelow ? "red" : "yellow",
			figures: { dpi: told, wanted: limits.yellowBelow },
		},
	];
}
