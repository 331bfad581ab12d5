import type { Millimetres } from "#core/units.ts";
import type { TextElement } from "#design/document.ts";
import { bentPoint, straightPoint } from "#design/elements/text/bent-lines.ts";
import { type Bounds, transformBounds } from "#design/geometry/bounds.ts";
import { apply, boxMatrix, invert, type Point } from "#design/geometry/matrix.ts";
import { ASCENT } from "#design/preflight/text-fit.ts";
import type { ShapedLine, TextShaper } from "#design/text-shaping.ts";

const COLUMNS = 12;
const ROWS = 4;

/** A text's letters on the page, without their tails. */
export type Letters = {
	/** Places over all of them. */
	readonly points: readonly Point[];
	/** Whether a place is on them. */
	isOn(point: Point): boolean;
	/** How far it is to where they end, above and below it; undefined beside them. */
	reachAt(point: Point): Reach | undefined;
	/** None of them lies outside of it; null: they are bent. */
	readonly bounds: Bounds | null;
};

type Reach = { readonly above: Millimetres; readonly below: Millimetres };

const remembered = new WeakMap<TextElement, { readonly shaper: TextShaper; readonly letters: Letters }>();

export function lettersOf(text: TextElement, shaper: TextShaper): Letters {
	const known = remembered.get(text);
	if (known?.shaper === shaper) return known.letters;
	const letters = lettersOn(text, linesOf(text, shaper));
	remembered.set(text, { shaper, letters });
	return letters;
}

/** False only where nothing of the one can lie on the other. */
export function mayMeet({ bounds: one }: Letters, { bounds: other }: Letters): boolean {
	if (!one || !other) return true;
	return one.left <= other.right && one.right >= other.left && one.top <= other.bottom && one.bottom >= other.top;
}

function lettersOn(text: TextElement, lines: readonly ShapedLine[]): Letters {
	const matrix = boxMatrix(text);
	const own = invert(matrix);
	const sizeOf = (line: ShapedLine) => line.size ?? text.size;
	const reachAt = (point: Point) => {
		const place = apply(own, point);
		return firstOf(lines, (line) => reachOn(line, place, sizeOf(line)));
	};
	return {
		points: lines.flatMap((line) => pointsOver(line, sizeOf(line))).map((point) => apply(matrix, point)),
		isOn: (point) => reachAt(point) !== undefined,
		reachAt,
		bounds: text.curve || lines.length === 0 ? null : transformBounds(straightBounds(lines, sizeOf), matrix),
	};
}

function straightBounds(lines: readonly ShapedLine[], sizeOf: (line: ShapedLine) => Millimetres): Bounds {
	return {
		left: Math.min(...lines.map(({ x }) => x)),
		top: Math.min(...lines.map((line) => line.baseline - ASCENT * sizeOf(line))),
		right: Math.max(...lines.map(({ x, width }) => x + width)),
		bottom: Math.max(...lines.map(({ baseline }) => baseline)),
	};
}

function linesOf(text: TextElement, shaper: TextShaper): readonly ShapedLine[] {
	return shaper.shape(text).lines.filter(({ width }) => width > 0);
}

function reachOn(line: ShapedLine, point: Point, size: Millimetres): Reach | undefined {
	const [x, y] = straightPoint(line, point) ?? [Number.NaN, 0];
	const reach = { above: y - line.baseline + ASCENT * size, below: line.baseline - y };
	return x >= line.x && x <= line.x + line.width && reach.above >= 0 && reach.below >= 0 ? reach : undefined;
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
	for (const item of items) {
		const found = find(item);
		if (found !== undefined) return found;
	}
	return undefined;
}

function pointsOver(line: ShapedLine, size: Millimetres): readonly Point[] {
	const { x, width, baseline } = line;
	return Array.from({ length: COLUMNS * ROWS }, (_, index): Point => {
		const down = (Math.floor(index / COLUMNS) + 0.5) / ROWS;
		return bentPoint(line, [x + (width * ((index % COLUMNS) + 0.5)) / COLUMNS, baseline - (1 - down) * ASCENT * size]);
	});
}
