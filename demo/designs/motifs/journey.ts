import { box, type Drawing, disc, fill, flow, open, type Path, polygon, type Spot, stroke } from "../pen.ts";

/** Leans to the left, its foot at the bottom. */
export function palm(trunk: string, frond: string): Drawing {
	const tips: readonly Spot[] = [
		[-34, -22],
		[-30, -44],
		[-8, -52],
		[18, -50],
		[32, -34],
		[30, -12],
		[-24, -6],
	];
	const fronds = tips.map(([x, y]): Path => {
		const [u, v] = [x + 2, y + 22];
		return `M-2 -22C${-2 + u * 0.3} ${-22 + v - 14} ${-2 + u * 0.8} ${-22 + v - 10} ${x} ${y}C${-2 + u * 0.75} ${-22 + v * 0.8 - 3} ${-2 + u * 0.4} ${-22 + v * 0.5 + 1} -2 -22Z`;
	});
	return [
		fill(trunk, "M10 50C12 20 6 -4 -4 -22L0 -24C12 -6 20 20 20 50Z"),
		fill(frond, ...fronds, disc(-3, -19, 2.6), disc(1, -18, 2.4)),
	];
}

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
	const downs = Array.from({ length: 13 }, (_, index) => from + ((to - from) * index) / 12);
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

/** As steep as the one that everybody knows. */
export function horn(light: string, shade: string, snow: string, blue: string): Drawing {
	return [
		fill(
			light,
			polygon(
				[-50, 50],
				[-34, 22],
				[-22, 14],
				[-10, -22],
				[2, -48],
				[8, -50],
				[16, -30],
				[24, -10],
				[36, 18],
				[50, 50],
			),
		),
		fill(
			shade,
			polygon([8, -50], [16, -30], [24, -10], [36, 18], [50, 50], [10, 50], [14, 30], [6, 12], [10, -8], [4, -26]),
		),
		fill(snow, polygon([8, -50], [2, -48], [-10, -22], [-16, -4], [-9, -12], [-8, 4], [-2, -8], [2, -20], [4, -26])),
		fill(blue, polygon([8, -50], [16, -30], [20, -20], [14, -22], [12, -10], [10, -8], [4, -26])),
		fill(snow, polygon([-34, 22], [-22, 14], [-26, 28], [-20, 40], [-34, 34])),
	];
}

/** Ripples that become shorter towards the bottom. */
export function ripples(foam: string, count: number, long: number): Drawing {
	const rows = Array.from({ length: count }, (_, row) => {
		const half = long * (0.5 - row * 0.09);
		return flow([
			[-half, row * 7],
			[-half * 0.5, row * 7 - 1.5],
			[0, row * 7],
			[half * 0.5, row * 7 - 1.5],
			[half, row * 7],
		]);
	});
	return [stroke(foam, 2, ...rows)];
}
