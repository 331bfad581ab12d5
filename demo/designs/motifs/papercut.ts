import { placed } from "../art.ts";
import { around, type Drawing, disc, fill, flow, heart, leaf, oval, polygon, type Spot, stroke } from "../pen.ts";

const POINTS = 120;

/** Along a heart from its notch, `share` of its size. */
function outline(share: number, count = POINTS): readonly Spot[] {
	return Array.from({ length: count }, (_, index): Spot => {
		const t = (index / count) * 2 * Math.PI;
		const [x, y] = [
			16 * Math.sin(t) ** 3,
			13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t),
		];
		return [x * 2.62 * share, (-2.55 - y) * 2.62 * share - 2 * share];
	});
}

/** Spots at even distances along a closed line, with the way it goes there, degrees clockwise from the top. */
function evenly(line: readonly Spot[], count: number): readonly { readonly spot: Spot; readonly turn: number }[] {
	const closed = [...line, line[0]!];
	const reach = [0];
	for (const [index, [x, y]] of line.entries()) {
		const [u, v] = closed[index + 1]!;
		reach.push(reach[index]! + Math.hypot(u - x, v - y));
	}
	return Array.from({ length: count }, (_, index) => {
		const wanted = (index / count) * reach.at(-1)!;
		const at = reach.findIndex((each, place) => place > 0 && each > wanted) - 1;
		const [[x, y], [u, v]] = [closed[at]!, closed[at + 1]!];
		const part = (wanted - reach[at]!) / (reach[at + 1]! - reach[at]!);
		return {
			spot: [x + (u - x) * part, y + (v - y) * part],
			turn: (Math.atan2(u - x, y - v) * 180) / Math.PI,
		};
	});
}

/** A heart with an edge of lace, birds and flowers cut out of it; its middle is left whole for a name. */
export function papercut(paper: string, behind: string): Drawing {
	const lace = evenly(outline(1), 46).map(({ spot }) => spot);
	const slits = evenly(outline(0.87), 52).map(({ spot: [x, y], turn }) => leaf(x, y, 4.4, 1.9, turn + 34));
	const half: Drawing = [
		fill(
			behind,
			...around(-18, -23.5, 1.3, 6).map(([x, y], index) => leaf(x, y, 4, 2.6, index * 60)),
			leaf(-26.5, -20, 6, 2.4, 118),
			leaf(-9.5, -20, 6, 2.4, 242),
			leaf(-0.5, 24.5, 8.5, 3.4, -48),
			leaf(-0.5, 19, 6, 2.6, -58),
		),
		...placed(songbird(paper, behind), { x: -12.5, y: 6.5, size: 19.5, flip: true }),
	];
	return [
		fill(paper, ...lace.map(([x, y]) => disc(x, y, 3.4))),
		fill(paper, flow(outline(1, 48), true)),
		fill(behind, ...lace.map(([x, y]) => disc(x, y, 1.15)), ...slits),
		...half,
		...placed(half, { x: 0, y: 0, size: 100, flip: true }),
		stroke(
			behind,
			0.9,
			flow([
				[0, 28],
				[0, 12],
			]),
		),
		fill(behind, heart(0, 8.5, 8)),
	];
}

/** Looks to the left, as cut out with scissors. */
export function songbird(paper: string, behind: string): Drawing {
	return [
		fill(
			behind,
			"M-40 -12C-36 -30 -12 -32 -6 -16C-2 -6 12 -4 26 -10C34 -14 42 -20 49 -22C46 -14 44 -8 40 -3C45 -4 48 -3 50 -2C40 4 34 8 28 16C16 32 -14 34 -27 18C-33 10 -38 0 -40 -12Z",
			polygon([-37, -16], [-50, -11], [-38, -7]),
		),
		fill(paper, leaf(-12, 8, 40, 15, 82), oval(-27, -14, 2.6)),
		fill(behind, leaf(-7, 7.5, 24, 6, 82)),
	];
}
