import type { Millimetres } from "#core/units.ts";
import type { Box } from "#design/document.ts";
import { apply, boxMatrix } from "#design/geometry/matrix.ts";

/** A new size with the point at the given fractions (0, 0 is the top left corner) held where it is on the page. */
export function resizedAbout(
	box: Box,
	width: Millimetres,
	height: Millimetres,
	[u, v]: readonly [number, number],
): Box {
	const [fixedX, fixedY] = apply(boxMatrix(box), [u * box.width, v * box.height]);
	const angle = (box.rotation * Math.PI) / 180;
	const x = (0.5 - u) * width;
	const y = (0.5 - v) * height;
	const centreX = fixedX + Math.cos(angle) * x - Math.sin(angle) * y;
	const centreY = fixedY + Math.sin(angle) * x + Math.cos(angle) * y;
	return { x: centreX - width / 2, y: centreY - height / 2, width, height, rotation: box.rotation };
}
