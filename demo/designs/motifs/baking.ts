import { box, type Drawing, disc, fill, flow, oval, polygon, stroke } from "../pen.ts";

/** For the stove, its spout to the left. */
export function mokaPot(metal: string, shade: string, light: string, handle: string): Drawing {
	return [
		stroke(handle, 7, "M22 -25C38 -28 40 -18 36 2"),
		fill(metal, polygon([-23, 48], [23, 48], [16, 8], [-16, 8])),
		fill(shade, polygon([23, 48], [9, 48], [7, 8], [16, 8])),
		fill(light, polygon([-14, 48], [-5, 48], [-4, 8], [-10, 8])),
		fill(metal, polygon([-15, 3], [15, 3], [25, -29], [-36, -29], [-24, -17])),
		fill(shade, polygon([15, 3], [6, 3], [10, -29], [25, -29])),
		fill(light, polygon([-10, 3], [-4, 3], [-6, -29], [-16, -29])),
		fill(shade, box(-18, 2, 36, 7, 2)),
		fill(metal, polygon([-27, -28], [26, -28], [7, -39], [-7, -39])),
		fill(handle, oval(0, -43, 5, 5)),
	];
}

/** Full of cream, with room for what stirs it. */
export function mixingBowl(clay: string, band: string, cream: string): Drawing {
	return [
		fill(cream, "M-40 -6C-42 -20 -26 -22 -22 -16C-18 -30 4 -30 6 -18C14 -26 30 -22 30 -12C38 -16 44 -10 40 -4Z"),
		fill(clay, "M-48 -8L48 -8C48 24 30 46 0 46C-30 46 -48 24 -48 -8Z"),
		fill(
			band,
			"M-47.5 -1L47.5 -1C46.5 6 44.5 11 42.5 15L-42.5 15C-44.5 11 -46.5 6 -47.5 -1Z",
			box(-50, -13, 100, 8, 4),
		),
		fill(clay, ...[-30, -15, 0, 15, 30].map((x) => disc(x, 7, 2.6)), box(-18, 44, 36, 5, 2)),
	];
}

/** Sponge fingers in two layers, dusted with sugar. */
export function fingers(crust: string, shade: string, sugar: string): Drawing {
	const each = (x: number, y: number) => box(x, y, 58, 17, 8.5);
	const dust = (x: number, y: number) =>
		[8, 19, 30, 41, 50].map((far, index) => disc(x + far, y + (index % 2 ? 6 : 11), 1.5));
	return [
		fill(shade, each(-46, 32), each(-10, 32)),
		fill(crust, each(-46, 30), each(-10, 30)),
		fill(shade, each(-30, 16)),
		fill(crust, each(-30, 14)),
		fill(sugar, ...dust(-46, 30), ...dust(-10, 30).slice(2), ...dust(-30, 14)),
	];
}

export function steam(color: string): Drawing {
	return [
		stroke(
			color,
			5,
			...[-20, 4].map((x) =>
				flow([
					[x, 44],
					[x + 9, 18],
					[x - 5, -10],
					[x + 8, -44],
				]),
			),
		),
	];
}
