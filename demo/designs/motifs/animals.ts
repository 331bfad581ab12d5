import { arc, type Drawing, fill, flow, leaf, open, oval, polygon, star, stroke } from "../pen.ts";

/** Looks ahead, with a collar. */
export function dog(coat: string, ear: string, muzzle: string, dark: string, collar: string): Drawing {
	return [
		fill(coat, "M-20 22L20 22C26 30 30 40 30 50L-30 50C-30 40 -26 30 -20 22Z"),
		fill(coat, "M0 -44C22 -44 32 -28 30 -6C29 12 16 28 0 28C-16 28 -29 12 -30 -6C-32 -28 -22 -44 0 -44Z"),
		fill(
			muzzle,
			"M-5 -44C-4 -30 -8 -12 -17 4C-20 20 -10 30 0 30C10 30 20 20 17 4C8 -12 4 -30 5 -44C2 -45 -2 -45 -5 -44Z",
		),
		fill(ear, "M-18 -41C-30 -44 -44 -34 -46 -16C-47 -2 -42 10 -35 10C-27 9 -28 -10 -26 -20C-25 -29 -22 -36 -18 -41Z"),
		fill(ear, "M18 -41C30 -44 44 -34 46 -16C47 -2 42 10 35 10C27 9 28 -10 26 -20C25 -29 22 -36 18 -41Z"),
		fill(dark, oval(-14, -11, 3.4, 4), oval(14, -11, 3.4, 4)),
		fill(dark, "M-8 4C-8 0 8 0 8 4C8 9 3 12 0 12C-3 12 -8 9 -8 4Z"),
		stroke(dark, 1.8, open([0, 12], [0, 16]), arc(-5.5, 15.5, 5.5, 95, 235), arc(5.5, 15.5, 5.5, 125, 265)),
		fill(collar, "M-23 28C-10 36 10 36 23 28L25.500 34C11 43 -11 43 -25.500 34Z"),
		fill(muzzle, oval(0, 41, 4.6)),
	];
}

/** Looks ahead, ears up. */
export function cat(coat: string, shade: string, eye: string, nose: string, dark: string): Drawing {
	return [
		fill(coat, "M-18 22L18 22C26 30 28 40 28 50L-28 50C-28 40 -26 30 -18 22Z"),
		fill(coat, polygon([-34, -2], [-33, -46], [-8, -28]), polygon([34, -2], [33, -46], [8, -28])),
		fill(nose, polygon([-28, -14], [-28.5, -36], [-16, -26]), polygon([28, -14], [28.5, -36], [16, -26])),
		fill(coat, "M0 -31C22 -31 36 -16 36 3C36 20 20 30 0 30C-20 30 -36 20 -36 3C-36 -16 -22 -31 0 -31Z"),
		stroke(shade, 3, open([0, -30], [0, -18]), open([-8, -29], [-7, -20]), open([8, -29], [7, -20])),
		stroke(
			shade,
			2.6,
			open([-35, 2], [-26, 4]),
			open([-32, 11], [-24, 11]),
			open([35, 2], [26, 4]),
			open([32, 11], [24, 11]),
		),
		fill(eye, oval(-14, 0, 6.4, 7), oval(14, 0, 6.4, 7)),
		fill(dark, oval(-14, 0, 2.2, 6), oval(14, 0, 2.2, 6)),
		fill(nose, polygon([-4, 11], [4, 11], [0, 15.5])),
		stroke(dark, 1.5, arc(-4.2, 15.5, 4.2, 95, 240), arc(4.2, 15.5, 4.2, 120, 265)),
	];
}

