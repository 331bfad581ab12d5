import { arc, box, type Drawing, disc, fill, flow, open, oval, polygon, type Spot, stroke } from "../pen.ts";

export type Tones = { readonly wood: string; readonly steel: string; readonly grip: string; readonly dark: string };

/** Tools as they hang: a hammer, a saw, a spanner, a screwdriver, pliers, a brush, a chisel, a tape measure. */
export function tool(kind: number, tones: Tones): Drawing {
	return TOOLS[kind % TOOLS.length]!(tones);
}

const TOOLS: readonly ((tones: Tones) => Drawing)[] = [
	({ wood, steel }) => [
		fill(wood, box(-5, -36, 10, 84, 4)),
		fill(steel, "M-24 -46L12 -46C26 -46 34 -40 38 -30C30 -33 22 -33 12 -29L-24 -29Z", box(-32, -49, 10, 23, 2)),
	],
	({ wood, steel, dark }) => [
		fill(steel, open([-13, -18], [15, -18], ...teeth([15, -18], [8, 48]), [-4, 48])),
		stroke(wood, 9, "M-14 -43L12 -43L17 -22L-16 -22Z"),
		fill(dark, disc(-11, -21, 1.6), disc(12, -21, 1.6)),
	],
	({ steel }) => [fill(steel, box(-5.5, -22, 11, 48)), stroke(steel, 9, arc(0, -32, 12.5, 42, 318), oval(0, 35, 9))],
	({ grip, steel }) => [
		fill(steel, box(-3.5, -8, 7, 46), polygon([-3.5, 36], [3.5, 36], [6.5, 48], [-6.5, 48])),
		fill(grip, box(-10, -48, 20, 42, 8)),
		stroke(steel, 1.6, open([-4, -40], [-4, -14]), open([4, -40], [4, -14])),
	],
	({ grip, steel, dark }) => [
		fill(
			steel,
			"M-12 -2L-8 -42C-7 -48 -1 -48 -1 -42L-1 -2Z",
			"M12 -2L8 -42C7 -48 1 -48 1 -42L1 -2Z",
			oval(0, -4, 12, 9),
		),
		stroke(
			grip,
			9,
			...[-1, 1].map((way) =>
				flow([
					[5 * way, 4],
					[15 * way, 20],
					[13 * way, 44],
				]),
			),
		),
		fill(dark, disc(0, -4, 3)),
	],
	({ wood, steel, grip }) => [
		fill(wood, "M-5 -48L5 -48C8 -34 4 -22 8 -8L-8 -8C-4 -22 -8 -34 -5 -48Z"),
		fill(steel, box(-17, -8, 34, 14, 2)),
		fill(grip, "M-17 6L17 6L15 42C6 50 -6 46 -15 44Z"),
	],
	({ wood, steel, dark }) => [
		fill(steel, polygon([-6, -10], [6, -10], [9, 40], [9, 48], [-9, 41])),
		fill(wood, box(-9, -48, 18, 38, 7)),
		fill(dark, box(-9, -14, 18, 5, 1)),
	],
	({ grip, steel, dark }) => [
		fill(steel, box(8, 17, 38, 10)),
		fill(dark, box(43, 14, 5, 19, 1)),
		stroke(dark, 1, ...[20, 27, 34].map((x) => open([x, 19], [x, 23]))),
		fill(grip, box(-44, -32, 64, 64, 18)),
		fill(steel, oval(-12, 0, 19)),
		fill(dark, oval(-12, 0, 5)),
	],
];

function teeth([x, y]: Spot, [right, bottom]: Spot): readonly Spot[] {
	const count = 14;
	return Array.from({ length: count }, (_, index): Spot => {
		const part = (index + 1) / count;
		return [x + (right - x) * part + (index % 2 ? 0 : 4), y + (bottom - y) * part];
	});
}

export function flame(outer: string, inner: string): Drawing {
	return [
		fill(
			outer,
			"M2 -50C12 -28 36 -14 36 14C36 36 20 49 0 49C-20 49 -36 36 -36 14C-36 0 -26 -10 -22 -24C-13 -18 -9 -10 -7 -3C3 -14 5 -32 2 -50Z",
		),
		fill(inner, "M3 -6C11 8 20 12 20 27C20 40 11 48 0 48C-11 48 -20 40 -20 28C-20 18 -12 14 -9 6C-3 10 2 4 3 -6Z"),
	];
}

