import { arc, type Drawing, disc, fill, leaf, oval, stroke } from "../pen.ts";

/** A rabbit asleep under a blanket in the hollow of the moon. */
export function sleepingMoon(
	moon: string,
	glow: string,
	coat: string,
	inner: string,
	blanket: string,
	dot: string,
	dark: string,
): Drawing {
	return [
		fill(
			moon,
			"M-13 -46C-38 -39 -50 -14 -45 9C-40 35 -12 52 15 46C34 42 47 27 50 9C42 25 22 33 2 28C-18 23 -31 4 -28 -18C-26 -29 -21 -39 -13 -46Z",
		),
		fill(glow, "M-13 -46C-38 -39 -50 -14 -45 9C-40 35 -12 52 15 46C-8 44 -32 28 -37 4C-41 -16 -31 -36 -13 -46Z"),
		fill(coat, "M-14 26C-18 10 -6 -1 10 2C26 2 38 13 37 23C26 33 6 35 -14 26Z"),
		fill(coat, disc(38, 20, 4.6)),
		fill(blanket, "M-2 31C-7 18 -4 6 4 1.5C20 -1 37 10 37 23C26 33 10 34 -2 31Z"),
		fill(
			dot,
			...(
				[
					[6, 9],
					[15, 7],
					[24, 12],
					[9, 18],
					[19, 17],
					[29, 20],
					[5, 26],
					[14, 27],
					[24, 26],
				] as const
			).map(([x, y]) => disc(x, y, 1.3)),
		),
		fill(coat, leaf(-14, 10, 30, 9.5, -12), leaf(-8, 10, 29, 9.5, 28)),
		fill(inner, leaf(-14.5, 7, 22, 5, -12), leaf(-7.5, 7, 21, 5, 28)),
		fill(coat, oval(-13, 16.5, 13, 10.5, 8)),
		fill(inner, oval(-6, 21, 3, 1.9, 8), oval(-21.5, 19, 2.6, 1.9, 8)),
		stroke(dark, 1.1, arc(-18, 14.5, 3, 105, 255), arc(-8, 15.5, 3, 105, 255)),
		fill(dark, oval(-14, 19, 1.4, 1)),
		fill(coat, oval(-6, 27.5, 4.2, 2.8, -6)),
	];
}
