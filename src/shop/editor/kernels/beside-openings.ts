import type { Millimetres } from "#core/units.ts";
import type { SideFormat } from "#design/document.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import { withEffects } from "#design/elements/text/text-effects.ts";
import { type Bounds, unitedBounds } from "#design/geometry/bounds.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { pathBounds } from "#design/geometry/path-bounds.ts";
import { overhangOf, stepInto } from "#design/geometry/side-outline.ts";
import { clearOfOpenings, openingMargin } from "#design/preflight/openings.ts";
import { cornersOf } from "#design/preflight/placement.ts";
import { emojiOf, isRead, linesAround, type PrintedLines, printedLines } from "#design/preflight/printed-lines.ts";
import { textExtent } from "#design/preflight/text-extent.ts";
import { ASCENT, DESCENT } from "#design/preflight/text-fit.ts";
import type { ShapedText, TextShaper } from "#design/text-shaping.ts";
import { corners, type PlacedElement } from "./boxes.ts";
import { smaller } from "./repair-place.ts";

const WAYS = 48;
const MOST_STEPS = 120;
/** Rounding must not lead back. */
const SLACK: Millimetres = 0.02;
const MANY_LETTERS = 60;
const SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3];

/**
 * By the shortest way to where no opening takes a part of it and it lies in the safe zone; smaller where there is no such
 * place. A later wish counts where an earlier one is met nowhere.
 */
export function besideOpenings<Element extends PlacedElement>(
	element: Element,
	side: SideFormat,
	shaper: TextShaper,
	...wishes: readonly ((placed: Element) => boolean)[]
): Element | null {
	const known = new Map<number, readonly Element[]>();
	for (const isWished of wishes) {
		for (const by of SCALES) {
			const places = known.get(by) ?? placesBeside(inScale(element, by, shaper), side, shaper);
			known.set(by, places);
			const found = places.find(isWished);
			if (found) return found;
		}
	}
	return null;
}

function placesBeside<Element extends PlacedElement>(
	element: Element,
	side: SideFormat,
	shaper: TextShaper,
): readonly Element[] {
	const extent = element.kind === "text" ? textExtent(element, side, shaper) : corners(element);
	const steps = stepsBeside(edgesOf(element, shaper), extent, side);
	return steps.map(([dx, dy]) => ({ ...element, x: element.x + dx, y: element.y + dy }));
}

/** `extent`: points between which all of it lies. The shortest step first; none where it lies nowhere whole. */
export function stepsBeside(printed: PrintedLines, extent: readonly Point[], side: SideFormat): readonly Point[] {
	const margin = openingMargin(side);
	if (overhangOf(moved(extent, stepInto(extent, side, side.safe)), side, side.safe) > SLACK) return [];
	const wanted = margin + SLACK;
	const clearAfter = (step: Point) => clearOfOpenings(printed, side, wanted, step);
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
			const short = wanted - clearAfter(step);
			if (short <= 0) return step;
			by += Math.max(SLACK, short);
		}
		return undefined;
	}

	function intoZone([x, y]: Point): Point {
		const [dx, dy] = stepInto(moved(extent, [x, y]), side, side.safe);
		return [x + dx, y + dy];
	}
}

/** Whoever seeks a place follows no letter's edge: boxes of letters, of long straight texts those of lines, are enough. */
function edgesOf(element: PlacedElement, shaper: TextShaper): PrintedLines {
	if (element.kind !== "text") return isRead(element) ? printedLines(element, shaper) : linesAround([corners(element)]);
	const shaped = shaper.shape(element);
	const boxes =
		element.curve || element.text.length <= MANY_LETTERS ? lettersOf(shaped) : linesOf(shaped, element.size);
	return linesAround([...boxes, ...emojiOf(shaped)].map((box) => cornersOf(element, withEffects(box, element))));
}

function lettersOf({ outlines }: ShapedText): readonly Bounds[] {
	return outlines.flatMap((outline) => (outline.match(/M[^M]*/g) ?? []).flatMap((each) => pathBounds(each) ?? []));
}

function linesOf({ lines }: ShapedText, textSize: Millimetres): readonly Bounds[] {
	return lines.flatMap(({ x, width, baseline, size = textSize, ink }) => {
		const box = { left: x, right: x + width, top: baseline - ASCENT * size, bottom: baseline + DESCENT * size };
		return width > 0 ? (unitedBounds(box, ink) ?? []) : [];
	});
}

function moved(points: readonly Point[], [dx, dy]: Point): readonly Point[] {
	return points.map(([x, y]): Point => [x + dx, y + dy]);
}

function inScale<Element extends PlacedElement>(element: Element, by: number, shaper: TextShaper): Element {
	if (by === 1) return element;
	const sized: PlacedElement = smaller(element, by);
	return (sized.kind === "text" ? fittedText(sized, (text) => measuredText(text, shaper)) : sized) as Element;
}
