import type { Millimetres } from "#core/units.ts";
import type { Box } from "#design/document.ts";

export type Square = { readonly x: Millimetres; readonly y: Millimetres; readonly size: Millimetres };

/** The largest one in the middle of the box, in its own millimetres. */
export function squareIn({ width, height }: Pick<Box, "width" | "height">): Square {
	const size = Math.min(width, height);
	return { x: (width - size) / 2, y: (height - size) / 2, size };
}
