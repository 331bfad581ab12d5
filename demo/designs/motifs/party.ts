import { arc, box, type Drawing, disc, fill, flow, open, oval, polygon, star, stroke } from "../pen.ts";

/** A long-necked one that walks to the left, in a party hat; its flank is free for a number. */
export function dinosaur(body: string, shade: string, belly: string, hat: string, dot: string, dark: string): Drawing {
	return [
		fill(shade, ...[-10, 22].map((x) => box(x - 5, 22, 11, 24, 4))),
		fill(
			body,
			"M-46 -24C-46 -32 -38 -36 -30 -34C-22 -32 -20 -24 -20 -16C-18 -2 -10 -8 6 -8C22 -8 30 0 36 12C40 20 44 26 50 28C44 34 34 32 28 26C26 34 20 34 4 34C-18 34 -28 26 -32 6C-33 -2 -34 -12 -36 -16C-42 -16 -46 -20 -46 -24Z",
		),
		fill(body, box(-23, 22, 12, 26, 4), box(12, 22, 12, 26, 4)),
		fill(belly, "M-32 6C-28 26 -18 34 4 34C10 34 15 34 19 32.500C0 32 -20 26 -27 -4C-30 -2 -32 2 -32 6Z"),
		fill(
			shade,
			...[-18, -9, 0, 9, 18, 27].map((x, index) =>
				polygon(
					[x, -6 + [0, -3, -2, -1, 2, 8][index]!],
					[x + 5, -15 + [0, -3, -2, -1, 2, 8][index]!],
					[x + 9, -5 + [0, -3, -2, 0, 4, 12][index]!],
				),
			),
		),
		fill(hat, polygon([-38, -33], [-25, -33], [-30, -50])),
		fill(dot, disc(-30, -49, 2.8), disc(-32, -37, 1.4), disc(-29, -42, 1.2)),
		fill(dark, disc(-37, -27, 1.8)),
		stroke(dark, 1.3, arc(-40, -24, 4, 140, 220)),
	];
}

export function gift(kind: number, paper: string, pattern: string, ribbon: string): Drawing {
	const spots = [-30, -10, 10, 30].flatMap((x, row) =>
		[-30, -10, 10, 30].map((y, index) => [x + (index % 2 ? 6 : -4), y + (row % 2 ? 4 : -2)] as const),
	);
	const figures = [
		[fill(pattern, ...spots.map(([x, y]) => disc(x, y, 4)))],
		[stroke(pattern, 6, ...[-36, -18, 0, 18, 36].map((x) => open([x, -44], [x, 44])))],
		[fill(pattern, ...spots.map(([x, y]) => star(x, y, 6, 2.6)))],
		[stroke(pattern, 4, ...[-30, -10, 10, 30].map((y) => open([-44, y], [-22, y - 8], [0, y], [22, y - 8], [44, y])))],
		[
			stroke(
				pattern,
				2.4,
				...[-33, -11, 11, 33].flatMap((at) => [open([at, -45], [at, 45]), open([-45, at], [45, at])]),
			),
		],
	][kind % 5]!;
	return [fill(paper, box(-48, -48, 96, 96, 2)), ...figures, fill(ribbon, box(-7, -48, 14, 96))];
}

export function bow(ribbon: string, shade: string): Drawing {
	return [
		fill(ribbon, "M0 20C-14 2 -40 -10 -46 4C-50 18 -24 26 0 20Z", "M0 20C14 2 40 -10 46 4C50 18 24 26 0 20Z"),
		fill(shade, "M0 20C-12 10 -26 6 -32 10C-34 16 -18 20 0 20Z", "M0 20C12 10 26 6 32 10C34 16 18 20 0 20Z"),
		fill(ribbon, oval(0, 19, 7, 6)),
	];
}

/** Striped all the way down; its wick begins at the top. */
export function candle(
	wax: string,
	stripe: string,
	wick: string,
	flameColor: string,
	glow: string,
	long: number,
): Drawing {
	const turns = Array.from({ length: Math.ceil(long / 12) + 1 }, (_, index) => index * 12);
	return [
		fill(glow, disc(0, -22, 17)),
		fill(flameColor, "M0 -40C9 -28 10 -14 0 -10C-10 -14 -9 -28 0 -40Z"),
		stroke(wick, 1.6, open([0, -12], [0, 1])),
		fill(wax, box(-8, 0, 16, long, 3)),
		stroke(stripe, 4, ...turns.filter((y) => y + 8 < long).map((y) => open([-6, y + 8 + 3], [6, y + 4]))),
	];
}

export function rocket(body: string, nose: string, glass: string, fin: string, fire: string): Drawing {
	return [
		fill(
			fire,
			flow(
				[
					[-8, 30],
					[0, 50],
					[8, 30],
				],
				true,
			),
		),
		fill(fin, polygon([-14, 8], [-28, 32], [-12, 26]), polygon([14, 8], [28, 32], [12, 26])),
		fill(body, "M0 -50C16 -34 20 -10 14 28L-14 28C-20 -10 -16 -34 0 -50Z"),
		fill(nose, "M0 -50C8 -42 12 -34 14.500 -24L-14.500 -24C-12 -34 -8 -42 0 -50Z"),
		fill(glass, oval(0, -6, 8)),
		fill(fin, box(-3, 14, 6, 18, 3)),
	];
}
