import {
	arc,
	box,
	type Drawing,
	disc,
	fill,
	flow,
	heart,
	leaf,
	open,
	oval,
	polygon,
	type Spot,
	star,
	stroke,
} from "../pen.ts";

type Pupil = { readonly skin: string; readonly hair: string; readonly shirt: string; readonly cut: number };

/** Head and shoulders; six ways to wear one's hair. */
export function pupil({ skin, hair, shirt, cut }: Pupil, dark: string): Drawing {
	const behind = [
		[oval(0, -12, 33, 34)],
		[oval(0, -16, 31, 31), box(-32, -18, 64, 46, 14)],
		[oval(0, -18, 29, 28), oval(-34, -12, 11), oval(34, -12, 11)],
		[oval(0, -16, 30, 30)],
		[oval(0, -16, 30, 30), oval(0, -46, 12)],
		[...[-28, -16, 0, 16, 28].map((x) => disc(x, -30 + Math.abs(x) * 0.5, 14))],
	][cut % 6]!;
	const fringe = [
		"M-28 -10C-28 -38 28 -38 28 -10C18 -24 -4 -26 -28 -10Z",
		"M-28 -8C-30 -40 30 -40 28 -8C22 -20 12 -24 2 -24C-10 -24 -22 -20 -28 -8Z",
		"M-27 -12C-24 -38 24 -38 27 -12C12 -16 6 -22 0 -28C-6 -22 -12 -16 -27 -12Z",
		"M-28 -14C-30 -40 20 -44 28 -16C14 -20 2 -20 -8 -24C-14 -20 -22 -18 -28 -14Z",
		"M-27 -13C-26 -38 26 -38 27 -13C16 -24 -16 -24 -27 -13Z",
		"M-27 -15C-26 -34 26 -34 27 -15C16 -22 -16 -22 -27 -15Z",
	][cut % 6]!;
	return [
		fill(hair, ...behind),
		fill(shirt, "M-38 50C-38 30 -20 26 0 26C20 26 38 30 38 50Z"),
		fill(skin, box(-8, 14, 16, 18, 7), oval(0, -4, 26, 25)),
		fill(hair, fringe),
		fill(dark, disc(-10, -3, 2.9), disc(10, -3, 2.9)),
		stroke(dark, 2, arc(0, 2, 9, 125, 235)),
	];
}

/** Stands upright, its point at the top, as long as is asked for. */
export function standingPencil(
	width: number,
	length: number,
	colors: readonly [string, string],
	wood: string,
): Drawing {
	const [half, point] = [width / 2, width * 1.05];
	return [
		fill(colors[0], box(-half, point, width, length - point)),
		fill(
			colors[1],
			box(half - width * 0.28, point, width * 0.28, length - point),
			box(-half, point, width * 0.12, length - point),
		),
		fill(
			wood,
			`M${-half} ${point}L0 0L${half} ${point}C${half * 0.75} ${point + half * 0.3} ${half * 0.5} ${point + half * 0.3} ${half / 3} ${point}C${half * 0.16} ${point + half * 0.3} ${-half * 0.16} ${point + half * 0.3} ${-half / 3} ${point}C${-half * 0.5} ${point + half * 0.3} ${-half * 0.75} ${point + half * 0.3} ${-half} ${point}Z`,
		),
		fill(colors[0], polygon([-half * 0.32, point * 0.32], [0, 0], [half * 0.32, point * 0.32])),
	];
}

export function globe(sea: string, land: string, line: string, foot: string): Drawing {
	return [
		stroke(foot, 3.4, arc(0, -6, 41, 20, 205)),
		fill(foot, box(-4, 34, 8, 10), "M-24 48C-24 40 -14 40 0 40C14 40 24 40 24 48Z"),
		fill(sea, oval(0, -6, 36)),
		fill(
			land,
			flow(
				[
					[-30, -20],
					[-20, -33],
					[-4, -36],
					[2, -28],
					[-8, -20],
					[-4, -12],
					[-14, -4],
					[-12, 8],
					[-20, 14],
					[-26, 0],
					[-32, -8],
				],
				true,
			),
			flow(
				[
					[10, -32],
					[24, -28],
					[32, -14],
					[26, -8],
					[18, -14],
					[10, -10],
					[14, 0],
					[8, 16],
					[0, 6],
					[2, -8],
					[8, -18],
				],
				true,
			),
			flow(
				[
					[-6, 22],
					[8, 24],
					[4, 29],
					[-8, 28],
				],
				true,
			),
		),
		stroke(
			line,
			0.9,
			oval(0, -6, 36),
			oval(0, -6, 14, 36),
			open([-36, -6], [36, -6]),
			flow([
				[-31, -23],
				[0, -19],
				[31, -23],
			]),
			flow([
				[-31, 11],
				[0, 15],
				[31, 11],
			]),
		),
	];
}

