import {
	arc,
	around,
	box,
	type Drawing,
	fill,
	flow,
	heart,
	open,
	oval,
	polygon,
	type Spot,
	star,
	stroke,
} from "../pen.ts";

/** A half sun with its rays, standing on the middle. */
export function sunrise(color: string, rays = 11): Drawing {
	return [
		fill(color, "M-24 0C-24 -32 24 -32 24 0Z"),
		stroke(
			color,
			2.6,
			...Array.from({ length: rays }, (_, index) => {
				const angle = -82 + (index * 164) / (rays - 1);
				return open(around(0, 0, 31, 1, angle)[0]!, around(0, 0, index % 2 ? 42 : 48, 1, angle)[0]!);
			}),
		),
	];
}

export function cloud(color: string): Drawing {
	return [fill(color, "M-36 20C-52 20 -52 -2 -36 -3C-36 -18 -16 -24 -8 -13C0 -30 28 -26 26 -5C44 -10 52 20 34 20Z")];
}

export function house(wall: string, roof: string, door: string, window: string): Drawing {
	return [
		fill(wall, box(-30, -8, 60, 54)),
		fill(roof, box(14, -38, 9, 20), polygon([-40, -6], [0, -44], [40, -6])),
		fill(door, "M-9 46L-9 22C-9 10 9 10 9 22L9 46Z"),
		fill(window, box(-24, 4, 11, 13, 1), box(13, 4, 11, 13, 1), oval(0, -20, 6)),
		stroke(
			wall,
			1.4,
			open([-18.5, 4], [-18.5, 17]),
			open([18.5, 4], [18.5, 17]),
			open([-24, 10], [-13, 10]),
			open([13, 10], [24, 10]),
		),
	];
}

/** A fir of three cut layers. */
export function fir(light: string, dark: string, trunk: string): Drawing {
	const layers = [
		polygon([0, -48], [-17, -18], [17, -18]),
		polygon([0, -32], [-24, 8], [24, 8]),
		polygon([0, -10], [-31, 36], [31, 36]),
	];
	const shades = [
		polygon([0, -48], [17, -18], [0, -18]),
		polygon([0, -18], [0, 8], [24, 8], [8.5, -18]),
		polygon([0, 8], [0, 36], [31, 36], [12.2, 8]),
	];
	return [fill(trunk, box(-4, 34, 8, 14)), fill(light, ...layers), fill(dark, ...shades)];
}

export function camper(body: string, roof: string, glass: string, dark: string, rim: string): Drawing {
	return [
		fill(rim, box(-22, -37, 34, 8, 2)),
		stroke(dark, 1.2, open([-16, -28], [-16, -30]), open([6, -28], [6, -30])),
		fill(roof, "M-46 4L-42 -18C-41 -25 -37 -28 -30 -28L26 -28C36 -28 41 -22 44 -12L48 4Z"),
		fill(
			glass,
			"M-38 -4L-35.500 -18C-35 -21 -34 -22 -31 -22L-18 -22L-18 -4Z",
			box(-13, -22, 20, 18, 1.5),
			"M12 -22L25 -22C32 -22 35 -18 37 -12L40 -4L12 -4Z",
		),
		fill(
			body,
			"M-47 4L48 4C50 12 50 20 49 25C48.500 28 47 29 44 29L-44 29C-47 29 -48.500 28 -49 25C-50 18 -49 10 -47 4Z",
		),
		stroke(roof, 1.8, open([-46, 10], [48, 10])),
		fill(rim, oval(44, 17, 3.2)),
		fill(dark, oval(-27, 29, 11), oval(27, 29, 11)),
		fill(roof, oval(-27, 29, 5), oval(27, 29, 5)),
		fill(dark, oval(-27, 29, 1.8), oval(27, 29, 1.8)),
	];
}

