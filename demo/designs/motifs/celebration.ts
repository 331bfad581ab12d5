import { placed } from "../art.ts";
import {
	around,
	bent,
	type Drawing,
	disc,
	fill,
	flow,
	open,
	type Path,
	polygon,
	type Spot,
	star,
	stroke,
} from "../pen.ts";

type Flag = { readonly color: string; readonly mark: string };

/** Along a string that hangs between two places. */
export function pennants(
	[fromX, fromY]: Spot,
	[toX, toY]: Spot,
	sag: number,
	{
		flags,
		count,
		size,
		string,
	}: {
		readonly flags: readonly Flag[];
		readonly count: number;
		readonly size: number;
		readonly string: string;
	},
): Drawing {
	const at = (part: number): Spot => [
		fromX + (toX - fromX) * part,
		fromY + (toY - fromY) * part + 4 * sag * part * (1 - part),
	];
	const line = Array.from({ length: 13 }, (_, index) => at(index / 12));
	const hung = Array.from({ length: count }, (_, index): Drawing => {
		const middle = (index + 0.5) / count;
		const [[x, y], [u, v], [p, q]] = [at(middle), at(middle - 0.01), at(middle + 0.01)];
		const turn = (Math.atan2(q - v, p - u) * 180) / Math.PI;
		const { color, mark } = flags[index % flags.length]!;
		return placed(pennant(index, color, mark), { x, y, size, turn });
	});
	return [...hung.flat(), stroke(string, size * 0.045, flow(line))];
}

/** Hangs from its upper edge. */
function pennant(kind: number, color: string, mark: string): Drawing {
	const form = [
		polygon([-42, 0], [42, 0], [0, 96]),
		polygon([-38, 0], [38, 0], [38, 92], [0, 66], [-38, 92]),
		"M-40 0L40 0L40 48C40 76 20 92 0 92C-20 92 -40 76 -40 48Z",
	][kind % 3]!;
	const figure: Drawing = [
		[fill(mark, disc(0, 26, 13), disc(-19, 14, 6), disc(19, 14, 6), disc(0, 56, 6))],
		[stroke(mark, 9, open([-32, 18], [32, 18]), open([-32, 40], [32, 40]))],
		[fill(mark, star(0, 42, 26, 11))],
		[fill(mark, polygon([-20, 12], [20, 12], [0, 60]))],
		[fill(mark, ...[-20, 0, 20].flatMap((x) => [disc(x, 20, 6), disc(x, 58, 6)]), disc(-10, 39, 6), disc(10, 39, 6))],
	][kind % 5]!;
	return [fill(color, form), ...figure];
}

/** A paper band that turns over itself, light in front and dark behind. */
export function streamer(
	from: Spot,
	to: Spot,
	{
		turns,
		swing,
		width,
		color,
		shade,
	}: {
		readonly turns: number;
		readonly swing: number;
		readonly width: number;
		readonly color: string;
		readonly shade: string;
	},
): Drawing {
	const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
	const long = Math.hypot(dx, dy);
	const at = (part: number): Spot => {
		const aside = swing * (0.35 + 0.65 * part) * Math.cos(part * turns * 2 * Math.PI);
		return [from[0] + dx * part - (dy / long) * aside, from[1] + dy * part + (dx / long) * aside];
	};
	const halves = Array.from({ length: Math.round(turns * 2) }, (_, half) =>
		flow(Array.from({ length: 9 }, (_, step) => at((half + step / 8) / (turns * 2)))),
	);
	return [
		stroke(
			shade,
			width,
			flow(Array.from({ length: Math.round(turns * 12) + 1 }, (_, step) => at(step / Math.round(turns * 12)))),
		),
		stroke(color, width, ...halves.filter((_, index) => index % 2 === 0)),
	];
}

type Sparks = { readonly color: string; readonly glow: string; readonly kind: number };

/** Seen at its largest, as it begins to fall. */
export function firework({ color, glow, kind }: Sparks): Drawing {
	const count = [18, 14, 24][kind % 3]!;
	const ray = (from: number, to: number, turn: number): Path => {
		const [start, middle, end] = [from, (from + to) / 2, to].map((radius) => around(0, 0, radius, 1, turn)[0]!);
		const fall = kind % 3 === 1 ? 5 : 0;
		return bent(start!, [middle![0], middle![1] - fall * 0.6], [end![0], end![1] + fall]);
	};
	const angles = Array.from({ length: count }, (_, index) => (index * 360) / count);
	const [long, short] = [angles.filter((_, index) => index % 2 === 0), angles.filter((_, index) => index % 2)];
	const tips = (list: readonly number[], radius: number, size: number) =>
		list.map((angle) => polygon(...around(...around(0, 0, radius, 1, angle)[0]!, size * 1.3, 4, angle)));
	return [
		stroke(color, 1.3, ...long.map((angle) => ray(14, 40, angle))),
		stroke(glow, 1.1, ...short.map((angle) => ray(18, 30, angle))),
		fill(color, ...(kind % 3 === 1 ? [] : tips(long, 46, 1.9)), ...tips(short, 11, 0.9)),
		fill(glow, ...tips(short, 36, 1.6), ...tips(long, 9, 0.9), disc(0, 0, 1.6)),
	];
}

/** A shallow glass of champagne on its stem. */
export function coupe(glass: string, wine: string, bubble: string): Drawing {
	return [
		fill(wine, "M-29 -24C-29 -6 -14 4 0 4C14 4 29 -6 29 -24Z"),
		stroke(glass, 2, "M-33 -36C-36 -8 -16 8 0 8C16 8 36 -8 33 -36Z", "M0 8L0 44"),
		stroke(glass, 3, "M-20 47C-12 44 12 44 20 47"),
		fill(bubble, disc(-12, -14, 2), disc(2, -8, 1.6), disc(10, -16, 2.2), disc(-2, -18, 1.4), disc(18, -19, 1.4)),
	];
}

/** Its eight points are long and short in turn. */
export function sparkle(color: string): Drawing {
	const spots = Array.from({ length: 16 }, (_, index): Spot => {
		const reach = index % 2 ? 9 : index % 4 ? 25 : 48;
		return around(0, 0, reach, 1, index * 22.5)[0]!;
	});
	return [fill(color, polygon(...spots))];
}
