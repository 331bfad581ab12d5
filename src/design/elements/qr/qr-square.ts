import type { Millimetres } from "#core/units.ts";
import type { Box, QrElement } from "#design/document.ts";
import { QUIET_ZONE, qrModules } from "#design/elements/qr/qr-modules.ts";

/** The largest square in the middle of the box, in its own millimetres: the code with its quiet zone. */
export function qrSquare({ width, height }: Pick<Box, "width" | "height">): { x: number; y: number; size: number } {
	const size = Math.min(width, height);
	return { x: (width - size) / 2, y: (height - size) / 2, size };
}

/** How large each module is printed; undefined while there is nothing to encode. */
export function moduleSize(element: QrElement): Millimetres | undefined {
	const modules = qrModules(element);
	return modules && qrSquare(element).size / (modules.length + 2 * QUIET_ZONE);
}
