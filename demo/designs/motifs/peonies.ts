import { placed } from "../art.ts";
import { around, type Drawing, disc, fill, leaf, type Path, ruffle, type Spot, stroke } from "../pen.ts";

/** With a notch at its edge; grows upward from the middle. */
const PETAL: Path = "M0 4C-21 -1 -38 -23 -29 -38Q-21 -48 -6 -43Q0 -39.5 5 -43Q20 -49 29 -37C37 -20 19 0 0 4Z";

export type PeonyTones = readonly [
	deep: string,
	outer: string,
	middle: string,
	inner: string,
	light: string,
	heart: string,
];

/** Seen into: three rings of notched petals about golden stamens. */
export function openPeony([deep, outer, middle, inner, light, heart]: PeonyTones): Drawing {
	const ring = (count: number, size: number, from: number, color: string, vein?: string): Drawing => {
		const veins = vein ? [stroke(vein, 1.5, "M-7 -9Q-13 -20 -13 -33", "M5 -9Q11 -20 12 -33")] : [];
		return Array.from({ length: count }, (_, index) =>
			placed([fill(color, PETAL), ...veins], { x: 0, y: 0, size, turn: from + (index * 360) / count }),
		).flat();
	};
	return [
		...ring(4, 106, 20, deep, outer),
		...ring(4, 106, 65, outer, deep),
		...ring(6, 76, 5, middle, outer),
		...ring(5, 52, 40, inner, middle),
		...ring(4, 31, 10, light),
		fill(heart, ...around(0, 0, 7.6, 7).map(([x, y]) => disc(x, y, 2.1)), disc(0, 0, 4.6)),
	];
}

/** Ring in ring, as thin as paper. */
export function ranunculus(tones: readonly string[], line: string, heart: string): Drawing {
	const rings = [47, 40, 33, 26.5, 20.5, 15, 10];
	return [
		...rings.flatMap((radius, index): Drawing => {
			const edge = ruffled(radius, 9 - index, index * 37);
			return [fill(tones[Math.min(index, tones.length - 1)]!, edge), stroke(line, 1.1, edge)];
		}),
		fill(heart, disc(0, 0, 4.6)),
	];
}

/** A circle whose edge swings in and out. */
function ruffled(radius: number, waves: number, turn: number): Path {
	const count = Math.max(4, waves) * 2;
	return ruffle(
		around(0, 0, radius, count, turn).map(([x, y], index): Spot => {
			const reach = index % 2 ? 0.9 : 1.06;
			return [x * reach, y * reach];
		}),
	);
}

/** From the side, half open, on a stalk that begins at the bottom. */
export function peonyBud(deep: string, petal: string, light: string, green: string): Drawing {
	return [
		stroke(green, 4, "M0 50C-2 36 0 24 0 14"),
		fill(deep, "M0 16C-32 12 -36 -16 -22 -36C-14 -28 -6 -30 0 -40C6 -30 14 -28 22 -36C36 -16 32 12 0 16Z"),
		fill(petal, "M-4 17C-34 12 -38 -12 -30 -28C-18 -26 -6 -8 -4 17Z", "M4 17C34 12 38 -12 30 -28C18 -26 6 -8 4 17Z"),
		fill(light, "M0 18C-16 10 -18 -12 -8 -26C-4 -22 4 -22 8 -26C18 -12 16 10 0 18Z"),
		fill(green, leaf(0, 18, 30, 14, -62), leaf(0, 18, 30, 14, 62), leaf(0, 20, 22, 12, -20), leaf(0, 20, 22, 12, 20)),
	];
}

/** Three long leaflets; the stalk begins at the bottom. */
export function peonyLeaf(green: string, vein: string): Drawing {
	return [
		stroke(green, 3, "M0 50C-1 30 0 16 0 4"),
		fill(green, leaf(0, 14, 64, 21, 0), leaf(0, 18, 54, 18, -44), leaf(0, 18, 54, 18, 44)),
		stroke(vein, 1.2, "M0 12L0 -40", "M-2 16L-30 -13", "M2 16L30 -13"),
	];
}