export function lighthouse(tower: string, stripe: string, lamp: string, rock: string): Drawing {
	return [
		fill(lamp, polygon([-6, -31], [-50, -44], [-50, -18]), polygon([6, -31], [50, -44], [50, -18])),
		fill(tower, polygon([-9, -22], [9, -22], [15, 40], [-15, 40])),
		fill(
			stripe,
			polygon([-10.3, -10], [10.3, -10], [11.6, 3], [-11.6, 3]),
			polygon([-12.8, 15], [12.8, 15], [14, 28], [-14, 28]),
		),
		fill(stripe, box(-12, -25, 24, 4, 1), polygon([-9, -37], [0, -47], [9, -37])),
		fill(lamp, box(-7, -37, 14, 12)),
		fill(rock, "M-40 50C-36 40 -26 42 -22 38C-14 33 14 33 22 38C28 42 38 40 42 50Z"),
	];
}

/** A hot-air balloon of five gores. */
export function airBalloon(one: string, two: string, basket: string): Drawing {
	return [
		fill(one, "M0 -49C22 -49 36 -34 36 -15C36 4 18 14 10 24L-10 24C-18 14 -36 4 -36 -15C-36 -34 -22 -49 0 -49Z"),
		fill(two, "M0 -49C-12 -44 -21 -32 -21 -15C-21 2 -10 12 -6 24L-10 24C-18 14 -36 4 -36 -15C-36 -34 -22 -49 0 -49Z"),
		fill(two, "M0 -49C12 -44 21 -32 21 -15C21 2 10 12 6 24L10 24C18 14 36 4 36 -15C36 -34 22 -49 0 -49Z"),
		fill(
			one,
			"M-8 -47.800C-22 -42 -29 -30 -29 -15C-29 2 -14 12 -8 24L-10 24C-18 14 -36 4 -36 -15C-36 -32 -24 -45 -8 -47.800Z",
		),
		fill(one, "M8 -47.800C22 -42 29 -30 29 -15C29 2 14 12 8 24L10 24C18 14 36 4 36 -15C36 -32 24 -45 8 -47.800Z"),
		stroke(basket, 0.9, open([-9, 24], [-7, 36]), open([9, 24], [7, 36])),
		fill(basket, box(-8, 36, 16, 12, 2)),
	];
}

/** So many bows, the widest first; they stand on the middle. */
export function rainbow(colors: readonly string[]): Drawing {
	const width = 30 / colors.length;
	return colors.map((color, index) => {
		const radius = 48 - width / 2 - index * width;
		return stroke(
			color,
			width * 0.82,
			`M${-radius} 30L${-radius} 22${arc(0, 22, radius, -90, 90).replace(/^M[^C]*/, "")}L${radius} 30`,
		);
	});
}

export function mapPin(color: string, hole: string): Drawing {
	return [
		fill(color, "M0 48C-10 28 -30 10 -30 -14C-30 -34 -16 -47 0 -47C16 -47 30 -34 30 -14C30 10 10 28 0 48Z"),
		fill(hole, heart(0, -14, 26)),
	];
}

/** A star of the fifties: long and short rays that end in dots. */
export function atomicStar(long: string, short: string): Drawing {
	return [
		fill(long, star(0, 0, 48, 5, 4)),
		fill(short, star(0, 0, 28, 4, 4, 45)),
		fill(short, ...around(0, 0, 36, 4, 45).map((spot: Spot) => oval(...spot, 2.4))),
	];
}

export function crest(line: string, ground: string): Drawing {
	const shield = "M-38 -46L38 -46L38 -4C38 24 18 40 0 49C-18 40 -38 24 -38 -4Z";
	const inner = "M-33 -41L33 -41L33 -4C33 21 16 35 0 43C-16 35 -33 21 -33 -4Z";
	return [
		fill(ground, shield),
		stroke(line, 1.4, inner),
		stroke(
			line,
			1.4,
			open([-33, -22], [33, -22]),
			flow([
				[-33, 12],
				[0, 16],
				[33, 12],
			]),
		),
	];
}
