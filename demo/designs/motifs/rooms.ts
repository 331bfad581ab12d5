import {
	arc,
	around,
	box,
	type Drawing,
	disc,
	fill,
	flow,
	leaf,
	open,
	oval,
	type Path,
	polygon,
	type Spot,
	stroke,
} from "../pen.ts";

/** A canal house, narrow and high; its foot at the bottom, its gable one of three. */
export function canalHouse(gable: number, wall: string, trim: string, glass: string, door: string): Drawing {
	const tops: readonly Path[] = [
		"M-20 -18L-20 -24L-14 -24L-14 -32L-8 -32L-8 -40L8 -40L8 -32L14 -32L14 -24L20 -24L20 -18Z",
		"M-20 -18C-18 -22 -12 -22 -12 -30C-12 -40 -8 -44 0 -46C8 -44 12 -40 12 -30C12 -22 18 -22 20 -18Z",
		"M-20 -18L-20 -22L-9 -22L-9 -38L0 -46L9 -38L9 -22L20 -22L20 -18Z",
	];
	const panes = [-10, 10].flatMap((x) => [-12, 4].map((y) => box(x - 5.5, y, 11, 12, 1)));
	return [
		fill(wall, box(-20, -19, 40, 69), tops[gable % 3]!),
		stroke(trim, 1.6, open([-20, -18], [20, -18])),
		fill(glass, ...panes, box(-4, -33, 8, 11, gable % 3 === 1 ? 4 : 1), box(-15.5, 24, 11, 14, 1)),
		stroke(
			trim,
			1.1,
			...panes,
			box(-4, -33, 8, 11, gable % 3 === 1 ? 4 : 1),
			box(-15.5, 24, 11, 14, 1),
			...[-10, 10].flatMap((x) =>
				[-12, 4].flatMap((y) => [open([x, y], [x, y + 12]), open([x - 5.5, y + 6], [x + 5.5, y + 6])]),
			),
		),
		fill(door, "M3 50L3 28C3 22 17 22 17 28L17 50Z"),
		fill(trim, disc(14, 38, 1.2), box(1, 48, 18, 2)),
	];
}

/** A plant in its pot: a cactus, a snake plant, a monstera, a trailing one, a succulent, a palm. */
export function potted(kind: number, pot: string, band: string, green: string, dark: string): Drawing {
	const plants: readonly Drawing[] = [
		[
			stroke(green, 17, open([0, 14], [0, -34])),
			stroke(
				green,
				9,
				flow([
					[0, 0],
					[20, -2],
					[22, -20],
				]),
				flow([
					[0, -8],
					[-20, -10],
					[-21, -26],
				]),
			),
			stroke(dark, 1.3, open([-3, 10], [-3, -36]), open([4, 10], [4, -34])),
			fill(band, ...around(0, -44, 3.6, 5).map(([x, y]) => disc(x, y, 3))),
		],
		[
			fill(
				green,
				leaf(-6, 18, 60, 13, -14),
				leaf(8, 18, 66, 14, 10),
				leaf(0, 18, 48, 12, 26),
				leaf(-2, 18, 44, 12, -34),
			),
			fill(dark, leaf(0, 18, 66, 13, -2), leaf(-10, 18, 38, 9, -22)),
		],
		[
			stroke(
				dark,
				2,
				flow([
					[0, 18],
					[-10, -4],
					[-20, -18],
				]),
				flow([
					[0, 18],
					[8, -8],
					[18, -26],
				]),
				flow([
					[2, 18],
					[16, 6],
					[30, 2],
				]),
				flow([
					[-2, 18],
					[-18, 8],
					[-32, 6],
				]),
			),
			fill(green, monsteraLeaf(-22, -26, 34, -30), monsteraLeaf(20, -32, 36, 20)),
			fill(dark, monsteraLeaf(36, -2, 26, 80), monsteraLeaf(-38, 2, 25, -84)),
		],
		[
			fill(dark, ...trail(-26, 14), ...trail(24, 14)),
			fill(
				green,
				...trail(-13, 16),
				...trail(12, 12),
				...around(0, 12, 14, 7).map(([x, y], index) => leaf(x, y, 16, 10, index * 51)),
				disc(0, 8, 12),
			),
		],
		[
			fill(dark, ...around(0, 8, 4, 8).map(([x, y], index) => leaf(x, y, 30, 15, index * 45))),
			fill(green, ...around(0, 8, 3, 7, 20).map(([x, y], index) => leaf(x, y, 21, 12, index * 51.4 + 20))),
			fill(band, ...around(0, 8, 1, 5).map(([x, y], index) => leaf(x, y, 11, 7, index * 72))),
		],
		[
			stroke(dark, 2.2, ...[-60, -34, -8, 18, 44, 66].map((turn) => palmRib(turn))),
			fill(green, ...[-60, -34, -8, 18, 44, 66].flatMap((turn) => feathers(turn))),
		],
	];
	const plant = plants[kind % plants.length]!;
	const hanging = kind % plants.length === 3;
	const body = [fill(pot, polygon([-21, 14], [21, 14], [15, 50], [-15, 50])), fill(band, box(-24, 10, 48, 9, 2))];
	return hanging ? [...body, ...plant] : [...plant, ...body];
}

