import { type Drawing, disc, fill, flow, oval, polygon, stroke } from "../pen.ts";

type Backs = {
	readonly dog: string;
	readonly ear: string;
	readonly cat: string;
	readonly stripe: string;
	readonly collar: string;
	readonly bell: string;
};

/** A dog and a cat that sit side by side, seen from behind; their tails make a heart. */
export function backs({ dog, ear, cat, stripe, collar, bell }: Backs): Drawing {
	return [
		stroke(
			dog,
			4.6,
			flow([
				[-18, 45],
				[-5, 46.5],
				[0, 42],
				[-8, 31],
				[-9.5, 23.5],
				[-4.5, 20.5],
				[-0.5, 25.5],
			]),
		),
		stroke(
			cat,
			4.2,
			flow([
				[20, 45.5],
				[6, 47],
				[0.5, 42],
				[8, 31.5],
				[9.5, 24],
				[4.5, 20.5],
				[0.8, 25],
			]),
		),
		fill(dog, "M-48 49C-50 26 -46 -2 -37 -12L-19 -12C-11 -2 -8 26 -11 49Z", disc(-41, 44, 6), disc(-17, 44, 6)),
		fill(ear, "M-40 12C-38 2 -33 -3 -28 -3C-22 -3 -18 4 -17 14C-20 30 -38 28 -40 12Z"),
		fill(dog, "M-44 -24C-44 -40 -37 -48 -28 -48C-19 -48 -12 -40 -12 -24C-12 -14 -19 -8 -28 -8C-37 -8 -44 -14 -44 -24Z"),
		fill(
			ear,
			"M-40 -43C-49 -41 -53 -26 -49 -15C-47 -10 -42 -12 -41 -18C-40 -26 -36 -36 -34 -44Z",
			"M-16 -43C-7 -41 -3 -26 -7 -15C-9 -10 -14 -12 -15 -18C-16 -26 -20 -36 -22 -44Z",
		),
		stroke(
			collar,
			3.6,
			flow([
				[-38.5, -8.5],
				[-28, -5],
				[-17.5, -8.5],
			]),
		),
		fill(cat, "M13 49C10 34 14 12 22 3L36 3C44 12 48 34 45 49Z", disc(18, 45, 4.6), disc(40, 45, 4.6)),
		fill(cat, polygon([16, -8], [16.5, -28], [29, -17]), polygon([42, -8], [41.5, -28], [29, -17])),
		fill(cat, oval(29, -6.5, 14.5, 12)),
		stroke(
			stripe,
			2.4,
			flow([
				[29, -17],
				[29, -9],
			]),
			flow([
				[24.5, -16],
				[25, -11],
			]),
			flow([
				[33.5, -16],
				[33, -11],
			]),
		),
		stroke(
			stripe,
			2.6,
			flow([
				[22, 16],
				[29, 19],
				[36, 16],
			]),
			flow([
				[20, 24],
				[29, 27.5],
				[38, 24],
			]),
			flow([
				[20, 32],
				[29, 35.5],
				[38, 32],
			]),
		),
		stroke(
			bell,
			2.8,
			flow([
				[20.5, 4],
				[29, 6.5],
				[37.5, 4],
			]),
		),
	];
}

/** Walks to the top. */
export function paw(color: string): Drawing {
	return [
		fill(
			color,
			"M0 -4C16 -4 30 12 26 28C23 40 10 36 0 36C-10 36 -23 40 -26 28C-30 12 -16 -4 0 -4Z",
			oval(-32, -2, 9, 13, -24),
			oval(-13, -26, 9.5, 14, -8),
			oval(13, -26, 9.5, 14, 8),
			oval(32, -2, 9, 13, 24),
		),
	];
}
