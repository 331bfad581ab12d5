import { placed } from "../art.ts";
import { around, type Drawing, fill, flow, leaf, open, oval, type Spot, stroke, turned } from "../pen.ts";

/** A stalk from the bottom to the top, leaves in pairs that become smaller. */
export function sprig(color: string, stalk = color): Drawing {
	const pairs = [36, 22, 8, -6, -20];
	const leaves = pairs.flatMap((y, index) => {
		const length = 25 - index * 2.6;
		const x = bend(y);
		return [leaf(x, y, length, 10.5 - index, 58), leaf(x, y - 4, length, 10.5 - index, -58)];
	});
	const tip = leaf(bend(-30), -29, 20, 8, 4);
	return [stroke(stalk, 1.3, flow([48, 20, -5, -32].map((y): Spot => [bend(y), y]))), fill(color, ...leaves, tip)];
}

function bend(y: number): number {
	return 3 * Math.sin((y + 50) / 32);
}

/** Round leaves on a long arch. */
export function eucalyptus(color: string, shade: string): Drawing {
	const stalk: readonly Spot[] = [
		[-6, 49],
		[-3, 22],
		[4, -5],
		[3, -34],
	];
	const leaves = [38, 25, 12, -1, -13, -24].map((y, index) => {
		const r = 9.5 - index * 0.9;
		const x = -4.5 + (38 - y) * 0.13;
		return { left: oval(x - r * 1.05, y - 3, r, r * 0.82, 28), right: oval(x + r * 1.15, y - 8, r, r * 0.82, -28) };
	});
	return [
		stroke(shade, 1.2, flow(stalk)),
		fill(color, ...leaves.map(({ left }) => left), oval(3, -39, 4, 6, 4)),
		fill(shade, ...leaves.map(({ right }) => right)),
	];
}

/** Round petals, as cut from paper. */
export function blossom(petal: string, heart: string, shade: string): Drawing {
	return [
		fill(petal, ...around(0, 0, 25, 5).map(([x, y]) => oval(x, y, 21))),
		fill(shade, ...around(0, 0, 16, 5).map(([x, y], index) => oval(x, y, 2.2, 9, index * 72))),
		fill(heart, oval(0, 0, 12)),
	];
}

export function tulip(petal: string, shade: string, green: string): Drawing {
	return [
		stroke(
			green,
			2.2,
			flow([
				[0, -14],
				[1.5, 15],
				[0, 49],
			]),
		),
		fill(green, leaf(0, 47, 46, 13, -24), leaf(0.5, 47, 38, 12, 28)),
		fill(shade, leaf(0, -10, 37, 26)),
		fill(petal, leaf(-2, -9, 37, 21, -19), leaf(2, -9, 37, 21, 19)),
	];
}

/** Leaves on both sides of a ring that is open at its top. */
export function laurel(color: string, berry: string): Drawing {
	const half = Array.from({ length: 11 }, (_, index) => {
		const angle = 168 - index * 14.4;
		const [x, y] = around(0, 0, 40, 1, angle)[0]!;
		return [leaf(x, y, 15, 6.6, angle - 122), leaf(x, y, 13, 6, angle - 62)];
	}).flat();
	const berries = [150, 106, 62].map((angle) => oval(...around(0, 0, 47, 1, angle)[0]!, 1.6));
	const side: Drawing = [
		stroke(color, 0.9, flow([172, 150, 120, 90, 60, 34, 18].map((angle) => around(0, 0, 40, 1, angle)[0]!))),
		fill(color, ...half),
		fill(berry, ...berries),
	];
	return [...side, ...placed(side, { x: 0, y: 0, size: 100, flip: true })];
}

export function firBranch(color: string): Drawing {
	const needles = Array.from({ length: 14 }, (_, index) => 44 - index * 6.4).flatMap((y, index) => {
		const length = 20.5 - index * 0.8;
		return [42, -42].map((turn) => open([0, y], turned([0, y - length], [0, y], turn)));
	});
	return [stroke(color, 1.8, open([0, 49], [0, -42])), stroke(color, 2.5, ...needles, open([0, -42], [0, -49]))];
}

/** Two lemons under their leaves. */
export function lemons(fruit: string, shade: string, green: string, dark: string): Drawing {
	const lemon = (x: number, y: number, turn: number): Drawing =>
		placed(
			[
				fill(fruit, oval(0, 0, 36, 47)),
				fill(fruit, oval(0, 47, 8, 6)),
				fill(
					shade,
					flow(
						[
							[12, -38],
							[26, -14],
							[25, 16],
							[8, 40],
							[16, 14],
							[19, -12],
						],
						true,
					),
				),
			],
			{ x, y, size: 46, turn },
		);
	return [
		stroke(
			dark,
			1.6,
			flow([
				[-40, -30],
				[-14, -34],
				[8, -28],
				[36, -38],
			]),
		),
		stroke(
			dark,
			1.6,
			flow([
				[-14, -34],
				[-17, -20],
				[-16, -6],
			]),
			flow([
				[8, -28],
				[15, -16],
				[18, 0],
			]),
		),
		...lemon(-18, 14, 8),
		...lemon(20, 22, -10),
		fill(green, leaf(-14, -34, 30, 15, -62), leaf(8, -28, 30, 15, 118), leaf(-16, -32, 24, 12, 14)),
		fill(dark, leaf(10, -29, 26, 12, 36), leaf(-14, -33, 26, 12, -132)),
	];
}
