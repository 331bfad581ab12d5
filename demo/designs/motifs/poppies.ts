import { placed } from "../art.ts";
import { around, type Drawing, disc, fill, leaf, open, oval, type Path, polygon, stroke } from "../pen.ts";

/** From the side, a bowl of four crinkled petals; its stalk begins at the bottom. */
export function poppy(petal: string, light: string, shade: string): Drawing {
	return [
		fill(
			shade,
			"M-34 -16C-36 -34 -24 -40 -14 -36C-8 -44 8 -46 14 -37C24 -42 37 -34 35 -14C34 10 18 24 0 26C-18 24 -33 8 -34 -16Z",
		),
		fill(light, "M2 32C30 32 50 12 48 -12C44 -22 37 -18 31 -22C24 -26 16 -18 9 -10C0 0 -4 18 2 32Z"),
		fill(petal, "M-2 32C-32 32 -52 10 -48 -14C-43 -22 -37 -17 -31 -21C-22 -27 -12 -20 -4 -11C6 1 8 22 -2 32Z"),
		stroke(shade, 1.4, "M-10 24C-22 14 -28 2 -30 -10", "M16 24C28 14 33 4 35 -8"),
	];
}

const PETAL: Path =
	"M0 5C-28 2 -44 -16 -37 -31C-33 -41 -26 -40 -20 -44C-13 -50 -5 -46 2 -48C10 -50 15 -45 22 -43C31 -41 38 -34 37 -25C36 -8 22 4 0 5Z";

/** Seen into, dark at its heart. */
export function openPoppy(petal: string, light: string, eye: string, seed: string): Drawing {
	const turned = (color: string, turns: readonly number[]) =>
		turns.flatMap((turn) => placed([fill(color, PETAL)], { x: 0, y: 0, size: 100, turn }));
	return [
		...turned(petal, [0, 180]),
		...turned(light, [94, 266]),
		fill(eye, ...around(0, 0, 3, 4, 45).map(([x, y], index) => leaf(x, y, 20, 13, 45 + index * 90))),
		fill(eye, ...around(0, 0, 14.5, 14).map(([x, y]) => disc(x, y, 1.7))),
		fill(seed, disc(0, 0, 8)),
		stroke(eye, 1.2, ...around(0, 0, 6.4, 4).map((spot) => open([0, 0], spot))),
	];
}

/** Hangs its head, before it opens. */
export function poppyBud(green: string, petal: string): Drawing {
	return [
		fill(petal, leaf(0, -14, 52, 26, 176)),
		fill(green, leaf(-2, -18, 44, 20, 190), leaf(2, -18, 44, 20, 168)),
		stroke(green, 5, "M0 -18C0 -44 26 -44 30 -20C32 6 28 30 28 50"),
	];
}

/** What is left when the petals have fallen. */
export function seedHead(shell: string, crown: string): Drawing {
	return [
		fill(shell, oval(0, 6, 21, 26)),
		fill(crown, polygon([-27, -22], [-13, -30], [0, -24], [13, -30], [27, -22], [18, -13], [-18, -13])),
		stroke(crown, 1.6, "M-9 -10C-13 4 -12 18 -6 30", "M9 -10C13 4 12 18 6 30"),
	];
}
