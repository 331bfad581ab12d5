import { placed } from "../art.ts";
import { arc, box, type Drawing, disc, fill, flow, heart, leaf, polygon, type Spot, stroke } from "../pen.ts";
import { primrose } from "./garden.ts";

type KeyHouse = {
	readonly metal: string;
	readonly shade: string;
	readonly roof: string;
	readonly wall: string;
	readonly door: string;
	readonly glass: string;
	readonly green: string;
	readonly dark: string;
	readonly petal: string;
	readonly eye: string;
};

/** Upright, its bow a small house and a tendril in flower about its shaft. */
export function keyHouse({ metal, shade, roof, wall, door, glass, green, dark, petal, eye }: KeyHouse): Drawing {
	const vine = Array.from({ length: 13 }, (_, index): Spot => [9 * Math.sin(index * 0.9 + 0.5), 46 - index * 3.7]);
	const leaves = vine.slice(1, 12).flatMap(([x, y], index) => {
		const way = x >= 0 ? 1 : -1;
		return [
			leaf(x, y, 10 - index * 0.25, 4.6, way * (48 + (index % 3) * 16)),
			...(index % 2 ? [leaf(x, y, 7, 3.4, way * -24)] : []),
		];
	});
	const flowers: readonly (readonly [number, number, number])[] = [
		[-10, 38, 9],
		[10.5, 25, 8],
		[-10.5, 12, 9.5],
		[11, 3, 8],
	];
	return [
		fill(metal, box(-3.6, -4, 7.2, 54, 2), box(2, 33, 15, 5.6, 1), box(2, 42, 11, 5.6, 1), box(13, 36, 4, 6, 1)),
		fill(shade, box(1, 0, 2.6, 49, 1)),
		fill(metal, box(-7.5, -3, 15, 5, 2.2)),
		stroke(metal, 3, arc(0, -47.5, 3.4, 0, 360)),
		fill(roof, box(9, -39, 5.5, 14, 0.5)),
		fill(wall, box(-18.5, -26, 37, 24, 1.5)),
		fill(
			roof,
			polygon([-25, -23], [0, -44.5], [25, -23], [21, -20.5], [0, -37.5], [-21, -20.5]),
			polygon([-21, -22], [0, -40], [21, -22]),
		),
		fill(door, "M-4.5 -2L-4.5 -11C-4.5 -17.5 4.5 -17.5 4.5 -11L4.5 -2Z"),
		fill(glass, box(-14.5, -16, 6.5, 8, 3), box(8, -16, 6.5, 8, 3), heart(0, -28, 8)),
		stroke(wall, 0.8, "M-11.250 -16L-11.250 -8", "M11.250 -16L11.250 -8"),
		fill(eye, disc(2.6, -8, 0.9)),
		fill(
			green,
			leaf(-16, -2, 6, 3, -20),
			leaf(-13, -2, 7, 3, 0),
			leaf(-10, -2, 6, 3, 20),
			leaf(10, -2, 6, 3, -20),
			leaf(13, -2, 7, 3, 0),
			leaf(16, -2, 6, 3, 20),
		),
		fill(metal, box(-20, -3, 40, 2.6, 1.2)),
		stroke(dark, 0.9, flow(vine)),
		fill(green, ...leaves.filter((_, index) => index % 2 === 0)),
		fill(dark, ...leaves.filter((_, index) => index % 2)),
		...flowers.flatMap(([x, y, size], index) =>
			placed(primrose(petal, eye, index % 2 ? eye : roof), { x, y, size, turn: index * 50 }),
		),
	];
}
