import { box, type Drawing, disc, fill, flow, leaf, open, oval, polygon, stroke } from "../pen.ts";

export type Fittings = {
	readonly main: string;
	readonly second: string;
	readonly wood: string;
	readonly light: string;
	readonly dark: string;
	readonly green: string;
};

/** What a room is known by, on a floor at 0, 100 wide and half as high: to sleep, bathe, work, cook, sit and make music in. */
export function furnished(kind: number, fittings: Fittings): Drawing {
	return ROOMS[kind % ROOMS.length]!(fittings);
}

const ROOMS: readonly ((fittings: Fittings) => Drawing)[] = [
	({ main, second, wood, light, dark }) => [
		fill(wood, box(-42, -34, 6, 34, 2), box(32, -20, 5, 20, 2), box(-40, -12, 74, 7)),
		fill(light, box(-36, -19, 70, 8, 3), box(-36, -25, 19, 9, 4)),
		fill(main, "M-14 -23C0 -27 22 -24 33 -23L33 -9L-14 -9Z"),
		fill(second, box(-14, -23, 7, 14)),
		stroke(dark, 1.4, open([45, -18], [45, -26])),
		fill(light, polygon([40, -26], [50, -26], [48, -35], [42, -35])),
		fill(wood, box(40, -18, 10, 3), box(43.5, -16, 3, 16)),
	],
	({ main, second, wood, light, dark }) => [
		fill(light, "M-40 -24L22 -24C22 -8 16 -3 6 -3L-24 -3C-34 -3 -40 -8 -40 -24Z", box(-43, -26, 68, 4, 2)),
		fill(dark, box(-30, -4, 6, 4, 1), box(6, -4, 6, 4, 1)),
		fill("#dcebec", disc(-28, -29, 6), disc(-18, -30, 7), disc(-8, -28, 5)),
		fill(second, oval(6, -29, 6, 4), disc(11, -34, 3.4)),
		stroke(dark, 1.8, "M19 -26L19 -38C19 -42 12 -42 12 -37"),
		fill(wood, box(31, -22, 19, 22, 1)),
		fill(light, box(30, -25, 21, 4, 2)),
		stroke(wood, 2, oval(40.5, -40, 7, 8)),
		fill("#cfe3e6", oval(40.5, -40, 6, 7)),
		fill(main, box(33, -18, 15, 7, 1)),
	],
	({ main, second, wood, light, dark, green }) => [
		fill(wood, box(-44, -23, 58, 4, 1), box(-42, -20, 4, 20), box(8, -20, 4, 20)),
		fill(dark, box(-30, -43, 26, 17, 2), box(-19, -27, 4, 4)),
		fill(light, box(-28, -41, 22, 13, 1)),
		fill(main, box(-15, -18, 18, 4, 2), box(-1, -32, 4, 16, 2)),
		stroke(dark, 1.6, open([-6, -14], [-6, -3]), open([-13, 0], [-6, -4], [1, 0])),
		fill(wood, box(22, -46, 28, 46, 1)),
		fill(light, box(24, -44, 24, 12), box(24, -30, 24, 12), box(24, -16, 24, 14)),
		fill(main, box(25, -42, 4, 10), box(36, -28, 4, 10), box(26, -13, 5, 11)),
		fill(second, box(30, -41, 3, 9), box(25, -27, 4, 9), box(32, -11, 4, 9)),
		fill(green, box(34, -42, 4, 10), box(30, -28, 5, 10), box(38, -13, 4, 11)),
	],
	({ main, second, wood, light, dark, green }) => [
		fill(main, box(-48, -24, 62, 24, 1)),
		fill(light, box(-50, -27, 66, 4, 1), box(-45, -20, 17, 17, 1), box(-6, -20, 17, 17, 1)),
		fill(dark, box(-25, -20, 16, 17, 1)),
		fill(second, box(-22.5, -15, 11, 9, 1)),
		fill(dark, box(-24, -34, 14, 7, 2), box(-10, -33, 6, 2, 1)),
		stroke(
			light,
			1.4,
			flow([
				[-19, -36],
				[-17, -39],
				[-20, -43],
				[-18, -46],
			]),
		),
		fill(wood, box(-44, -42, 14, 2)),
		fill(second, box(-43, -48, 4, 6, 1), box(-36, -47, 4, 5, 1)),
		fill(wood, box(22, -22, 28, 3, 1), box(24, -20, 3, 20), box(45, -20, 3, 20)),
		fill(second, "M30 -22C29 -27 31 -29 31 -31L41 -31C41 -29 43 -27 42 -22Z"),
		fill(green, leaf(36, -30, 15, 6, -24), leaf(36, -30, 16, 6, 4), leaf(36, -30, 14, 6, 30)),
	],
	({ main, second, wood, light, dark, green }) => [
		fill(main, box(-32, -33, 54, 24, 6)),
		fill(second, box(-14, -26, 13, 12, 3)),
		fill(main, box(-38, -22, 12, 19, 5), box(16, -22, 12, 19, 5), box(-28, -14, 46, 11, 2)),
		fill(wood, box(-34, -4, 3, 4), box(21, -4, 3, 4)),
		stroke(dark, 1.6, open([-45, -1], [-45, -38])),
		fill(light, polygon([-50, -36], [-40, -36], [-42, -47], [-48, -47])),
		fill(dark, box(-49, -2, 8, 2, 1)),
		fill(second, polygon([34, -13], [50, -13], [48, 0], [36, 0])),
		fill(green, ...[-38, -16, 6, 28, 48].map((turn, index) => leaf(42, -12, 30 - (index % 2) * 6, 9, turn))),
	],
	({ main, second, wood, light, dark }) => [
		fill(dark, box(-40, -42, 52, 42, 2)),
		fill(wood, box(-44, -25, 60, 4, 1)),
		fill(light, box(-40, -21, 52, 4)),
		fill(dark, ...[0, 1, 3, 4, 5, 7, 8].map((step) => box(-36 + step * 5.5, -21, 2.4, 2.6))),
		fill(light, polygon([-24, -27], [-4, -27], [-6, -39], [-22, -39])),
		fill(second, box(-24, -11, 20, 3, 1)),
		stroke(second, 1.8, open([-20, -9], [-21, 0]), open([-8, -9], [-7, 0])),
		fill(main, "M36 -20C29 -20 28 -12 31 -10C26 -7 27 0 36 0C45 0 46 -7 41 -10C44 -12 43 -20 36 -20Z"),
		fill(dark, disc(36, -8, 3)),
		stroke(wood, 3, open([36, -12], [36, -40])),
		fill(wood, box(33.5, -47, 5, 8, 1)),
		stroke(light, 0.7, open([36, -3], [36, -42])),
	],
];

/** A telescope on its three legs, looking up to the right. */
export function telescope(tube: string, brass: string, leg: string): Drawing {
	return [
		stroke(leg, 3.4, open([0, 2], [-20, 48]), open([0, 2], [20, 48]), open([0, 2], [1, 46])),
		fill(tube, polygon([-30, 12], [-24, 22], [34, -14], [24, -30])),
		fill(
			brass,
			polygon([22, -32], [36, -12], [42, -16], [28, -36]),
			polygon([-34, 14], [-28, 24], [-24, 21], [-30, 11]),
			disc(0, 2, 5),
		),
	];
}
