import { arc, box, type Drawing, disc, fill, open, oval, stroke } from "../pen.ts";

export function basketball(color: string, seam: string): Drawing {
	return [
		fill(color, oval(0, 0, 49)),
		stroke(
			seam,
			2,
			open([0, -49], [0, 49]),
			open([-49, 0], [49, 0]),
			"M-35 -34C-12 -18 -12 18 -35 34",
			"M35 -34C12 -18 12 18 35 34",
			oval(0, 0, 48.5),
		),
	];
}

export function safetyPin(steel: string): Drawing {
	return [
		stroke(steel, 5, open([-34, 4], [38, 4]), "M-34 4C-50 4 -50 -14 -34 -14L38 -8"),
		fill(steel, "M30 -14L46 -14C52 -14 52 10 46 10L30 10Z"),
	];
}

/** Points to the right. */
export function shoe(upper: string, sole: string, stripe: string): Drawing {
	return [
		fill(upper, "M-46 18L-44 -16C-38 -12 -26 -14 -20 -22L-10 -24C0 -8 14 4 36 6C46 8 50 14 48 20Z"),
		fill(sole, "M-47 18L49 18C50 26 46 30 40 30L-42 30C-46 30 -48 24 -47 18Z"),
		stroke(stripe, 3.6, open([-4, -12], [-16, 16]), open([6, -4], [-4, 16])),
		stroke(
			sole,
			2,
			...[0, 1, 2].map((index) => open([-10 + index * 8, -20 + index * 7], [-2 + index * 8, -22 + index * 7])),
		),
	];
}

/** A field with all its lines, 68 wide and 105 high about its middle. */
export function pitch(line: string): Drawing {
	return [
		stroke(
			line,
			0.9,
			box(-34, -52.5, 68, 105),
			open([-34, 0], [34, 0]),
			oval(0, 0, 9.15),
			box(-20.15, -52.5, 40.3, 16.5),
			box(-9.15, -52.5, 18.3, 5.5),
			box(-20.15, 36, 40.3, 16.5),
			box(-9.15, 47, 18.3, 5.5),
			arc(0, -41.5, 9.15, 127, 233),
			arc(0, 41.5, 9.15, -53, 53),
		),
		fill(line, disc(0, 0, 0.9), disc(0, -41.5, 0.8), disc(0, 41.5, 0.8)),
	];
}