/** Walks to the right; its back is long enough for a name. */
export function dachshund(coat: string, ear: string, dark: string, collar: string): Drawing {
	return [
		stroke(
			coat,
			3,
			flow([
				[-42, -6],
				[-48, -14],
				[-49, -24],
			]),
		),
		fill(
			coat,
			...[-38, -29, 15, 24].map(
				(x) => `M${x - 3.5} 5L${x + 4} 5L${x + 4} 20C${x + 7} 20 ${x + 8} 24 ${x + 5} 24L${x - 2.5} 24Z`,
			),
		),
		fill(
			coat,
			"M-44 -2C-44 -11 -36 -13 -28 -12L14 -12C18 -14 19 -19 22 -24C25 -29 33 -30 37 -26C41 -23 46 -21 49 -18C50 -16 49 -13 46 -13L36 -12C33 -8 33 -2 31 3C28 10 20 12 12 11L-30 11C-39 11 -44 6 -44 -2Z",
		),
		fill(ear, "M25 -25C20 -24 17 -15 19 -9C21 -5 26 -6 27 -11C28 -17 29 -23 25 -25Z"),
		fill(dark, oval(34, -21, 1.3), oval(48, -17, 2)),
		stroke(
			collar,
			2.6,
			flow([
				[17.5, -12],
				[24, -4],
				[32, -3.5],
			]),
		),
	];
}

export function whale(body: string, belly: string, water: string, dark: string): Drawing {
	return [
		stroke(
			water,
			2.4,
			flow([
				[-12, -22],
				[-13, -32],
				[-22, -38],
				[-28, -33],
			]),
			flow([
				[-12, -22],
				[-11, -32],
				[-2, -38],
				[4, -33],
			]),
		),
		fill(
			body,
			"M-46 12C-46 -10 -28 -20 -10 -20C10 -20 20 -6 30 -4C36 -4 38 -10 37 -16C32 -18 28 -24 29 -30C35 -30 39 -27 41 -23C43 -27 47 -30 50 -29C51 -23 48 -17 44 -15C46 4 38 32 2 34C-26 36 -46 30 -46 12Z",
		),
		fill(belly, "M-45.500 16C-38 22 -26 23 -14 22C4 21 14 26 20 29C15 32 9 33.500 2 34C-24 36 -43 31 -45.500 16Z"),
		fill(dark, oval(-26, 5, 2.6)),
		stroke(dark, 1.6, arc(-34, 8, 7, 110, 175)),
		fill(water, leaf(-4, 14, 20, 11, 130)),
	];
}

/** Looks left, its trunk up. */
export function elephant(body: string, ear: string, blanket: string, dark: string): Drawing {
	return [
		fill(
			body,
			...[-16, -3, 20, 33].map(
				(x) =>
					`M${x - 6} 18L${x + 6} 18L${x + 6} 44C${x + 6} 46 ${x + 5} 47 ${x + 3} 47L${x - 3} 47C${x - 5} 47 ${x - 6} 46 ${x - 6} 44Z`,
			),
		),
		stroke(
			body,
			2,
			flow([
				[39, 2],
				[45, 10],
				[44, 20],
			]),
		),
		fill(body, "M-22 -4C-20 -22 -2 -26 14 -25C32 -24 42 -12 41 6C41 20 36 28 24 28L-14 28C-22 26 -24 10 -22 -4Z"),
		fill(blanket, "M6 -25.200C16 -26 26 -23 31 -18L30 10C22 15 10 15 3 10Z"),
		fill(body, oval(-20, -13, 20, 19)),
		stroke(
			body,
			8.5,
			flow([
				[-34, -8],
				[-41, 4],
				[-46, -4],
				[-44, -18],
				[-46, -26],
			]),
		),
		fill(ear, "M-14 -26C-2 -30 8 -22 7 -9C6 4 -4 9 -11 4C-17 0 -18 -22 -14 -26Z"),
		fill(dark, oval(-26, -15, 2)),
	];
}

/** Sings to the right; mirrored it answers. */
export function bird(body: string, wing: string, beak: string, dark: string): Drawing {
	return [
		fill(wing, polygon([-24, 6], [-50, -4], [-47, 8], [-50, 16])),
		fill(beak, polygon([33, -22], [46, -18], [33, -12])),
		fill(
			body,
			"M36 -18C36 -28 26 -32 18 -28C8 -24 6 -14 -6 -10C-18 -6 -28 0 -32 8C-22 26 10 30 24 14C32 6 36 -6 36 -18Z",
		),
		fill(wing, "M8 -6C-2 -8 -16 -2 -26 12C-12 18 8 16 12 4C13 0 12 -4 8 -6Z"),
		fill(dark, oval(26, -20, 2.2)),
		stroke(dark, 1.6, open([2, 24], [-1, 38]), open([10, 23], [9, 38])),
	];
}

