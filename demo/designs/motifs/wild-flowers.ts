import { placed } from "../art.ts";
import {
	around,
	bent,
	blade,
	type Drawing,
	disc,
	fill,
	flow,
	leaf,
	type Path,
	polygon,
	rosette,
	type Spot,
	stroke,
} from "../pen.ts";

/** Seen into: a ring of toothed trumpets about a dark heart. */
export function cornflower(petal: string, shade: string, heart: string): Drawing {
	const trumpet = (turn: number, long: number): Drawing =>
		placed(
			[
				{
					d: polygon(
						[-3, 0],
						[-13, -long * 0.74],
						[-15, -long],
						[-6, -long * 0.86],
						[0, -long],
						[6, -long * 0.86],
						[15, -long],
						[13, -long * 0.74],
						[3, 0],
					),
					color: long > 40 ? petal : shade,
				},
			],
			{ x: 0, y: 0, size: 100, turn },
		);
	return [
		...Array.from({ length: 9 }, (_, index) => trumpet(index * 40, 48)).flat(),
		...Array.from({ length: 6 }, (_, index) => trumpet(index * 60 + 18, 29)).flat(),
		fill(heart, disc(0, 0, 8), ...around(0, 0, 13, 5, 10).map(([x, y]) => disc(x, y, 3))),
	];
}

export function daisy(petal: string, shade: string, heart: string, seed: string): Drawing {
	const ring = (count: number, from: number, long: number, wide: number, turn: number) =>
		Array.from({ length: count }, (_, index) => {
			const angle = turn + (index * 360) / count;
			return blade(...around(0, 0, from, 1, angle)[0]!, long, wide, angle);
		});
	return [
		fill(shade, ...ring(13, 8, 40, 11, 13.8)),
		fill(petal, ...ring(13, 8, 41, 11.5, 0)),
		fill(heart, disc(0, 0, 14)),
		fill(seed, ...around(0, 0, 8, 5).map(([x, y]) => disc(x, y, 2)), disc(0, 0, 2.2)),
	];
}

export function buttercup(petal: string, shade: string): Drawing {
	return [
		fill(petal, rosette(0, 0, 46, 5)),
		fill(shade, ...around(0, 0, 8, 5, 0).map(([x, y], index) => blade(x, y, 22, 5, index * 72))),
		fill(shade, ...around(0, 0, 12, 8).map(([x, y]) => disc(x, y, 2.4)), disc(0, 0, 7)),
	];
}

/** A round head of small florets. */
export function clover(floret: string, light: string, green: string): Drawing {
	const ring = (radius: number, count: number, long: number) =>
		Array.from({ length: count }, (_, index) => {
			const angle = -100 + (index * 200) / (count - 1);
			return blade(...around(0, 14, radius, 1, angle)[0]!, long, 9, angle);
		});
	return [
		fill(green, leaf(0, 20, 34, 14, 100), leaf(0, 20, 34, 14, -100)),
		fill(floret, ...ring(20, 13, 36)),
		fill(light, ...ring(10, 10, 34)),
		fill(floret, ...ring(2, 6, 30)),
	];
}

/** Fine rays from one place, each with a tuft; its stalk begins at the bottom. */
export function umbel(tuft: string, green: string): Drawing {
	const tips = [-62, -38, -14, 12, 36, 60].map((angle): Spot => around(0, 12, 46, 1, angle)[0]!);
	return [
		stroke(green, 2, ...tips.map(([x, y]) => bent([0, 16], [x * 0.5, Math.abs(x) * 0.2 - 16], [x, y]))),
		stroke(green, 2.4, "M0 50L0 16"),
		fill(tuft, ...tips.flatMap(([x, y]) => [rosette(x, y - 3, 10.5, 6)])),
	];
}

/** Whorls of blossom up a stalk that begins at the bottom. */
export function lavender(blossom: string, shade: string, green: string): Drawing {
	const whorls = [8, -3, -13, -22, -30, -37].map((y, index) => ({ y, size: 8.6 - index * 0.9 }));
	return [
		stroke(green, 1.8, "M0 50L0 -36"),
		fill(green, leaf(0, 44, 34, 5, -24), leaf(0, 38, 30, 5, 26)),
		fill(
			shade,
			...whorls.flatMap(({ y, size }) => [
				blade(-size * 0.4, y + 2 + size * 0.9, size * 2, size * 1.5, -34),
				blade(size * 0.4, y + 2 + size * 0.9, size * 2, size * 1.5, 34),
			]),
		),
		fill(
			blossom,
			...[...whorls, { y: -45, size: 4.4 }].map(({ y, size }) => blade(0, y - 1 + size * 1.1, size * 2.2, size * 1.7)),
		),
	];
}

/** Bells that hang to one side of an arching stalk. */
export function harebell(bell: string, shade: string, green: string): Drawing {
	const one = (x: number, y: number, size: number, turn: number): Drawing =>
		placed(
			[
				fill(
					bell,
					"M0 -42C26 -42 28 -4 30 14C34 24 42 30 44 36C34 34 28 38 22 44C18 38 8 38 0 48C-8 38 -18 38 -22 44C-28 38 -34 34 -44 36C-42 30 -34 24 -30 14C-28 -4 -26 -42 0 -42Z",
				),
				stroke(shade, 4, "M-12 26Q-12 -6 -2 -30", "M12 26Q12 -6 2 -30"),
				fill(green, blade(0, -34, 20, 9, 100), blade(0, -34, 20, 9, -100), disc(0, -40, 7)),
			],
			{ x, y, size, turn },
		);
	return [
		stroke(
			green,
			1.8,
			flow([
				[-6, 50],
				[-4, 10],
				[-2, -26],
				[10, -46],
				[22, -44],
			]),
			"M-5 18C-14 4 -20 2 -25 4",
			"M-3 -8C6 -18 14 -20 20 -16",
		),
		fill(green, leaf(-6, 46, 36, 6, -30), leaf(-5, 38, 32, 6, 34)),
		...one(-26, 16, 25, 10),
		...one(22, -4, 27, -8),
		...one(25, -34, 22, -14),
	];
}

/** A stalk that nods under its seeds; it begins at the bottom. */
export function grassEar(color: string): Drawing {
	const nod = (y: number) => Math.max(0, (-6 - y) / 44) ** 2 * 16;
	const seeds = Array.from({ length: 8 }, (_, index) => -4 - index * 6).flatMap((y, index): Path[] => [
		blade(nod(y), y, 9 - index * 0.4, 3, 40 + index * 4),
		blade(nod(y), y - 2, 9 - index * 0.4, 3, -24 + index * 5),
	]);
	return [stroke(color, 1.3, flow([50, 20, -6, -20, -34, -48].map((y): Spot => [nod(y), y]))), fill(color, ...seeds)];
}

/** Fine leaflets up a bent stalk that begins at the bottom. */
export function fernLeaf(color: string): Drawing {
	const bend = (y: number) => ((50 - y) / 100) ** 2 * 12;
	const pairs = Array.from({ length: 11 }, (_, index) => 38 - index * 7.6).flatMap((y, index): Path[] => {
		const long = 25 * Math.sin(((index + 2.4) / 14.2) * Math.PI);
		return [blade(bend(y), y, long, 6.2, 62 - index), blade(bend(y), y, long, 6.2, -58 + index)];
	});
	return [
		stroke(color, 1.6, flow([50, 20, -10, -44].map((y): Spot => [bend(y), y]))),
		fill(color, ...pairs, leaf(bend(-42), -42, 9, 4, 14)),
	];
}
