import { arc, box, type Drawing, disc, fill, flow, open, oval, polygon, star, stroke } from "../pen.ts";

export type Dough = { readonly light: string; readonly dark: string };

/** Farfalle, penne, fusilli, rigatoni, conchiglie, ravioli, stelline, tagliatelle, orecchiette. */
export function pasta(kind: number, dough: Dough): Drawing {
	return KINDS[kind % KINDS.length]!(dough);
}

const zigzag = (x: number, way: number) =>
	Array.from({ length: 9 }, (_, index) => [x + (index % 2 ? 3 * way : 0), -28 + index * 7] as const);

const KINDS: readonly ((dough: Dough) => Drawing)[] = [
	({ light, dark }) => [
		fill(light, polygon(...zigzag(-44, -1), [-5, 9], [5, 9], ...zigzag(44, 1).toReversed(), [5, -9], [-5, -9])),
		stroke(
			dark,
			2,
			flow([
				[-22, -16],
				[-6, -4],
				[6, -4],
				[22, -16],
			]),
			flow([
				[-24, 14],
				[-6, 4],
				[6, 4],
				[24, 14],
			]),
			open([-5, 0], [5, 0]),
		),
	],
	({ light, dark }) => [
		fill(light, polygon([-44, 14], [-30, -14], [44, -14], [30, 14])),
		stroke(dark, 1.7, ...[-7, 0, 7].map((y) => open([-36 - y * 0.5, y], [36 - y * 0.5, y]))),
		fill(dark, oval(36, 0, 5, 14, 26)),
	],
	({ light, dark }) => [
		fill(light, ...[-30, -15, 0, 15, 30].map((x) => oval(x, 0, 8, 21, 32))),
		stroke(
			dark,
			2.2,
			...[-22, -7, 8, 23].map((x) =>
				flow([
					[x - 7, 15],
					[x, 2],
					[x + 6, -15],
				]),
			),
		),
	],
	({ light, dark }) => [
		fill(light, box(-40, -19, 74, 38, 3)),
		stroke(
			dark,
			1.7,
			...[-12, -5, 2, 9].map((y) =>
				flow([
					[-38, y],
					[-4, y + 2],
					[28, y],
				]),
			),
		),
		fill(light, oval(34, 0, 9, 19)),
		fill(dark, oval(34, 0, 5.5, 14)),
	],
	({ light, dark }) => [
		fill(light, "M-42 10C-38 -20 -16 -32 4 -30C28 -28 42 -10 42 10C34 30 -30 32 -42 10Z"),
		stroke(
			dark,
			1.8,
			...[-26, -14, -1, 13, 27].map((x) =>
				flow([
					[x * 0.5, -26 + Math.abs(x) * 0.15],
					[x * 0.9, -6],
					[x, 12],
				]),
			),
		),
		fill(dark, "M-34 12C-18 2 18 2 34 12C20 24 -20 24 -34 12Z"),
	],
	({ light, dark }) => [
		fill(
			light,
			...Array.from({ length: 7 }, (_, index) => [-33 + index * 11, -33 + index * 11] as const).flatMap(([along]) => [
				disc(along, -33, 6),
				disc(along, 33, 6),
				disc(-33, along, 6),
				disc(33, along, 6),
			]),
			box(-33, -33, 66, 66),
		),
		stroke(dark, 2, oval(0, 0, 20)),
		stroke(dark, 1.4, arc(0, 0, 13, -70, 10)),
	],
	({ light, dark }) => [
		fill(light, star(-16, -12, 22, 10), star(20, 4, 19, 9, 5, 20), star(-8, 24, 16, 7, 5, 50)),
		fill(dark, disc(-16, -12, 4.5), disc(20, 4, 4), disc(-8, 24, 3.2)),
	],
	({ light, dark }) => [
		stroke(light, 7, ...[34, 26, 18, 10].map((radius, index) => oval(0, 0, radius, radius * 0.8, index * 24))),
		stroke(dark, 1.4, ...[30, 22, 14].map((radius, index) => arc(0, 0, radius * 0.94, index * 70, index * 70 + 130))),
		stroke(
			light,
			7,
			flow([
				[22, 18],
				[36, 22],
				[42, 12],
			]),
		),
	],
	({ light, dark }) => [
		fill(light, oval(-14, -8, 24, 22, -12), oval(20, 14, 20, 18, 14)),
		fill(dark, oval(-11, -6, 15, 12, -12), oval(22, 16, 12, 9.5, 14)),
		stroke(light, 1.6, arc(-11, -6, 9, 200, 300), arc(22, 16, 7, 200, 300)),
	],
];
