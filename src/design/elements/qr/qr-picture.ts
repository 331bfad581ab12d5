import { encodedQr, QUIET_ZONE } from "#design/elements/qr/qr-modules.ts";
import { cellsOutline } from "#design/geometry/cells-outline.ts";

/** Modules on a side with the quiet zone, and the dark ones as an SVG path. */
export type QrPicture = { readonly size: number; readonly path: string };

/** For the screen, of a module each unit. Nothing is remembered: the words may be a secret. */
export function qrPicture(words: string): QrPicture {
	const rows = encodedQr(words, "medium");
	return { size: rows.length + 2 * QUIET_ZONE, path: cellsOutline(rows, QUIET_ZONE, QUIET_ZONE, 1) };
}
