import { arc, around, box, type Drawing, disc, fill, flow, leaf, open, oval, polygon, stroke } from "../pen.ts";

/** Two saddles, two pairs of handlebars, a basket in front; rides to the right. */
export function tandem(frame: string, tyre: string, saddle: string, basket: string): Drawing {
	const wheels = [-34, 34];
	return [
		stroke(tyre, 2, ...wheels.map((x) => oval(x, 14, 15))),
		stroke(
			tyre,
			0.4,
			...wheels.flatMap((x) =>
				[0, 60, 120].map((turn) => open(around(x, 14, 14, 1, turn)[0]!, around(x, 14, 14, 1, turn + 180)[0]!)),
			),
		),
		stroke(
			frame,
			2.4,
			open([-34, 14], [-20, -10], [24, -10], [34, 14]),
			open([-34, 14], [-14, 16], [10, 16], [24, -10]),
			open([-14, 16], [-22, -15]),
			open([10, 16], [3, -15]),
			open([24, -10], [21, -19]),
		),
		stroke(
			tyre,
			2.2,
			flow([
				[-6, -20],
				[-1, -22],
				[4, -20],
			]),
			open([-1, -21], [1, -12]),
			flow([
				[14, -20],
				[20, -21],
				[27, -18],
			]),
		),
		stroke(saddle, 3.6, open([-27, -16], [-17, -16]), open([-2, -16], [8, -16])),
		fill(basket, "M28 -20L46 -20L43 -7L31 -7Z"),
		fill(tyre, disc(-14, 16, 3), disc(10, 16, 3), disc(-34, 14, 2), disc(34, 14, 2)),
	];
}

/** Its foot at the bottom of the square. */
export function cypress(color: string, shade: string): Drawing {
	return [
		fill(color, "M0 -50C12 -30 17 4 12 44C8 50 -8 50 -12 44C-17 4 -12 -30 0 -50Z"),
		fill(shade, "M0 -50C12 -30 17 4 12 44C10 48 6 49 2 49C8 20 8 -20 0 -50Z"),
	];
}

export function villa(wall: string, roof: string, window: string): Drawing {
	return [
		fill(wall, box(-36, -4, 72, 40), box(4, -28, 26, 40)),
		fill(
			roof,
			polygon([-42, -2], [-36, -16], [6, -16], [6, -2]),
			polygon([0, -26], [17, -40], [34, -26]),
			polygon([30, -4], [42, -4], [38, -12], [30, -12]),
		),
		fill(
			window,
			...[-28, -14, 0].map((x) => box(x, 6, 6, 10, 3)),
			box(13, -20, 8, 10, 4),
			"M16 36L16 22C16 14 28 14 28 22L28 36Z",
		),
	];
}

/** A pair on one stalk; each is as large as a letter wants it. */
export function cherries(fruit: string, gloss: string, stalk: string, green: string): Drawing {
	return [
		stroke(
			stalk,
			2.6,
			flow([
				[8, -46],
				[-10, -22],
				[-24, 4],
			]),
			flow([
				[8, -46],
				[20, -24],
				[26, 10],
			]),
		),
		fill(green, leaf(8, -46, 40, 20, 96), leaf(8, -46, 24, 13, -112)),
		fill(fruit, oval(-24, 22, 23), oval(26, 26, 21)),
		stroke(gloss, 2.6, arc(-24, 22, 17, -70, -25), arc(26, 26, 15, -70, -25)),
	];
}

export function match(wood: string, head: string): Drawing {
	return [fill(wood, box(-3, -28, 6, 78)), fill(head, oval(0, -32, 6, 10))];
}
