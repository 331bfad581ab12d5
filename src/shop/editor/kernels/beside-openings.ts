import type { Millimetres } from "#core/units.ts";
import type { SideFormat } from "#design/document.ts";
import { withEffects } from "#design/elements/text/text-effects.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { overhangOf, stepInto } from "#design/geometry/side-outline.ts";
import { clearOfOpenings, openingMargin } from "#design/preflight/openings.ts";
import { cornersOf } from "#design/preflight/placement.ts";
import { linesAround, type PrintedLines, printedLines, type ReadElement } from "#design/preflight/printed-lines.ts";
import { textExtent } from "#design/preflight/text-extent.ts";
import { ASCENT, DESCENT } from "#design/preflight/text-fit.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { corners } from "./boxes.ts";
import { measuredText } from "./measured-text.ts";
import { smaller } from "./repair-place.ts";
import { fittedText } from "./resize-element.ts";

const WAYS = 48;
const MOST_STEPS = 120;
/** Rounding must not lead back. */
const SLACK: Millimetres = 0.02;
const LEAST_STEP: Millimetres = 0.1;
const MANY_LETTERS = 60;
const SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3];

/** By the shortest way to where no opening takes a part of it and it lies in the safe zone; smaller where there is no such place. */
export function besideOpenings<Element extends ReadElement>(
	element: Element,
	side: SideFormat,
	shaper: TextShaper,
	suits: (placed: Element) => boolean,
): Element | null {
	for (const by of SCALES) {
		const sized = inScale(element, by, shaper);
		const extent = sized.kind === "text" ? textExtent(sized, side, shaper) : corners(sized);
		for (const [dx, dy] of stepsBeside(edgesOf(sized, shaper), extent, side)) {
			const placed = { ...sized, x: sized.x + dx, y: sized.y + dy };
			if (suits(placed)) return placed;
		}
	}
	return null;
}

/** `extent`: points between which all of it lies. The shortest step first; none where it lies nowhere whole. */
export function stepsBeside(printed: PrintedLines, extent: readonly Point[], side: SideFormat): readonly Point[] {
	const margin = openingMargin(side);
	const clearAfter = (step: Point) => clearOfOpenings(printed, side, step);
	const ways = Array.from({ length: WAYS }, (_, index): Point => {
		const angle = (index * 2 * Math.PI) / WAYS;
		return [Math.cos(angle), Math.sin(angle)];
	});
	return ways
		.flatMap((way) => {
			const off = firstClear(way);
			return off ? [intoZone(off)] : [];
		})
		.filter((step) => clearAfter(step) >= margin && overhangOf(moved(extent, step), side, side.safe) <= SLACK)
		.toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other));

	/** Whatever is short of the margin is the least way to go. */
	function firstClear([x, y]: Point): Point | undefined {
		let by = 0;
		for (let count = 0; count < MOST_STEPS && by < side.width + side.height; count++) {
			const step: Point = [x * by, y * by];
			const short = margin + SLACK - clearAfter(step);
			if (short <= 0) return step;
			by += Math.max(LEAST_STEP, short);
		}
		return undefined;
	}

	function intoZone([x, y]: Point): Point {
		const [dx, dy] = stepInto(moved(extent, [x, y]), side, side.safe);
		return [x + dx, y + dy];
	}
}

/** Of long straight texts the boxes of their lines, which leave no gap worth seeking. */
function edgesOf(element: ReadElement, shaper: TextShaper): PrintedLines {
	if (element.kind !== "text" || element.curve || element.text.length <= MANY_LETTERS) {
		return printedLines(element, shaper);
	}
	const lines = shaper.shape(element).lines.filter(({ width }) => width > 0);
	return linesAround(
		lines.map(({ x, width, baseline, size = element.size }) => {
			const box = { left: x, right: x + width, top: baseline - ASCENT * size, bottom: baseline + DESCENT * size };
			return cornersOf(element, withEffects(box, element));
		}),
	);
}

function moved(points: readonly Point[], [dx, dy]: Point): readonly Point[] {
	return points.map(([x, y]): Point => [x + dx, y + dy]);
}

function inScale<Element extends ReadElement>(element: Element, by: number, shaper: TextShaper): Element {
	if (by === 1) return element;
	const sized: ReadElement = smaller(element, by);
	return (sized.kind === "text" ? fittedText(sized, (text) => measuredText(text, shaper)) : sized) as Element;
}
