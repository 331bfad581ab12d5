import { type Drawing, fill, open, polygon, stroke } from "../pen.ts";

type Boat = {
	readonly hull: string;
	readonly stripe: string;
	readonly main: string;
	readonly jib: string;
	readonly seam: string;
	readonly mast: string;
};

/** Before the wind, its bow to the left; floats on 44 below the middle. */
export function sailboat({ hull, stripe, main, jib, seam, mast }: Boat): Drawing {
	return [
		stroke(mast, 1.5, open([0, 32], [0, -50]), open([0, 25.5], [42, 25.5])),
		fill(stripe, polygon([0.5, -50], [14, -46.5], [0.5, -43])),
		fill(main, "M2.5 -41C22 -26 37 -2 41 22.5C28 24.5 14 24.5 2.5 23Z"),
		fill(jib, "M-3 -45C-9 -20 -23 5 -41 24C-27 27 -14 26.5 -3 25Z"),
		stroke(
			seam,
			0.9,
			"M2.5 -16C12 -17 20 -18 26 -18",
			"M2.5 4C14 4 25 3 35 1",
			"M-3 -12C-7 -11 -12 -11 -16 -11",
			"M-3 8C-10 10 -18 10 -26 9",
		),
		fill(hull, "M-48 28C-20 31 20 31 47 28C45 38 38 46 27 46L-27 46C-38 46 -46 38 -48 28Z"),
		stroke(stripe, 2, "M-44 34C-18 36.500 18 36.500 43 34"),
	];
}