function monsteraLeaf(x: number, y: number, size: number, turn: number): Path {
	const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
	const at = ([u, v]: Spot): Spot => [x + (u * cos - v * sin) * size, y + (u * sin + v * cos) * size];
	const half: readonly Spot[] = [
		[0.1, -0.42],
		[0.34, -0.4],
		[0.3, -0.26],
		[0.48, -0.2],
		[0.34, -0.08],
		[0.52, 0.02],
		[0.34, 0.1],
		[0.44, 0.24],
		[0.22, 0.28],
		[0, 0.56],
	];
	const other = half
		.slice(0, -1)
		.toReversed()
		.map(([u, v]): Spot => [-u, v]);
	return `${polygon(...[[0, -0.3] as Spot, ...half, ...other].map(([u, v]) => at([u, -v])))}`;
}

function trail(x: number, y: number): readonly Path[] {
	const way = Math.sign(x);
	return Array.from({ length: 5 }, (_, index) =>
		leaf(x + way * (index * 1.5), y + index * 6, 12, 8, way * (index % 2 ? 150 : 60)),
	);
}

function palmRib(turn: number): Path {
	const tip = on(turn, 52);
	return flow([[0, 16], [tip[0] * 0.45, 16 + (tip[1] - 16) * 0.6], tip]);
}

function feathers(turn: number): readonly Path[] {
	return [20, 30, 40, 50].flatMap((along) => {
		const [x, y] = on(turn, along);
		return [leaf(x, y, 15, 4.4, turn + 46), leaf(x, y, 15, 4.4, turn - 46)];
	});
}

function on(turn: number, along: number): Spot {
	const angle = (turn * Math.PI) / 180;
	return [Math.sin(angle) * along, 16 - Math.cos(angle) * along * 1.15];
}

/** Half a fruit from its cut side. */
export function citrus(peel: string, pith: string, flesh: string, light: string): Drawing {
	const count = 9;
	const parts = Array.from({ length: count }, (_, index): Path => {
		const turn = (index * 360) / count;
		const [near, left] = [around(0, 0, 5, 1, turn)[0]!, around(0, 0, 37, 1, turn - 15)[0]!];
		return `${open(near, left)}${arc(0, 0, 37, turn - 15, turn + 15).replace(/^M[^C]*/, "")}Z`;
	});
	return [
		fill(peel, disc(0, 0, 49)),
		fill(pith, oval(0, 0, 43)),
		fill(flesh, ...parts),
		stroke(
			light,
			1.6,
			...Array.from({ length: count }, (_, index) =>
				open(around(0, 0, 16, 1, (index * 360) / count)[0]!, around(0, 0, 29, 1, (index * 360) / count + 3)[0]!),
			),
		),
	];
}
