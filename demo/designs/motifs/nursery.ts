import { arc, type Drawing, disc, fill, leaf, open, oval, polygon, type Spot, stroke } from "../pen.ts";

/** Curled up and asleep, its brush before its nose. */
export function sleepingFox(coat: string, belly: string, dark: string): Drawing {
	return [
		fill(coat, oval(2, 14, 44, 30)),
		fill(coat, polygon([-44, 6], [-42, -22], [-26, -6]), polygon([-20, -6], [-6, -20], [-6, 6])),
		fill(coat, "M-46 6C-44 -10 -10 -14 -4 4C-2 16 -14 30 -26 36C-38 30 -48 18 -46 6Z"),
		fill(belly, "M-46 8C-36 10 -30 18 -26 36C-38 30 -47 18 -46 8Z", "M-4 6C-14 8 -22 18 -26 36C-14 30 -3 16 -4 6Z"),
		fill(coat, "M48 14C50 40 20 48 -4 46C-20 46 -28 40 -30 34C-16 38 4 34 16 26C28 18 40 8 48 14Z"),
		fill(belly, "M-4 46C-20 46 -28 40 -30 34C-22 36 -14 36 -6 34C-10 38 -8 42 -4 46Z"),
		fill(dark, oval(-26, 35, 4, 3.2)),
		stroke(dark, 1.8, arc(-36, 12, 4.4, 100, 260), arc(-15, 12, 4.4, 100, 260)),
		fill(dark, polygon([-41, -10], [-41.5, -19], [-36, -13]), polygon([-15, -10], [-9, -16], [-9, -6])),
	];
}

/** Walks to the left with what it brings. */
export function stork(body: string, wing: string, bill: string, cloth: string, dark: string): Drawing {
	return [
		stroke(bill, 2, open([8, 18], [6, 48], [0, 48]), open([16, 18], [20, 34], [16, 48], [10, 48])),
		fill(
			body,
			"M-18 -40C-8 -44 0 -36 -2 -24C-4 -12 6 -10 18 -8C34 -6 44 4 40 14C32 24 10 24 0 18C-12 10 -12 -8 -14 -22C-16 -28 -24 -34 -18 -40Z",
		),
		fill(wing, "M8 -6C24 -8 42 0 48 14C40 12 42 18 34 15C34 20 27 17 22 15C12 12 4 4 8 -6Z"),
		fill(bill, polygon([-18, -39], [-44, -28], [-17, -31])),
		fill(dark, disc(-12, -35, 1.7)),
		stroke(dark, 0.7, open([-40, -30], [-46, -16]), open([-40, -30], [-28, -14])),
		fill(cloth, "M-48 -14C-48 8 -26 10 -24 -10C-28 -16 -34 -18 -40 -26C-42 -20 -46 -18 -48 -14Z"),
		fill(body, disc(-36, -13, 5.4)),
		fill(dark, disc(-38, -13, 0.8), disc(-34, -13, 0.8)),
	];
}

/** Sits and looks ahead; its belly is free. */
export function teddy(coat: string, light: string, dark: string): Drawing {
	return [
		fill(
			coat,
			disc(-20, -40, 9),
			disc(20, -40, 9),
			oval(0, 18, 28, 29),
			leaf(-20, 2, 34, 22, -150),
			leaf(20, 2, 34, 22, 150),
			disc(-20, 40, 11),
			disc(20, 40, 11),
		),
		fill(coat, oval(0, -23, 25, 22)),
		fill(light, disc(-20, -40, 4.6), disc(20, -40, 4.6), oval(0, -15, 11, 9), disc(-20, 41, 6), disc(20, 41, 6)),
		fill(dark, disc(-10, -27, 2.4), disc(10, -27, 2.4), oval(0, -19, 4, 2.8)),
		stroke(dark, 1.4, arc(0, -17, 5, 120, 240)),
	];
}

/** The bear of the northern sky, walking to the left: its outline, and its stars along it. */
export const GREAT_BEAR: readonly Spot[] = [
	[-0.46, -0.06],
	[-0.4, -0.16],
	[-0.36, -0.24],
	[-0.29, -0.2],
	[-0.18, -0.18],
	[0, -0.24],
	[0.18, -0.22],
	[0.34, -0.14],
	[0.42, 0],
	[0.41, 0.16],
	[0.44, 0.32],
	[0.32, 0.33],
	[0.29, 0.16],
	[0.2, 0.1],
	[0.16, 0.32],
	[0.05, 0.32],
	[0.04, 0.14],
	[-0.08, 0.12],
	[-0.12, 0.33],
	[-0.23, 0.33],
	[-0.21, 0.12],
	[-0.28, 0.04],
	[-0.36, 0.06],
	[-0.45, 0.01],
];
