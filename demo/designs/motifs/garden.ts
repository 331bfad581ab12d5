import {
	around,
	box,
	type Drawing,
	disc,
	fill,
	flow,
	leaf,
	open,
	oval,
	polygon,
	rosette,
	type Spot,
	stroke,
} from "../pen.ts";

/** From above: two rings of petals about a dark heart. */
export function sunflower(petal: string, shade: string, heart: string, seed: string): Drawing {
	const back = Array.from({ length: 20 }, (_, index) => leaf(...on(22, index * 18 + 9), 27, 12, index * 18 + 9));
	const front = Array.from({ length: 20 }, (_, index) => leaf(...on(20, index * 18), 25, 12, index * 18));
	const seeds = Array.from({ length: 40 }, (_, index) => disc(...on(2.9 * Math.sqrt(index + 0.5), index * 137.5), 1));
	return [fill(shade, ...back), fill(petal, ...front), fill(heart, oval(0, 0, 22)), fill(seed, ...seeds)];
}

function on(radius: number, angle: number): Spot {
	return around(0, 0, radius, 1, angle)[0]!;
}

/** Petals in one piece and a heart: light enough for whole gardens. */
export function primrose(petal: string, heart: string, shade: string): Drawing {
	return [
		fill(petal, rosette(0, 0, 46, 5)),
		fill(shade, ...around(0, 0, 13, 5).map(([x, y], index) => leaf(x, y, 17, 4, index * 72))),
		fill(heart, disc(0, 0, 12)),
	];
}

/** White petals about a dark eye with stamens. */
export function anemone(petal: string, shade: string, eye: string): Drawing {
	return [
		fill(shade, rosette(0, 0, 47, 6, 30)),
		fill(petal, rosette(0, 0, 44, 6)),
		fill(eye, disc(0, 0, 8), ...around(0, 0, 14.5, 9).map(([x, y]) => disc(x, y, 1.8))),
	];
}

/** Full of petals, as cut from four tones of paper. */
export function peony(tones: readonly [string, string, string, string]): Drawing {
	const [outer, second, third, heart] = tones;
	return [
		fill(outer, rosette(0, 0, 48, 7)),
		fill(second, rosette(0, 0, 36, 6, 20)),
		fill(third, rosette(0, 0, 23, 5, 8)),
		fill(heart, rosette(0, 0, 12, 3, 40)),
	];
}

export function flowerpot(clay: string, rim: string): Drawing {
	return [fill(clay, polygon([-32, -34], [32, -34], [24, 48], [-24, 48])), fill(rim, box(-38, -48, 76, 20, 3))];
}

/** Looks to the right. */
export function hen(body: string, wing: string, comb: string, beak: string, dark: string): Drawing {
	return [
		stroke(beak, 3, open([-8, 34], [-8, 48], [-14, 48]), open([6, 34], [6, 48], [0, 48])),
		fill(comb, oval(17, -43, 4.6, 5), oval(24, -45, 4.6, 5.4), oval(31, -42, 4.4, 5), oval(38, -18, 3.4, 6)),
		fill(beak, polygon([37, -31], [48, -26], [37, -21])),
		fill(
			body,
			"M-48 -24C-34 -20 -22 -8 -6 -6C8 -6 10 -22 14 -32C18 -42 38 -42 39 -27C39 -16 36 -4 34 8C31 28 14 40 -6 40C-32 40 -46 18 -44 -2C-44 -8 -46 -16 -48 -24Z",
		),
		fill(wing, "M-30 4C-16 -4 8 0 14 10C10 24 -8 30 -20 26C-28 22 -32 12 -30 4Z"),
		stroke(body, 1.8, open([-18, 9], [2, 10]), open([-16, 16], [0, 17])),
		fill(dark, oval(28, -29, 2.6)),
	];
}

/** Looks to the right. */
export function chick(body: string, wing: string, beak: string, dark: string): Drawing {
	return [
		stroke(beak, 4, open([-6, 34], [-6, 48], [-14, 48]), open([10, 34], [10, 48], [2, 48])),
		fill(beak, polygon([34, -22], [50, -16], [34, -8])),
		fill(body, oval(-2, 8, 34, 31), oval(15, -16, 23)),
		fill(wing, leaf(12, 14, 34, 20, -100)),
		fill(dark, oval(22, -20, 3.2)),
	];
}

export function egg(shell: string, shade: string): Drawing {
	return [
		fill(shell, "M0 -46C22 -46 36 -8 36 12C36 34 20 46 0 46C-20 46 -36 34 -36 12C-36 -8 -22 -46 0 -46Z"),
		fill(shade, "M17 -38C28 -24 36 -4 36 12C36 34 20 46 0 46C-8 46 -15 44 -20 41C20 40 30 8 17 -38Z"),
	];
}

export function whisk(wire: string, handle: string): Drawing {
	return [
		stroke(
			wire,
			2.4,
			...[22, 12].map((half) =>
				flow([
					[-3, 6],
					[-half, -18],
					[-half * 0.9, -38],
					[0, -48],
					[half * 0.9, -38],
					[half, -18],
					[3, 6],
				]),
			),
			open([0, 6], [0, -48]),
		),
		fill(handle, box(-4.5, 4, 9, 45, 4)),
	];
}
