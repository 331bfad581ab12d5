import type { Bounds } from "#design/geometry/bounds.ts";

export type PathSegment = { readonly command: string; readonly points: readonly number[] };
type Range = { low: number; high: number };

const COMMANDS = "MLQCZ";
/** Those of SVG. */
export const PATH_SEPARATORS = " ,\t\n\r\f";
const NUMERALS = "0123456789.e";

/** Absolute M, L, Q, C and Z only. */
export function parsePath(d: string): readonly PathSegment[] {
	const segments: { command: string; points: number[] }[] = [];
	eachToken(
		d,
		(command) => segments.push({ command, points: [] }),
		(value) => segments.at(-1)?.points.push(value),
	);
	return segments;
}

/** The tight box of the outline, without its stroke; undefined for an empty path. */
export function pathBounds(d: string): Bounds | undefined {
	const [xs, ys] = [emptyRange(), emptyRange()];
	eachSegment(d, (x, y) => {
		take(xs, x);
		take(ys, y);
	});
	return xs.low > xs.high ? undefined : { left: xs.low, top: ys.low, right: xs.high, bottom: ys.high };
}

/** The points of each, its start included, in lists that are used again for the next. Paths of whole texts are long. */
export function eachSegment(d: string, visit: (x: readonly number[], y: readonly number[]) => void): void {
	const [x, y] = [[0], [0]];
	const end = () => {
		if (x.length > 1) visit(x, y);
		x.splice(0, x.length - 1);
		y.splice(0, y.length - 1);
	};
	eachToken(d, end, (value) => (x.length > y.length ? y : x).push(value));
	end();
}

/** Nothing is kept of a token when the next is read. */
function eachToken(d: string, command: (letter: string) => void, number: (value: number) => void): void {
	for (let at = 0; at < d.length; ) {
		const first = d[at]!;
		if (COMMANDS.includes(first)) {
			command(first);
			at++;
		} else if (PATH_SEPARATORS.includes(first)) at++;
		else {
			const last = numberEnd(d, at);
			number(Number(d.slice(at, last)));
			at = last;
		}
	}
}

/** A curve stays within its points: only where one of them lies outside may it reach further than its end. */
function take(range: Range, points: readonly number[]): void {
	widen(range, points.at(-1)!);
	if (points.length > 2 && points.some((point) => point < range.low || point > range.high))
		for (const point of turningPoints(points)) widen(range, point);
}

function widen(range: Range, value: number): void {
	if (value < range.low) range.low = value;
	if (value > range.high) range.high = value;
}

function emptyRange(): Range {
	return { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY };
}

function numberEnd(d: string, from: number): number {
	let end = from + 1;
	while (end < d.length && (NUMERALS.includes(d[end]!) || (d[end] === "-" && d[end - 1] === "e"))) end++;
	return end;
}

/** Where one coordinate of a quadratic or cubic curve turns back. */
function turningPoints(p: readonly number[]): readonly number[] {
	if (p.length === 3) {
		const bend = p[0]! - 2 * p[1]! + p[2]!;
		return bend === 0 ? [] : inside([(p[0]! - p[1]!) / bend]).map((t) => bezier(p, t));
	}
	if (p.length === 4) {
		const a = -p[0]! + 3 * p[1]! - 3 * p[2]! + p[3]!;
		const b = 2 * (p[0]! - 2 * p[1]! + p[2]!);
		const c = p[1]! - p[0]!;
		if (Math.abs(a) < 1e-9) return b === 0 ? [] : inside([-c / b]).map((t) => bezier(p, t));
		const root = Math.sqrt(b * b - 4 * a * c);
		return inside([(-b + root) / (2 * a), (-b - root) / (2 * a)]).map((t) => bezier(p, t));
	}
	return [];
}

export function bezier(points: readonly number[], t: number): number {
	const row = [...points];
	for (let last = row.length - 1; last > 0; last--) {
		for (let index = 0; index < last; index++) row[index]! += (row[index + 1]! - row[index]!) * t;
	}
	return row[0]!;
}

function inside(values: readonly number[]): readonly number[] {
	return values.filter((t) => t > 0 && t < 1);
}
