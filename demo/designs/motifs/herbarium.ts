import { placed } from "../art.ts";
import { COCOA, CORAL, FOREST, HONEY, OLIVE, PAPER, PINK } from "../palette.ts";
import { around, type Drawing, disc, fill, flow, leaf, oval, type Path, type Spot, star, stroke } from "../pen.ts";
import { firBranch, tulip } from "./plants.ts";
import { poppy, poppyBud, seedHead } from "./poppies.ts";

const GREEN = "#5e7f62";

function stems(color: string, width: number, ...lines: readonly (readonly Spot[])[]): Drawing {
	return [stroke(color, width, ...lines.map((spots) => flow(spots)))];
}

export function firSpray(): Drawing {
	const cone = (x: number, y: number, turn: number): Drawing =>
		placed(
			[
				fill("#7a5236", "M0 -46C22 -40 30 -8 22 22C16 42 -16 42 -22 22C-30 -8 -22 -40 0 -46Z"),
				stroke("#a97c55", 4, "M-20 -18C-8 -8 8 -8 20 -18", "M-25 4C-8 16 8 16 25 4", "M-20 24C-8 34 8 34 20 24"),
			],
			{ x, y, size: 24, turn },
		);
	return [
		...placed(firBranch("#6f9180"), { x: -19, y: -2, size: 82, turn: -32 }),
		...placed(firBranch("#6f9180"), { x: 19, y: -2, size: 82, turn: 32 }),
		...placed(firBranch(FOREST), { x: 0, y: -4, size: 92 }),
		...cone(-11, 28, -18),
		...cone(12, 31, 16),
	];
}

export function snowdrops(): Drawing {
	const drop = (x: number, y: number, size: number, turn: number): Drawing =>
		placed(
			[
				fill("#dfe6dc", leaf(0, -34, 78, 30, 180)),
				fill(PAPER, leaf(-2, -36, 82, 27, 202), leaf(2, -36, 82, 27, 158)),
				fill(GREEN, oval(0, -38, 9, 12)),
			],
			{ x, y, size, turn },
		);
	return [
		fill(GREEN, leaf(-6, 50, 74, 12, -16), leaf(8, 50, 66, 12, 20), leaf(1, 50, 50, 11, 4)),
		...stems(
			"#6f9168",
			1.6,
			[
				[-3, 50],
				[-8, 6],
				[-16, -30],
				[-27, -36],
				[-31, -25],
			],
			[
				[4, 50],
				[6, 0],
				[10, -38],
				[22, -44],
				[27, -32],
			],
		),
		...drop(-31, -11, 30, 6),
		...drop(27, -17, 32, -6),
	];
}

export function cherryTwig(): Drawing {
	const bloom = (x: number, y: number, size: number, turn: number): Drawing =>
		placed(
			[
				fill(PINK, ...around(0, 0, 24, 5).map(([u, v], index) => oval(u, v, 23, 25, index * 72))),
				fill("#d98a86", ...around(0, 0, 12, 5).map(([u, v], index) => leaf(u, v, 18, 4, index * 72))),
				fill(HONEY, ...around(0, 0, 13, 7, 20).map((at) => disc(...at, 3)), disc(0, 0, 6)),
			],
			{ x, y, size, turn },
		);
	return [
		...stems(COCOA, 2.6, [
			[-40, 46],
			[-18, 22],
			[4, 4],
			[26, -22],
			[38, -48],
		]),
		...stems(
			COCOA,
			1.6,
			[
				[-18, 22],
				[-30, -2],
				[-30, -24],
			],
			[
				[4, 4],
				[24, 6],
				[40, 2],
			],
			[
				[26, -22],
				[12, -32],
				[4, -46],
			],
		),
		fill("#8aa57a", leaf(38, -44, 20, 9, 40), leaf(-38, 44, 20, 9, -60), leaf(2, -44, 16, 7, -50)),
		fill("#e39a92", oval(-31, -29, 4.4, 6), oval(43, 1, 4, 5.4, 80), oval(33, -33, 3.6, 5)),
		...bloom(-22, -6, 26, 10),
		...bloom(-6, 16, 30, 40),
		...bloom(20, -12, 32, 0),
		...bloom(27, 8, 21, 24),
		...bloom(8, -35, 24, 60),
	];
}