export function spatula(steel: string, handle: string, slot: string): Drawing {
	return [
		fill(
			steel,
			"M-17 -46C-17 -49 17 -49 17 -46L14 -16C14 -13 4 -12 4 -8L-4 -8C-4 -12 -14 -13 -14 -16Z",
			box(-2.6, -10, 5.2, 26),
		),
		stroke(slot, 3, ...[-7, 0, 7].map((x) => open([x, -40], [x * 0.9, -22]))),
		fill(handle, box(-5, 12, 10, 37, 5)),
	];
}

export function grillFork(steel: string, handle: string): Drawing {
	return [
		stroke(steel, 4.4, "M-9 -46L-9 -28C-9 -16 9 -16 9 -28L9 -46", open([0, -20], [0, 16])),
		fill(handle, box(-5, 12, 10, 37, 5)),
	];
}

/** Wide; its label is free for words between -24 and -10. */
export function cassette(
	shell: string,
	label: string,
	stripes: readonly [string, string, string],
	dark: string,
): Drawing {
	const teethOf = (x: number) => [0, 60, 120, 180, 240, 300].map((turn) => arc(x, 2, 4.6, turn, turn + 24));
	return [
		fill(shell, box(-50, -32, 100, 64, 4)),
		fill(label, box(-44, -27, 88, 42, 3)),
		...stripes.map((color, index) => fill(color, box(-44, -8 + index * 6.4, 88, 6.4))),
		fill(label, box(-27, -8, 54, 20, 10)),
		fill(dark, box(-25, -6, 50, 16, 8)),
		fill(label, oval(-15, 2, 6), oval(15, 2, 6)),
		stroke(dark, 1.6, ...teethOf(-15), ...teethOf(15)),
		fill(shell, box(-6, -3, 12, 10)),
		stroke(dark, 1, "M-31 32L-27 19L27 19L31 32"),
		fill(
			dark,
			disc(-46, -28, 1.3),
			disc(46, -28, 1.3),
			disc(-46, 28, 1.3),
			disc(46, 28, 1.3),
			disc(-18, 26, 1.8),
			disc(18, 26, 1.8),
		),
	];
}

/** From the front; its number plate, 52 wide and 13 high about (0, 30), is free for words. */
export function oldCar(
	body: string,
	shade: string,
	glass: string,
	chrome: string,
	dark: string,
	lamp: string,
): Drawing {
	const lights = [-33, 33];
	return [
		fill(dark, box(-44, 28, 16, 20, 4), box(28, 28, 16, 20, 4)),
		fill(body, "M-27 -16C-26 -34 -22 -42 -18 -44C-8 -48 8 -48 18 -44C22 -42 26 -34 27 -16Z"),
		fill(glass, "M-22 -16C-21 -30 -18 -37 -15 -39C-6 -42 6 -42 15 -39C18 -37 21 -30 22 -16Z"),
		fill(body, "M-46 30C-49 8 -46 -8 -34 -12C-20 -18 20 -18 34 -12C46 -8 49 8 46 30Z"),
		fill(shade, "M-18 22C-20 2 -14 -12 -9 -16L9 -16C14 -12 20 2 18 22Z"),
		stroke(chrome, 1.6, open([0, -16], [0, 8])),
		stroke(chrome, 1.5, ...[8, 12, 16].map((y) => open([-14 - (y - 8) * 0.2, y], [14 + (y - 8) * 0.2, y]))),
		fill(chrome, ...lights.map((x) => oval(x, 2, 11.5))),
		fill(lamp, ...lights.map((x) => oval(x, 2, 9))),
		stroke(chrome, 0.9, ...lights.flatMap((x) => [-4, 0, 4].map((shift) => open([x + shift, -5], [x + shift, 9])))),
		fill("#e59a4e", ...lights.map((x) => oval(x, 18, 4, 3))),
		fill(chrome, box(-50, 24, 100, 5, 2.5)),
	];
}
