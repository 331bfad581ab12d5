import { box, type Drawing, fill, open, type Path, polygon, type Spot, stroke } from "../pen.ts";

/** A disc cut into bands that become thinner towards the bottom. */
export function stripedSun(colors: readonly string[]): Drawing {
	const cuts: readonly Spot[] = [
		[-48, -8],
		[-5, 7],
		[10.5, 20],
		[24, 31],
		[35.5, 40],
		[44, 47.5],
	];
	return cuts.map(([from, to], index) => fill(colors[Math.min(index, colors.length - 1)]!, slice(from, to)));
}

function slice(from: number, to: number): Path {
	const at = (y: number) => Math.sqrt(Math.max(0, 48 * 48 - y * y));
	const [top, bottom] = [from, to].map((y) => Math.asin(y / 48));
	const downs = Array.from({ length: 17 }, (_, index) => 48 * Math.sin(top! + ((bottom! - top!) * index) / 16));
	return polygon(...downs.map((y): Spot => [at(y), y]), ...downs.toReversed().map((y): Spot => [-at(y), y]));
}

/** Hangs from the middle of its upper edge. */
export function cableCar(body: string, band: string, glass: string, arm: string): Drawing {
	return [
		stroke(arm, 3, open([0, -48], [0, -14])),
		fill(arm, box(-14, -50, 28, 7, 3)),
		fill(body, box(-34, -16, 68, 60, 12)),
		fill(glass, box(-28, -8, 16, 24, 4), box(-8, -8, 16, 24, 4), box(12, -8, 16, 24, 4)),
		fill(band, box(-34, 24, 68, 9)),
	];
}
