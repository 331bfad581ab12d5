import { type Drawing, disc, fill, polygon, type Spot } from "../pen.ts";

const CROWN: Spot = [-8, -26];
/** Where fronds end, and how far they bow. */
const FRONDS: readonly (readonly [x: number, y: number, bow: number])[] = [
	[-48, -2, 22],
	[-46, -30, 15],
	[-28, -48, 9],
	[4, -52, -9],
	[30, -40, -15],
	[36, -10, -24],
	[16, 2, -20],
];

/** Leans to the left, its foot at the bottom; every frond is feathered. */
export function palm(trunk: string, frond: string): Drawing {
	return [
		fill(trunk, "M8 50C12 22 4 -4 -10 -24L-5 -27C9 -8 21 20 20 50Z"),
		fill(frond, ...FRONDS.map(([x, y, bow]) => feather([x, y], bow))),
		fill(trunk, disc(-10, -21, 3.2), disc(-4, -20, 3)),
	];
}

function feather([x, y]: Spot, bow: number): string {
	const [u, v] = [x - CROWN[0], y - CROWN[1]];
	const length = Math.hypot(u, v);
	const [across, down] = [-v / length, u / length];
	const spine = (part: number): Spot => {
		const lift = Math.sin(part * Math.PI) * bow * 0.5;
		return [CROWN[0] + u * part + across * lift, CROWN[1] + v * part + down * lift];
	};
	const below = bow > 0 ? -1 : 1;
	const side = (way: number, depth: number, count: number) =>
		Array.from({ length: count }, (_, index): readonly Spot[] => {
			const [from, to] = [index / count, (index + 1) / count];
			const wide = depth * Math.sin(Math.PI * (0.18 + 0.78 * ((from + to) / 2)));
			const [a, b] = spine(to);
			const [c, d] = spine(from + (to - from) * 0.35);
			return [
				[c + across * wide * way * 0.16, d + down * wide * way * 0.16],
				[a + across * wide * way - u * 0.02, b + down * wide * way + 2],
				[a + across * wide * way * 0.25, b + down * wide * way * 0.25],
			];
		}).flat();
	return polygon(CROWN, ...side(-below, 4.5, 6), spine(1), ...side(below, 13, 8).toReversed());
}
