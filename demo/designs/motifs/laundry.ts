import { box, type Drawing, disc, fill, flow, heart, open, oval, polygon, stroke } from "../pen.ts";

/** What it hangs by is its upper edge, 40 above the middle: a bodysuit, trousers, a cap, a dress. */
export type Garment = "body" | "trousers" | "cap" | "dress";

export function laundry(garment: Garment, cloth: string, trim: string): Drawing {
	switch (garment) {
		case "body":
			return [
				fill(
					cloth,
					"M-21 -40C-14 -29 14 -29 21 -40L47 -22C45 -12 41 -6 37 -1L25 -9C23 2 24 10 24 18C24 30 15 33 12 45L-12 45C-15 33 -24 30 -24 18C-24 10 -23 2 -25 -9L-37 -1C-41 -6 -45 -12 -47 -22Z",
				),
				stroke(
					trim,
					2.6,
					"M-20 -39C-13 -29 13 -29 20 -39",
					"M-23 22C-15 26 -11 34 -11 44",
					"M23 22C15 26 11 34 11 44",
					open([-44, -15], [-35, -4]),
					open([44, -15], [35, -4]),
				),
				fill(trim, disc(-5, 40, 1.7), disc(5, 40, 1.7)),
			];
		case "trousers":
			return [
				fill(
					cloth,
					"M-27 -40L27 -40C28 -14 32 16 35 43L9 43C7 22 4 4 0 -4C-4 4 -7 22 -9 43L-35 43C-32 16 -28 -14 -27 -40Z",
				),
				stroke(trim, 3.4, open([-25, -36], [25, -36]), open([-33, 39], [-11, 39]), open([33, 39], [11, 39])),
				fill(trim, heart(20, 14, 12)),
			];
		case "cap":
			return [
				fill(cloth, "M-34 14C-38 -48 38 -48 34 14Z"),
				stroke(
					"#d39a35",
					2,
					...[-17, 0, 17].map((x) =>
						flow([
							[x * 0.5, -30],
							[x * 0.95, -10],
							[x, 10],
						]),
					),
				),
				fill(trim, box(-39, 8, 78, 18, 8), disc(0, -38, 10)),
				stroke(cloth, 1.6, ...[-26, -13, 0, 13, 26].map((x) => open([x, 12], [x, 22]))),
			];
		case "dress":
			return [
				fill(
					cloth,
					"M-17 -40C-10 -30 10 -30 17 -40L26 -34C24 -22 20 -14 19 -6L40 42C14 49 -14 49 -40 42L-19 -6C-20 -14 -24 -22 -26 -34Z",
				),
				stroke(trim, 3, "M-19 -6C-6 -2 6 -2 19 -6", "M-37 35C-12 41 12 41 37 35"),
				fill(trim, ...[-24, -8, 8, 24].map((x) => disc(x, 28 - Math.abs(x) * 0.05, 2))),
			];
	}
}

export function peg(color: string): Drawing {
	return [fill(color, box(-9, -50, 18, 100, 8))];
}

/** Of wicker, full of what is still wet. */
export function laundryBasket(cane: string, shade: string, cloths: readonly [string, string, string]): Drawing {
	const weave = [8, 20, 32, 44].flatMap((y, row) =>
		[-30, -18, -6, 6, 18, 30].map((x) => open([x + (row % 2 ? 6 : 0) - 4, y], [x + (row % 2 ? 6 : 0) + 4, y])),
	);
	return [
		fill(cloths[0], oval(-20, -12, 24, 15)),
		fill(cloths[1], oval(18, -13, 25, 17)),
		fill(cloths[2], oval(0, -20, 18, 13)),
		fill(cane, "M-46 -6L46 -6L37 44C36 48 32 50 28 50L-28 50C-32 50 -36 48 -37 44Z"),
		stroke(shade, 2.4, ...weave.slice(0, -1)),
		fill(shade, box(-50, -11, 100, 10, 5)),
		fill(cloths[0], "M-30 -12C-20 -14 -12 -12 -8 -8C-10 2 -8 10 -12 18C-18 22 -24 20 -26 14C-24 6 -28 -4 -30 -12Z"),
		fill(cloths[1], polygon([-27, 8], [-10.5, 8], [-11.5, 12], [-26, 12])),
	];
}
