import type { Millimetres } from "#core/units.ts";
import type { DesignSide, SideFormat, TextElement } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import { resizedAbout } from "#design/geometry/resized-about.ts";
import { insetOfRoom, overhangOf, stepInto } from "#design/geometry/side-outline.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { pointsWithin, textExtent } from "#design/preflight/text-extent.ts";
import { checkWords } from "#design/preflight/text-fit.ts";
import { checkTextOverlap } from "#design/preflight/text-overlap.ts";
import type { WarningCode } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { inSize } from "./scale-element.ts";

export const FIT_WARNINGS: readonly WarningCode[] = [
	"outside-page",
	"outside-safe-zone",
	"text-cut-off",
	"text-overflows",
	"word-broken",
];
const STEP = 0.96;
const SMALLEST = 1.5;
export const LARGE_ENOUGH = 0.5;

/**
 * Smaller where it stands, or narrower and then moved; what would have to shrink too far is moved as well. Nothing where
 * only illegible letters fit.
 */
export function fitText(
	text: TextElement,
	side: SideFormat,
	shaper: TextShaper,
	suits: (placed: TextElement) => boolean = () => true,
): TextElement | null {
	const least = Math.min(SMALLEST, text.size);
	const large = Math.max(least, text.size * LARGE_ENOUGH);
	const standing = shrunk(text, side, shaper, large, (smaller) => smaller, suits);
	return standing ?? shrunk(text, side, shaper, least, (smaller) => intoSafeZone(smaller, side, shaper), suits);
}

/** As large as it is, by the shortest way into the safe zone; null where it does not fit there. */
export function movedInside(text: TextElement, side: SideFormat, shaper: TextShaper): TextElement | null {
	const placed = intoSafeZone(text, side, shaper);
	return isFitting(placed, side, shaper) ? placed : null;
}

/** Small enough that no word is broken, covered or cut off; where it would be too small for that, at least within its side. */
export function fitWhole(text: TextElement, side: DesignSide, shaper: TextShaper): TextElement {
	const others = flatElements(side.elements).filter(({ id }) => id !== text.id);
	for (let size = text.size; size >= text.size * LARGE_ENOUGH; size *= STEP) {
		const smaller = fittedText(inSize(text, size), (each) => measuredText(each, shaper));
		const covering = checkTextOverlap(smaller, { ...side, elements: [...others, smaller] }, shaper);
		if (covering.length === 0 && checkWords(smaller, shaper.shape(smaller)).length === 0)
			return fitText(smaller, side, shaper) ?? smaller;
	}
	return fitText(text, side, shaper) ?? text;
}

function shrunk(
	text: TextElement,
	side: SideFormat,
	shaper: TextShaper,
	least: number,
	place: (smaller: TextElement) => TextElement,
	suits: (placed: TextElement) => boolean,
): TextElement | null {
	const [start, ...narrower] = widthsOf(text, side).map((width) => ({
		...text,
		x: text.x + (text.width - width) / 2,
		width,
	}));
	for (let size = text.size; size >= least; size *= STEP) {
		const fitted = (wide: TextElement) => fittedText(smallerText(wide, size), (each) => measuredText(each, shaper));
		for (const wide of [start!, ...narrower]) {
			const sized = fitted(wide);
			if (isTooLarge(sized, side, shaper)) continue;
			const placed = wide === start ? place(sized) : intoSafeZone(sized, side, shaper);
			if (isFitting(placed, side, shaper) && suits(placed)) return placed;
		}
	}
	return null;
}

/** Whether nothing of it is cut off, broken or outside the safe zone. */
export function isFitting(text: TextElement, side: SideFormat, shaper: TextShaper): boolean {
	if (overhangOf(pointsWithin(text, shaper), side, side.safe) > 0) return false;
	const warnings = preflight({ sides: [{ ...side, elements: [text] }] }, shaper);
	return !warnings.some(({ code }) => FIT_WARNINGS.includes(code));
}

/** The safe zone's and, where that is cut to a shape, that of the room in it: letters that fit their box would shrink by it. */
function widthsOf({ width, curve, fit }: TextElement, side: SideFormat): readonly Millimetres[] {
	const widest = Math.min(width, Math.max(1, side.width - 2 * side.safe));
	const room = side.width - 2 * insetOfRoom(side)[0];
	return side.cut && !curve && !fit && room >= 1 && room < widest ? [widest, room] : [widest];
}

/** Wherever it stands as it is turned. */
function isTooLarge(text: TextElement, { width, height, safe }: SideFormat, shaper: TextShaper): boolean {
	const points = pointsWithin(text, shaper);
	const reach = (places: readonly Millimetres[]) => Math.max(...places) - Math.min(...places);
	return reach(points.map(([x]) => x)) > width - 2 * safe || reach(points.map(([, y]) => y)) > height - 2 * safe;
}

/** What fits its box gets a smaller one. */
function smallerText(text: TextElement, size: Millimetres): TextElement {
	if (!text.fit) return inSize(text, size);
	const by = size / text.size;
	return { ...inSize(text, size), ...resizedAbout(text, text.width * by, text.height * by, [0.5, 0.5]) };
}

function intoSafeZone(text: TextElement, side: SideFormat, shaper: TextShaper): TextElement {
	const extent = textExtent(text, side, shaper);
	if (extent.length === 0) return text;
	const [dx, dy] = stepInto(extent, side, side.safe);
	return { ...text, x: text.x + dx, y: text.y + dy };
}