export function threeTulips(): Drawing {
	return [
		...placed(tulip("#e7a24c", HONEY, OLIVE), { x: -22, y: 8, size: 82, turn: -15 }),
		...placed(tulip(PINK, "#d98a86", OLIVE), { x: 22, y: 8, size: 82, turn: 15 }),
		...placed(tulip(CORAL, "#b4431f", "#6c7a45"), { x: 0, y: 0, size: 98 }),
	];
}

export function lilyOfTheValley(): Drawing {
	const stalk: readonly Spot[] = [
		[2, 50],
		[-2, 18],
		[2, -14],
		[16, -38],
		[34, -44],
	];
	const hung: readonly Spot[] = [
		[1, -4],
		[-5, -18],
		[10, -20],
		[9, -33],
		[22, -31],
		[24, -42],
		[35, -38],
	];
	const bells = hung.map(([x, y], index): Path => {
		const [u, size] = [x + (index % 2 ? -4 : 5), 6.6 - index * 0.5];
		const v = y + 9;
		return `M${u} ${v - size}C${u - size} ${v - size} ${u - size * 0.9} ${v} ${u - size * 1.2} ${v + size}C${u - size * 0.4} ${v + size * 0.7} ${u - size * 0.4} ${v + size * 1.2} ${u} ${v + size * 0.9}C${u + size * 0.4} ${v + size * 1.2} ${u + size * 0.4} ${v + size * 0.7} ${u + size * 1.2} ${v + size}C${u + size * 0.9} ${v} ${u + size} ${v - size} ${u} ${v - size}Z`;
	});
	return [
		fill("#4f7a5c", leaf(-2, 50, 92, 30, -24)),
		fill(GREEN, leaf(6, 50, 78, 30, 34)),
		stroke("#7d9f78", 0.9, "M-4 46C-14 20 -26 -8 -36 -26", "M8 46C20 28 34 8 44 -8"),
		...stems("#86a877", 1.6, stalk),
		stroke("#86a877", 0.9, ...hung.map(([x, y], index) => `M${x} ${y}L${x + (index % 2 ? -4 : 5)} ${y + 4}`)),
		fill(PAPER, ...bells),
	];
}

export function meadowPoppies(): Drawing {
	return [
		...stems(
			"#6d8f5c",
			1.6,
			[
				[-2, 50],
				[-8, 16],
				[-16, -16],
			],
			[
				[2, 50],
				[10, 20],
				[22, 4],
			],
			[
				[0, 50],
				[6, 10],
				[6, -36],
			],
		),
		fill("#6d8f5c", leaf(-1, 50, 44, 9, -48), leaf(2, 50, 40, 9, 58), leaf(-6, 26, 20, 5, -70), leaf(8, 26, 18, 5, 66)),
		...placed(poppyBud("#6d8f5c", CORAL), { x: -28, y: 14, size: 26, turn: -20 }),
		...placed(seedHead("#93a86f", "#5d7a4d"), { x: 6, y: -40, size: 18 }),
		...placed(poppy("#c4421f", CORAL, "#8f2b16"), { x: -18, y: -20, size: 46, turn: -10 }),
		...placed(poppy("#d9573a", "#e5836b", "#a8371d"), { x: 25, y: -4, size: 38, turn: 14 }),
	];
}

export function olives(): Drawing {
	const spine: readonly Spot[] = [
		[-34, 46],
		[-16, 22],
		[2, 0],
		[18, -24],
		[28, -48],
	];
	const leaves = [0.06, 0.2, 0.34, 0.48, 0.62, 0.76, 0.9].flatMap((part, index) => {
		const [x, y] = [-34 + 62 * part, 46 - 94 * part];
		return [
			leaf(x, y, 30 - index * 1.6, 7.4, 74 - index * 5),
			leaf(x + 2, y - 4, 30 - index * 1.6, 7.4, -8 - index * 4),
		];
	});
	return [
		...stems("#7a6a4a", 1.7, spine),
		fill("#8c9a6b", ...leaves.filter((_, index) => index % 2)),
		fill("#6d7d52", ...leaves.filter((_, index) => index % 2 === 0)),
		fill("#4d4560", oval(2, 17, 5, 7, 12), oval(-13, 20, 5, 7, -10), oval(21, -8, 4.6, 6.4, 14)),
		fill("#9aa14f", oval(9, -12, 4.6, 6.4, -8)),
	];
}

