import { contrastOf, DARK, LIGHT, luminance, rgbOf } from "#design/contrast.ts";
import type { CalendarElement } from "#design/document.ts";
import type { FlatSide } from "#design/elements/group/flat-elements.ts";
import { apply, boxMatrix } from "#design/geometry/matrix.ts";
import { colorsAt, elementsUnder, type Surroundings } from "#design/preflight/ground.ts";
import { PALETTE } from "../palette.ts";

const COLUMNS = 14;
const ROWS = 12;
/** The part of it that may be harder to read than what is judged. */
const WORST = 0.25;
/** WCAG 2.2 asks it of large letters. */
const READ = 3;
/** WCAG 2.2 asks it of small ones: what nobody chose must be plain to see. */
const CLEAR = 4.5;
/** For light and for dark grounds. */
const REDS: readonly string[] = [PALETTE[3].color, PALETTE[10].color];

/** In the one of our inks that is told best from what lies under it; what stands out keeps its colour where that can be read, and what is red becomes light or dark. */
export function readableCalendar(
	calendar: CalendarElement,
	side: FlatSide,
	surroundings: Surroundings,
): CalendarElement {
	const { width, height, weekendColor, markColor } = calendar;
	const matrix = boxMatrix(calendar);
	const points = Array.from({ length: COLUMNS * ROWS }, (_, at) =>
		apply(matrix, [((at % COLUMNS) + 0.5) * (width / COLUMNS), (Math.floor(at / COLUMNS) + 0.5) * (height / ROWS)]),
	);
	const known = colorsAt(points, elementsUnder(calendar, side), side, surroundings).filter((color) => color !== null);
	if (known.length === 0) known.push(rgbOf(surroundings.cloth ?? LIGHT));
	const contrastWith = (ink: string): number => {
		const reached = known.map((color) => contrastOf(luminance(rgbOf(ink)), luminance(color))).sort((a, b) => a - b);
		return reached[Math.floor((reached.length - 1) * WORST)] ?? 1;
	};
	const color = contrastWith(LIGHT) > contrastWith(DARK) ? LIGHT : DARK;
	const seen = (own: string) => {
		if (contrastWith(own) >= READ) return own;
		return (REDS.includes(own) && REDS.find((red) => contrastWith(red) >= CLEAR)) || color;
	};
	return { ...calendar, color, weekendColor: seen(weekendColor), markColor: seen(markColor) };
}
