import type { Millimetres } from "#core/units.ts";
import type { SideFormat, TextElement } from "#design/document.ts";
import { withEffects } from "#design/elements/text/text-effects.ts";
import { type Bounds, type Span, unitedBounds } from "#design/geometry/bounds.ts";
import { convexHull } from "#design/geometry/convex-hull.ts";
import { displayPoints } from "#design/geometry/display-points.ts";
import { apply, boxMatrix, type Point } from "#design/geometry/matrix.ts";
import { outermostPoints } from "#design/geometry/outermost-points.ts";
import { overhangOf } from "#design/geometry/side-outline.ts";
import { cornersOf } from "#design/preflight/placement.ts";
import { ASCENT, DESCENT, printedBounds } from "#design/preflight/text-fit.ts";
import type { ShapedLine, ShapedText, TextShaper } from "#design/text-shaping.ts";

/** A circle of radius 1 lies within. */
const AROUND = Array.from({ length: 8 }, (_, index): Point => {
	const angle = (index * Math.PI) / 4;
	return [Math.cos(angle) / Math.cos(Math.PI / 8), Math.sin(angle) / Math.cos(Math.PI / 8)];
});

/**
 * Points of the page between which all that is printed of a text lies: corners around its lines and, where these leave
 * the safe zone, the letters that do.
 */
export function textExtent(text: TextElement, side: SideFormat, shaper: TextShaper): readonly Point[] {
	const shaped = shaper.shape(text);
	const printed = printedBounds(text, shaped);
	if (!printed) return [];
	const corners = cornersOf(text, printed);
	const lies = (points: readonly Point[]) => overhangOf(points, side, side.safe) <= 0;
	if (lies(corners)) return corners;
	const around = (bounds: Bounds) => cornersOf(text, withEffects(bounds, text));
	const matrix = boxMatrix(text);
	const onPage = (points: readonly Point[]) => spread(points, text).map((point) => apply(matrix, point));
	const lines = linesOfOutlines(shaped);
	const core = coreOf(lines ?? [], text.size);
	const letters = shaped.outlines.flatMap((outline, index) => {
		const line = lines?.[index];
		if (!line) return onPage(outermostPoints(outline));
		const inside = boundsWhere((bounds) => lies(around(bounds)), line, text.size);
		const followed = partBeside(outline, [spanOf(inside, line, text.size), spanIn(core, line, text.size)]);
		return [...(inside ? around(inside) : []), ...onPage(outermostPoints(followed))];
	});
	const emoji = shaped.pictures.flatMap(({ matrix: own, children }) =>
		onPage(displayPoints(children).map((point) => apply(own, point))),
	);
	const all = [...letters, ...emoji];
	return all.length > 0 ? convexHull(all) : corners;
}

/** Some points of the page that lie within what is printed of a text: found without a look at its letters, of which there may be many. */
export function pointsWithin(text: TextElement, shaper: TextShaper): readonly Point[] {
	const { lines, bounds } = shaper.shape(text);
	const matrix = boxMatrix(text);
	return bounds === undefined ? coreOf(lines, text.size).map((point) => apply(matrix, point)) : [];
}

/** Which line each outline is of; undefined where lines are bent, or have several or none. */
function linesOfOutlines({ lines, outlines, colors, bounds }: ShapedText): readonly ShapedLine[] | undefined {
	const written = lines.filter(({ width }) => width > 0);
	return bounds === undefined && !colors && written.length === outlines.length ? written : undefined;
}

/** Of those letters of a line whose boxes lie in something convex, and so stand together. */
function boundsWhere(lies: (bounds: Bounds) => boolean, line: ShapedLine, textSize: Millimetres): Bounds | undefined {
	const whole = roomOf(line, textSize);
	if (lies(whole)) return whole;
	const { top, bottom } = whole;
	const cells = cellsOf(line, whole).filter(({ left, right }) => lies({ left, right, top, bottom }));
	if (cells.length === 0) return undefined;
	return {
		left: Math.min(...cells.map(({ left }) => left)),
		right: Math.max(...cells.map(({ right }) => right)),
		top,
		bottom,
	};
}

/** Where only letters begin that lie in these bounds: some stand a little beside their boxes. */
function spanOf(bounds: Bounds | undefined, line: ShapedLine, textSize: Millimetres): Span | undefined {
	if (!bounds) return undefined;
	const size = line.size ?? textSize;
	const { left, right } = roomOf(line, textSize);
	return {
		left: bounds.left > left ? bounds.left + size : Number.NEGATIVE_INFINITY,
		right: bounds.right < right ? bounds.right - size : Number.POSITIVE_INFINITY,
	};
}

/** What lies between the letters at the ends of all lines is never outermost. */
function coreOf(lines: readonly ShapedLine[], textSize: Millimetres): readonly Point[] {
	return convexHull(
		lines.flatMap(({ x, width, baseline, size = textSize }) => {
			const middle = baseline - size / 4;
			return width > 2 * size ? [[x + size, middle] as const, [x + width - size, middle] as const] : [];
		}),
	);
}

/** Where letters begin that lie within. */
function spanIn(core: readonly Point[], line: ShapedLine, textSize: Millimetres): Span | undefined {
	const { top, bottom } = roomOf(line, textSize);
	const size = line.size ?? textSize;
	const spans = [top, bottom].map((y) => {
		const xs = core.flatMap(([x, fromY], index) => {
			const [nextX, toY] = core[(index + 1) % core.length]!;
			return fromY > y === toY > y ? [] : [x + ((y - fromY) / (toY - fromY)) * (nextX - x)];
		});
		return { left: Math.min(...xs), right: Math.max(...xs) };
	});
	return {
		left: Math.max(...spans.map(({ left }) => left)) + size,
		right: Math.min(...spans.map(({ right }) => right)) - size,
	};
}

/** All of a line's letters with their marks. */
function roomOf({ x, width, baseline, size, ink }: ShapedLine, textSize: Millimetres): Bounds {
	const em = size ?? textSize;
	const band = { left: x, top: baseline - ASCENT * em, right: x + width, bottom: baseline + DESCENT * em };
	return unitedBounds(band, ink) ?? band;
}

/** The outermost letters reach as far as the line does. */
function cellsOf({ cells }: ShapedLine, { left, right }: Span): readonly Span[] {
	return cells.map((cell, index) => ({
		left: index === 0 ? Math.min(left, cell.left) : cell.left,
		right: index === cells.length - 1 ? Math.max(right, cell.right) : cell.right,
	}));
}

/** The outlines of letters that begin in none of the spans. */
function partBeside(outline: string, spans: readonly (Span | undefined)[]): string {
	const letters = outline.match(/M[^M]*/g) ?? [];
	const isSkipped = (x: Millimetres) => spans.some((span) => span && x > span.left && x < span.right);
	return letters.filter((letter) => !isSkipped(Number.parseFloat(letter.slice(1, 12)))).join("");
}

/** With outline and shadow. */
function spread(letters: readonly Point[], { outline, shadow }: TextElement): readonly Point[] {
	const rim = outline
		? letters.flatMap(([x, y]) => AROUND.map(([dx, dy]): Point => [x + dx * outline.width, y + dy * outline.width]))
		: letters;
	if (!shadow || shadow.opacity === 0) return rim;
	return [...rim, ...rim.map(([x, y]): Point => [x + shadow.x, y + shadow.y])];
}
