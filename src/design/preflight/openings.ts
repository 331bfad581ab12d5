import type { Millimetres } from "#core/units.ts";
import type { SideFormat } from "#design/document.ts";
import { type Bounds, transformBounds } from "#design/geometry/bounds.ts";
import { boxMatrix, type Point } from "#design/geometry/matrix.ts";
import { clearanceOf, liesWithin, openingBounds } from "#design/geometry/side-openings.ts";
import { wholeBox } from "#design/preflight/placement.ts";
import { type PrintedLines, printedLines, type ReadElement } from "#design/preflight/printed-lines.ts";
import { printedBounds } from "#design/preflight/text-fit.ts";
import { type Finding, tenths } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";

/** Openings are cut in one go with the edge, or cast: what lies so far off is whole. */
const MOST_MARGIN: Millimetres = 1.5;
const TOLERANCE: Millimetres = 0.01;

/** How far what is read stays off the openings of a side. */
export function openingMargin({ safe }: Pick<SideFormat, "safe">): Millimetres {
	return Math.min(safe, MOST_MARGIN);
}

const CUT: Finding = { code: "cut-by-opening", severity: "red", figures: {} };

/** Letters, codes and calendars that an opening takes a part of; a code has its margin in itself. */
export function checkOpenings(element: ReadElement, side: SideFormat, shaper: TextShaper): readonly Finding[] {
	const margin = element.kind === "qr" ? 0 : openingMargin(side);
	if (element.opacity === 0 || !mayMeet(element, side, margin, shaper)) return [];
	const clear = clearOfOpenings(printedLines(element, shaper), side, margin);
	if (clear < -TOLERANCE) return [CUT];
	if (clear >= margin - TOLERANCE) return [];
	return [{ code: "near-opening", severity: "yellow", figures: { margin: tenths(margin) } }];
}

/**
 * How far it would stay off the nearest opening of its side after a step, where that is less than `most`; below 0 a part of
 * it is lost.
 */
export function clearOfOpenings(
	{ lines, rim, covers }: PrintedLines,
	{ openings }: Pick<SideFormat, "openings">,
	most: Millimetres,
	[dx, dy]: Point = [0, 0],
): Millimetres {
	return Math.min(
		most,
		...(openings ?? []).map((opening) => {
			const clear = clearanceOf(lines, opening, [-dx, -dy], most + rim) - rim;
			const { x, y, width, height } = opening;
			const isWithin = clear >= 0 && covers([x + width / 2 - dx, y + height / 2 - dy]);
			return isWithin ? -Math.min(width, height) / 2 : clear;
		}),
	);
}

/** What is drawn between some points of the page, with ink so far around them, where an opening leaves nothing of it. */
export function checkSwallowed(
	points: Iterable<Point>,
	reach: Millimetres,
	{ openings }: Pick<SideFormat, "openings">,
): readonly Finding[] {
	return openings?.some((opening) => liesWithin(points, opening, reach)) ? [CUT] : [];
}

/** By the rectangles around both. */
function mayMeet(element: ReadElement, { openings }: SideFormat, margin: Millimetres, shaper: TextShaper): boolean {
	if (!openings?.length) return false;
	const own = element.kind === "text" ? printedBounds(element, shaper.shape(element)) : wholeBox(element);
	if (!own) return false;
	const bounds = transformBounds(own, boxMatrix(element));
	return openings.some((opening) => areOver(bounds, openingBounds(opening, margin)));
}

function areOver(one: Bounds, other: Bounds): boolean {
	return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
