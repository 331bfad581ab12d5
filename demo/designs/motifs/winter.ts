import { arc, around, box, type Drawing, disc, fill, flow, leaf, open, oval, polygon, stroke } from "../pen.ts";

/** A gingerbread child with icing. */
export function gingerbread(dough: string, icing: string, button: string): Drawing {
	return [
		fill(
			dough,
			disc(0, -28, 20),
			"M-12 -14L12 -14C30 -14 44 -10 44 -2C44 8 30 8 18 6L16 20C24 30 28 38 22 44C14 52 4 44 0 30C-4 44 -14 52 -22 44C-28 38 -24 30 -16 20L-18 6C-30 8 -44 8 -44 -2C-44 -10 -30 -14 -12 -14Z",
		),
		stroke(
			icing,
			2,
			arc(0, -29, 10, 110, 250),
			flow([
				[-38, -8],
				[-35, -2],
				[-38, 4],
			]),
			flow([
				[38, -8],
				[35, -2],
				[38, 4],
			]),
			flow([
				[-25, 36],
				[-19, 34],
				[-14, 39],
			]),
			flow([
				[25, 36],
				[19, 34],
				[14, 39],
			]),
		),
		fill(icing, disc(-7, -33, 2.4), disc(7, -33, 2.4)),
		fill(button, disc(0, -6, 3.4), disc(0, 6, 3.4), disc(0, 18, 3.4)),
	];
}

/** Sits on its twig and looks to the left. */
export function robin(back: string, breast: string, belly: string, dark: string): Drawing {
	return [
		fill(back, "M18 16L48 34L44 40L10 28Z"),
		fill(belly, "M-6 -34C16 -36 34 -12 30 12C26 32 2 38 -14 30C-34 20 -36 -10 -24 -24C-20 -30 -14 -34 -6 -34Z"),
		fill(
			back,
			"M-10 -36C16 -40 38 -14 32 10C28 24 22 30 14 32C20 10 10 -10 -8 -16C-20 -20 -26 -16 -28 -18C-26 -28 -20 -35 -10 -36Z",
		),
		fill(breast, "M-28 -20C-20 -24 -4 -20 4 -6C10 8 2 20 -12 20C-28 18 -36 -2 -28 -20Z"),
		fill(dark, polygon([-27, -25], [-38, -21], [-27, -18]), disc(-17, -25, 2.6)),
		stroke(dark, 2, open([-10, 30], [-10, 40]), open([2, 32], [2, 40])),
		stroke(
			breast,
			1.4,
			flow([
				[14, -2],
				[22, 8],
				[22, 20],
			]),
		),
	];
}

/** Four spiky leaves and three berries. */
export function holly(green: string, vein: string, berry: string): Drawing {
	const spiky = (turn: number) => {
		const spots = [
			[0, 0],
			[11, -8],
			[8, -16],
			[15, -24],
			[9, -31],
			[11, -40],
			[0, -50],
			[-11, -40],
			[-9, -31],
			[-15, -24],
			[-8, -16],
			[-11, -8],
		] as const;
		const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
		return polygon(...spots.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos] as const));
	};
	return [
		fill(green, ...[-58, 58, 150, -150].map(spiky)),
		stroke(vein, 1.2, ...[-58, 58, 150, -150].map((turn) => open([0, 0], around(0, 0, 42, 1, turn)[0]!))),
		fill(berry, ...around(0, 0, 7, 3, 20).map(([x, y]) => disc(x, y, 7))),
	];
}

export function orangeSlice(peel: string, pith: string, flesh: string): Drawing {
	const segments = Array.from({ length: 8 }, (_, index) =>
		leaf(...around(0, 0, 5, 1, index * 45)[0]!, 32, 27, index * 45),
	);
	return [fill(peel, oval(0, 0, 46)), fill(pith, oval(0, 0, 40)), fill(flesh, ...segments)];
}

/** Gallops to the right: all in one tone, before the moon. */
export function flyingReindeer(color: string): Drawing {
	return [
		fill(
			color,
			"M-34 -6C-24 -14 2 -12 14 -10C18 -18 22 -26 28 -30L42 -26C44 -24 43 -21 40 -21L30 -18C28 -8 24 2 14 6L-22 8C-34 8 -40 2 -34 -6Z",
			polygon([24, -30], [22, -38], [29, -31]),
		),
		stroke(
			color,
			4,
			flow([
				[14, 4],
				[28, 8],
				[36, 2],
			]),
			flow([
				[10, 5],
				[24, 16],
				[34, 16],
			]),
			flow([
				[-26, 4],
				[-36, 12],
				[-46, 10],
			]),
			flow([
				[-20, 5],
				[-28, 18],
				[-40, 22],
			]),
		),
		stroke(
			color,
			2.2,
			flow([
				[26, -31],
				[24, -40],
				[32, -48],
			]),
			flow([
				[24, -40],
				[16, -46],
			]),
			flow([
				[29, -31],
				[31, -39],
				[40, -44],
			]),
		),
		stroke(color, 3, open([-35, -5], [-41, -9])),
	];
}

/** With somebody in it and a sack behind. */
export function sleigh(color: string): Drawing {
	return [
		fill(
			color,
			"M-44 -22C-34 -22 -34 -4 -24 0L20 0C30 0 34 -8 40 -18L46 -18C46 0 38 20 24 22L-28 22C-42 18 -42 -8 -44 -22Z",
			oval(-14, -12, 17, 18),
			"M8 2C6 -12 8 -22 14 -24C22 -24 26 -12 24 2Z",
			disc(15, -28, 6.5),
			polygon([9, -31], [22, -31], [10, -42]),
		),
		stroke(
			color,
			3,
			flow([
				[-44, 34],
				[0, 35],
				[36, 34],
				[48, 26],
				[48, 18],
			]),
			open([-22, 22], [-24, 34]),
			open([18, 22], [20, 34]),
		),
	];
}

export function snowflake(color: string, width = 3): Drawing {
	const arms = Array.from({ length: 6 }, (_, index) => {
		const at = (radius: number, turn: number) => around(0, 0, radius, 1, index * 60 + turn)[0]!;
		return [
			open([0, 0], at(46, 0)),
			open(at(36, 14), at(26, 0), at(36, -14)),
			open(at(22, 18), at(14, 0), at(22, -18)),
		];
	});
	return [stroke(color, width, ...arms.flat())];
}

/** A hanger of wire and the glass below; the middle is free. */
export function glassBall(glass: string, rim: string, cap: string): Drawing {
	return [
		stroke(cap, 1.4, oval(0, -46, 3)),
		fill(cap, box(-6, -43, 12, 8, 1.5)),
		fill(glass, oval(0, 6, 42)),
		stroke(rim, 1.2, oval(0, 6, 40)),
	];
}