/** On a book, with spectacles. */
export function owl(coat: string, wing: string, belly: string, rim: string, dark: string, book: string): Drawing {
	const feathers = [0, 1, 2].flatMap((row) =>
		[-1, 0, 1]
			.slice(row === 2 ? 1 : 0)
			.map((x): string => arc(x * 9 + (row === 2 ? -4.5 : 0), 6 + row * 8, 4.5, 95, 265)),
	);
	return [
		fill(coat, polygon([-27, -46], [-4, -32], [-28, -20]), polygon([27, -46], [4, -32], [28, -20])),
		fill(coat, "M0 -38C24 -38 32 -22 32 4C32 28 20 38 0 38C-20 38 -32 28 -32 4C-32 -22 -24 -38 0 -38Z"),
		fill(belly, oval(0, 15, 19, 22)),
		fill(wing, leaf(-30, 30, 44, 22, 8), leaf(30, 30, 44, 22, -8)),
		stroke(coat, 1.8, ...feathers),
		fill(belly, oval(-13, -16, 12), oval(13, -16, 12)),
		fill(dark, oval(-11, -15, 5.4), oval(11, -15, 5.4)),
		fill(belly, oval(-9.4, -17, 1.8), oval(12.6, -17, 1.8)),
		stroke(rim, 2.4, oval(-13, -16, 13), oval(13, -16, 13)),
		fill(rim, polygon([-4.5, -6], [4.5, -6], [0, 3])),
		fill(book, box(-40, 38, 80, 11, 2)),
		fill(belly, box(-36, 40.5, 74, 6, 1)),
		fill(rim, ...[-13, -7, 7, 13].map((x) => oval(x, 37, 3, 4))),
	];
}

/** What chalk draws on a board: a sun, a house, a rocket, a heart, a flower, a star. */
export function chalked(kind: number, chalk: string): Drawing {
	const rays = Array.from({ length: 8 }, (_, index) => {
		const [sin, cos] = [Math.sin((index * Math.PI) / 4), Math.cos((index * Math.PI) / 4)];
		return open([sin * 26, cos * 26], [sin * 40, cos * 40]);
	});
	const paths = [
		[oval(0, 0, 18), ...rays],
		[polygon([-30, 40], [-30, -4], [0, -36], [30, -4], [30, 40]), box(-9, 12, 18, 28), box(8, -30, 10, 1)],
		[
			flow(
				[
					[0, -44],
					[16, -18],
					[14, 22],
					[-14, 22],
					[-16, -18],
				],
				true,
			),
			oval(0, -10, 7),
			polygon([-15, 6], [-30, 30], [-13, 24]),
			polygon([15, 6], [30, 30], [13, 24]),
			open([-6, 30], [-6, 42]),
			open([6, 30], [6, 46]),
		],
		[heart(0, 0, 72)],
		[
			...[0, 72, 144, 216, 288].map((turn) => leaf(0, -14, 26, 18, turn)),
			flow([
				[0, -14],
				[2, 16],
				[0, 46],
			]),
			leaf(1, 30, 24, 12, 60),
		],
		[star(0, 0, 42, 18)],
	][kind % 6]!;
	return [stroke(chalk, 3.4, ...paths)];
}

/** From the seed to the flower in five years. */
export function seedling(year: number, green: string, petal: string, eye: string): Drawing {
	const tall = [4, 20, 40, 62, 84][year]!;
	const top = 50 - tall;
	const leaves = Array.from({ length: year * 2 }, (_, index): string =>
		leaf(0, 50 - ((index + 1) * tall) / (year * 2 + 1), 12 + year * 2.6, 6 + year, index % 2 ? 62 : -62),
	);
	const petals = Array.from({ length: 8 }, (_, index) => leaf(0, top, 22, 10, index * 45));
	return [
		stroke(
			green,
			3,
			flow([
				[0, 50],
				[1.5, 50 - tall / 2],
				[0, top],
			]),
		),
		fill(green, ...leaves, ...(year === 0 ? [oval(0, 46, 5)] : year < 3 ? [leaf(0, top + 2, 14, 8)] : [])),
		...(year === 3 ? [fill(petal, leaf(0, top + 8, 24, 15))] : []),
		...(year === 4 ? [fill(petal, ...petals), fill(eye, oval(0, top, 8))] : []),
	];
}

/** A quaver or two under one beam, its head on the middle. */
export function quaver(color: string, double: boolean): Drawing {
	const head = (x: number, y: number) => oval(x, y, 13, 9.5, -20);
	if (double)
		return [
			fill(color, head(-22, 4), head(24, -4), polygon([-12, -48], [36, -56], [36, -44], [-12, -36])),
			stroke(color, 4, open([-11, 0], [-11, -46]), open([35, -8], [35, -52])),
		];
	const flag: readonly Spot[] = [
		[11, -50],
		[18, -36],
		[30, -28],
		[28, -10],
	];
	return [fill(color, head(0, 0)), stroke(color, 4, open([11, -4], [11, -50]), flow(flag))];
}

export function trebleClef(color: string): Drawing {
	return [
		stroke(
			color,
			5.4,
			flow([
				[4, 8],
				[-8, 12],
				[-10, 0],
				[4, -8],
				[17, 2],
				[14, 20],
				[-4, 26],
				[-22, 14],
				[-20, -8],
				[0, -30],
				[12, -48],
				[8, -62],
				[0, -52],
				[0, -30],
				[8, 30],
				[6, 48],
				[-6, 50],
				[-9, 42],
			]),
		),
		fill(color, oval(-6, 43, 5.4)),
	];
}
