import type { TextElement } from "#design/document.ts";
import type { FlatSide } from "#design/elements/group/flat-elements.ts";
import { apply, boxMatrix, type Point } from "#design/geometry/matrix.ts";
import { extentOf, letterPoints } from "#design/preflight/letter-points.ts";
import { lettersOf } from "#design/preflight/text-letters.ts";
import { textInk } from "#design/preflight/words-covered.ts";
import type { TextShaper } from "#design/text-shaping.ts";

/** Of a letter's points; a stroke that another one touches has one there. */
const LEAST_OF_LETTER = 2;
/** Of all letters that have so many. */
const LEAST = 4;
/** Of the smaller size: lines that overlap less are set close, and their letters merely touch. */
const DEEP = 0.22;
/** To the size of the text: dots and accents are no letters. */
const SMALL = 0.3;
/** What lets more through is a ground for words. */
const INKED = 0.5;

/** Whether letters of two texts run into one another, without their tails: these reach into a line set close below. */
export function areLettersCrossed(one: TextElement, two: TextElement, side: FlatSide, shaper: TextShaper): boolean {
	return isCrossedBy(one, two, side, shaper) || isCrossedBy(two, one, side, shaper);
}

function isCrossedBy(text: TextElement, other: TextElement, side: FlatSide, shaper: TextShaper): boolean {
	const bands = [text, other].map((each) => lettersOf(each, shaper));
	const inkAt = textInk(other, side, shaper);
	const matrix = boxMatrix(text);
	const deep = DEEP * Math.min(text.size, other.size);
	const isCrossed = (own: Point) => {
		const point = apply(matrix, own);
		const [here, there] = bands.map((letters) => letters.reachAt(point));
		if (!here || !there || Math.min(here.below + there.above, there.below + here.above) < deep) return false;
		return inkAt(point).alpha >= INKED;
	};
	const letters = letterPoints(text, shaper)
		.flat()
		.filter(({ bounds }) => extentOf(bounds) >= text.size * SMALL);
	const crossed = letters.map(({ points }) => points.filter(isCrossed).length);
	return crossed.filter((count) => count >= LEAST_OF_LETTER).reduce((sum, count) => sum + count, 0) >= LEAST;
}