export function roseHips(): Drawing {
	const hip = (x: number, y: number, size: number): Path => oval(x, y, size * 0.8, size);
	return [
		...stems(
			"#7a4a35",
			1.8,
			[
				[-14, 50],
				[-10, 20],
				[2, -10],
				[4, -46],
			],
			[
				[-9, 18],
				[-26, 0],
				[-34, -20],
			],
			[
				[1, -8],
				[20, -20],
				[30, -36],
			],
			[
				[-11, 28],
				[10, 18],
				[28, 14],
			],
		),
		fill(
			"#7d8450",
			...(
				[
					[-26, 0, -110],
					[-30, -10, 10],
					[16, -17, 120],
					[10, 18, 160],
					[20, 16, 50],
					[-12, 34, -80],
					[3, -22, -60],
					[3, -30, 50],
				] as const
			).map(([x, y, turn]) => leaf(x, y, 20, 9, turn)),
		),
		fill("#c4421f", hip(-35, -28, 9), hip(31, -43, 8.4), hip(5, -46, 9), hip(34, 13, 8.4), hip(-20, -2, 6.4)),
		fill(
			"#7a2a17",
			...(
				[
					[-35, -37],
					[31, -51],
					[5, -55],
					[34, 5],
				] as const
			).map(([x, y]) => star(x, y, 3.6, 1.4)),
		),
		stroke(
			"#f0a58c",
			1.2,
			"M-38 -31C-39 -28 -39 -26 -38 -24",
			"M2 -49C1 -46 1 -44 2 -42",
			"M28 -46C27 -43 27 -41 28 -39",
		),
	];
}

export function lanterns(): Drawing {
	const lantern = (x: number, y: number, size: number, turn: number): Drawing =>
		placed(
			[
				fill("#e08a3f", "M0 -44C34 -40 46 -8 34 16C26 34 10 38 0 50C-10 38 -26 34 -34 16C-46 -8 -34 -40 0 -44Z"),
				stroke("#b4571f", 2.6, "M0 -42C-20 -20 -22 20 -2 46", "M0 -42C20 -20 22 20 2 46", "M0 -42L0 46"),
			],
			{ x, y, size, turn },
		);
	return [
		...stems(
			"#8a7a4c",
			1.8,
			[
				[-24, 50],
				[-16, 20],
				[-4, -12],
				[16, -36],
				[36, -46],
			],
			[
				[-15, 18],
				[-26, 8],
				[-29, 14],
			],
			[
				[-4, -12],
				[10, -10],
				[13, -4],
			],
			[
				[16, -36],
				[30, -30],
				[33, -24],
			],
			[
				[-8, -2],
				[-26, -22],
				[-28, -16],
			],
		),
		fill("#a9a45c", leaf(-18, 28, 24, 12, 96), leaf(2, -20, 24, 12, -50), leaf(34, -46, 18, 8, 60)),
		...lantern(-30, 26, 30, 8),
		...lantern(13, 12, 34, -4),
		...lantern(33, -12, 27, -8),
		...lantern(-28, -6, 22, 6),
	];
}

export function holly(): Drawing {
	const blade: Path =
		"M0 50C-6 40 -16 42 -22 36C-18 30 -20 24 -27 18C-20 14 -20 6 -26 -2C-18 -4 -16 -12 -18 -22C-11 -22 -6 -30 0 -48C6 -30 11 -22 18 -22C16 -12 18 -4 26 -2C20 6 20 14 27 18C20 24 18 30 22 36C16 42 6 40 0 50Z";
	const leaves = [
		[-24, -14, -58, "#3f6d58"],
		[24, -14, 58, "#3f6d58"],
		[-17, 20, -112, FOREST],
		[17, 20, 112, FOREST],
		[0, -24, 0, FOREST],
	] as const;
	return [
		...leaves.flatMap(([x, y, turn, color]) =>
			placed([fill(color, blade), stroke("#86a894", 1.6, "M0 44L0 -38")], { x, y, size: 46, turn }),
		),
		fill("#b4431f", disc(-6, 3, 6.4), disc(7, 4, 6.4), disc(0, 14, 6.4)),
		fill("#e9a08c", disc(-8, 1, 1.6), disc(5, 2, 1.6), disc(-2, 12, 1.6)),
	];
}

export function sunflowerStem(head: Drawing): Drawing {
	return [
		...stems(OLIVE, 3, [
			[2, 50],
			[-1, 20],
			[0, -12],
		]),
		fill(OLIVE, leaf(0, 40, 42, 19, -62), leaf(1, 30, 40, 18, 58)),
		...placed(head, { x: 0, y: -16, size: 66 }),
	];
}
