import { around, type Drawing, disc, fill, open, polygon, star, stroke } from "../pen.ts";

type AwardTones = {
	readonly outer: string;
	readonly pleat: string;
	readonly inner: string;
	readonly fold: string;
	readonly ring: string;
	readonly line: string;
};

/** Two rounds of pleats and three long ends; a number stands in its middle, 14 above the square's. */
export function grandRosette({ outer, pleat, inner, fold, ring, line }: AwardTones): Drawing {
	const [x, y] = [0, -14];
	const spokes = (radius: number, from: number, count: number) =>
		around(x, y, radius, count).map((end, index) => open(around(x, y, from, count)[index]!, end));
	const stars = [-52, -26, 26, 52, 128, 154, 206, 232].map((turn) =>
		star(...around(x, y, 21.5, 1, turn)[0]!, 1.9, 0.8, 5, turn),
	);
	return [
		fill(fold, polygon([-6, 6], [6, 6], [7, 46], [0, 41], [-7, 46])),
		fill(outer, polygon([-4, 2], [-27, 46], [-18, 44], [-12, 50], [4, 10])),
		fill(inner, polygon([4, 2], [27, 46], [18, 44], [12, 50], [-4, 10])),
		fill(pleat, ...around(x, y, 33.5, 26).map(([u, v]) => disc(u, v, 4.4))),
		fill(outer, disc(x, y, 33.5)),
		stroke(pleat, 0.9, ...spokes(34, 25, 26)),
		fill(fold, ...around(x, y, 25, 24).map(([u, v]) => disc(u, v, 3.5))),
		fill(inner, disc(x, y, 25.5)),
		stroke(fold, 0.7, ...spokes(26, 20, 24)),
		fill(ring, disc(x, y, 24)),
		stroke(line, 0.8, ...[disc(x, y, 19)]),
		fill(line, ...stars),
	];
}