export function reindeer(coat: string, muzzle: string, antler: string, nose: string, dark: string): Drawing {
	const side = (s: number) => [
		flow([
			[10 * s, -14],
			[17 * s, -30],
			[32 * s, -34],
			[38 * s, -46],
		]),
		flow([
			[17 * s, -29],
			[16 * s, -40],
			[20 * s, -48],
		]),
		flow([
			[31 * s, -34],
			[28 * s, -41],
			[29 * s, -47],
		]),
	];
	return [
		stroke(antler, 3, ...side(1), ...side(-1)),
		fill(coat, leaf(-16, -4, 25, 15, -76), leaf(16, -4, 25, 15, 76)),
		fill(coat, "M0 -18C16 -18 23 -8 21 6C19 22 17 48 0 48C-17 48 -19 22 -21 6C-23 -8 -16 -18 0 -18Z"),
		fill(muzzle, "M0 22C9 22 15 27 14 34C13 43 8 48 0 48C-8 48 -13 43 -14 34C-15 27 -9 22 0 22Z"),
		fill(dark, oval(-10, 6, 2.6, 3.2), oval(10, 6, 2.6, 3.2)),
		fill(nose, oval(0, 29, 7, 5.6)),
		stroke(dark, 1.4, arc(0, 34, 6, 125, 235)),
	];
}

export function rabbit(coat: string, inner: string, dark: string, tie: string): Drawing {
	return [
		fill(coat, leaf(-9, -8, 42, 17, -7), leaf(9, -8, 42, 17, 7)),
		fill(inner, leaf(-9.5, -12, 32, 8.5, -7), leaf(9.5, -12, 32, 8.5, 7)),
		fill(coat, oval(0, 8, 26, 22), "M-17 24L17 24C24 32 26 42 26 50L-26 50C-26 42 -24 32 -17 24Z"),
		fill(dark, oval(-11, 4, 2.4, 3), oval(11, 4, 2.4, 3)),
		fill(inner, oval(-17, 13, 4.4, 3), oval(17, 13, 4.4, 3), polygon([-3, 11], [3, 11], [0, 14.5])),
		stroke(dark, 1.4, arc(-3.6, 14.5, 3.6, 95, 240), arc(3.6, 14.5, 3.6, 120, 265)),
		fill(tie, polygon([0, 33], [-13, 26], [-13, 40]), polygon([0, 33], [13, 26], [13, 40]), oval(0, 33, 3.6)),
	];
}

/** Seven strokes and a star: small enough for a sky. */
export function twinkle(color: string): Drawing {
	return [fill(color, star(0, 0, 50, 9, 4))];
}

/** Swims to the right. */
export function fish(back: string, shade: string, fin: string, belly: string, dark: string): Drawing {
	return [
		fill(
			fin,
			polygon([-30, 0], [-50, -17], [-45, 0], [-50, 17]),
			polygon([-12, -14], [8, -24], [16, -13]),
			polygon([-6, 14], [2, 22], [8, 13]),
		),
		fill(back, "M-34 0C-22 -16 8 -22 28 -14C40 -10 47 -4 49 0C47 5 40 10 28 13C8 20 -22 16 -34 0Z"),
		fill(belly, "M-32 2C-18 8 20 8 48 1C46 6 40 10 28 13C8 20 -20 16 -32 2Z"),
		fill(
			shade,
			...[-16, -7, 2, 11, 20].flatMap((x, index) => [oval(x, -7 - (index % 2) * 3, 1.6), oval(x + 4, -1.5, 1.3)]),
		),
		stroke(shade, 1.4, arc(24, 0, 12, 35, 140)),
		fill(dark, oval(40, -4, 2)),
		stroke(dark, 1.2, open([44, 4], [48.5, 1])),
	];
}
