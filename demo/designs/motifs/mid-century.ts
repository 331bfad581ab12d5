import {
	around,
	box,
	type Drawing,
	disc,
	fill,
	open,
	oval,
	type Path,
	polygon,
	type Spot,
	star,
	stroke,
} from "../pen.ts";

export type TreeTones = {
	readonly main: string;
	readonly other: string;
	readonly mark: string;
	readonly trunk: string;
};

/** Five trees of a carpenter or a poster painter; each stands on the lower edge of its square. */
export function modernTree(kind: number, tones: TreeTones): Drawing {
	return [cone, tiers, blade, spokes, domes][kind % 5]!(tones);
}

function cone({ main, other, mark, trunk }: TreeTones): Drawing {
	return [
		fill(trunk, box(-2.2, 34, 4.4, 16)),
		fill(main, polygon([0, -48], [0, 38], [-24, 38])),
		fill(other, polygon([0, -48], [24, 38], [0, 38])),
		stroke(
			mark,
			1.4,
			...[26, 10, -6].map((y) => open([-17 - (y - 26) * 0.2, y + 4], [0, y - 8], [17 + (y - 26) * 0.2, y + 4])),
		),
		fill(mark, disc(0, -48, 3)),
	];
}

function tiers({ main, other, mark, trunk }: TreeTones): Drawing {
	const steps = [
		[-44, -14, 14],
		[-26, 12, 21],
		[-4, 38, 28],
	] as const;
	return [
		fill(trunk, box(-2.2, 34, 4.4, 16)),
		...steps
			.toReversed()
			.flatMap(([top, foot, half]) => [
				fill(main, polygon([0, top], [half, foot], [-half, foot])),
				fill(other, polygon([0, top], [half, foot], [half * 0.15, foot])),
			]),
		fill(mark, disc(-14, 31, 2.6), disc(-4, 24, 2), disc(-10, 7, 2.4), disc(-6, -18, 2), star(0, -45, 6, 2.4)),
	];
}

function blade({ main, other, mark, trunk }: TreeTones): Drawing {
	const half = "M0 -48C-22 -14 -24 14 0 40Z";
	const veins = [24, 12, 0, -12, -24].map((y): Path => {
		const reach = 13.5 * Math.cos((y + 0) / 32);
		return `M${-reach} ${y - reach * 0.7}L0 ${y}L${reach} ${y - reach * 0.7}`;
	});
	return [
		fill(trunk, box(-1.6, 34, 3.2, 16)),
		fill(main, half),
		fill(other, "M0 -48C22 -14 24 14 0 40Z"),
		stroke(mark, 1.4, ...veins, open([0, -34], [0, 42])),
	];
}

function spokes({ main, other, mark, trunk }: TreeTones): Drawing {
	const rungs = [30, 20, 10, 0, -10, -20, -30].map((y, index) => ({ y, half: 25 - index * 3.2 }));
	return [
		stroke(trunk, 2.2, open([0, 50], [0, -42])),
		stroke(main, 3, ...rungs.map(({ y, half }) => open([-half, y], [half, y]))),
		fill(
			mark,
			...rungs
				.filter((_, index) => index % 2 === 0)
				.flatMap(({ y, half }) => [disc(-half, y, 3.4), disc(half, y, 3.4)]),
		),
		fill(
			other,
			...rungs.filter((_, index) => index % 2).flatMap(({ y, half }) => [disc(-half, y, 3.4), disc(half, y, 3.4)]),
			star(0, -44, 6.4, 2.4, 4),
		),
	];
}

function domes({ main, other, mark, trunk }: TreeTones): Drawing {
	const tiers = [
		[38, 26],
		[16, 20.5],
		[-2, 15],
		[-16, 10],
		[-27, 6],
	] as const;
	return [
		fill(trunk, box(-2.2, 34, 4.4, 16)),
		...tiers.map(([y, radius], index) =>
			fill(
				index % 2 ? other : main,
				`M${-radius} ${y}C${-radius} ${y - radius * 1.15} ${radius} ${y - radius * 1.15} ${radius} ${y}Z`,
			),
		),
		fill(mark, ...[-14, 0, 14].map((x) => disc(x, 31, 2.2)), ...[-7, 7].map((x) => disc(x, 10, 2)), disc(0, -36, 3.4)),
	];
}

/** Long and short needles about a small heart. */
export function starburst(color: string, heart: string): Drawing {
	const needles = Array.from({ length: 16 }, (_, index): Path => {
		const reach = [48, 22, 34, 22][index % 4]!;
		const at = (radius: number, aside: number): Spot => around(0, 0, radius, 1, index * 22.5 + aside)[0]!;
		return polygon(at(reach, 0), at(7, 12), at(7, -12));
	});
	return [fill(color, ...needles), fill(heart, disc(0, 0, 5))];
}

/** Hangs by a thread from the upper edge of its square. */
export function modernBauble(kind: number, { main, other, mark, trunk }: TreeTones): Drawing {
	const thread = stroke(trunk, 1.2, open([0, -50], [0, -4]));
	const forms: readonly Drawing[] = [
		[
			fill(main, oval(0, 20, 24)),
			fill(other, "M-24 20C-24 34 -14 44 0 44C14 44 24 34 24 20Z"),
			stroke(mark, 2, open([-23, 20], [23, 20])),
		],
		[
			fill(main, polygon([0, -6], [19, 20], [0, 49], [-19, 20])),
			fill(other, polygon([0, -6], [19, 20], [0, 49])),
			fill(mark, disc(0, 20, 5)),
		],
		[
			fill(main, oval(0, 12, 17)),
			fill(other, polygon([-9, 25], [9, 25], [0, 50])),
			stroke(mark, 2.4, open([-16, 8], [16, 8]), open([-16, 16], [16, 16])),
		],
	];
	return [thread, ...forms[kind % 3]!, fill(trunk, box(-4, -9, 8, 6, 1))];
}
