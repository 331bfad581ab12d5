import type { SideFormat } from "#design/document.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { checkOpenings, clearOfOpenings, openingMargin } from "#design/preflight/openings.ts";
import { isRead, linesAround } from "#design/preflight/printed-lines.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import type { Step } from "./aside.ts";
import { stepsBeside } from "./beside-openings.ts";
import { corners, type PlacedElement } from "./boxes.ts";

/** Copies of what is read go on to where their boxes are off the openings, if there is such a place; not where what is printed of them is off already. */
export function stepOffOpenings(
	leaves: readonly PlacedElement[],
	[dx, dy]: Step,
	side: SideFormat,
	shaper: (() => TextShaper) | undefined,
): Step {
	if (!side.openings?.length) return [dx, dy];
	const read = leaves.filter(isRead).map((leaf) => ({ ...leaf, x: leaf.x + dx, y: leaf.y + dy }));
	const boxes = read.map(corners);
	const printed = linesAround(boxes);
	const margin = openingMargin(side);
	if (clearOfOpenings(printed, side, margin) >= margin) return [dx, dy];
	if (shaper && read.every((leaf) => checkOpenings(leaf, side, shaper()).length === 0)) return [dx, dy];
	const [[across, down] = [0, 0]]: readonly Point[] = stepsBeside(printed, boxes.flat(), side);
	return [dx + across, dy + down];
}
