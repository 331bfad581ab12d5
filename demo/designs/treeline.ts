import { type Path, polygon, type Spot } from "./pen.ts";

/** A wood's edge from one spot to another, down to the bottom; far away its trees have no boughs. */
export function treeline(
	[x, y]: Spot,
	[end, fall]: Spot,
	bottom: number,
	size: number,
	seed: number,
	far = false,
): Path {
	const count = Math.ceil((end - x) / (size * 0.42));
	const step = (end - x) / count;
	const trees = Array.from({ length: count }, (_, index) => {
		const part = (index + 0.5) / count;
		const [u, high] = [x + part * (end - x), size * (0.72 + 0.5 * (((index + seed) * 0.618) % 1))];
		const foot = y + (fall - y) * part + Math.sin(part * 5 + seed) * size * 0.3 + size * 0.3;
		const [left, right] = [u - step * 0.7, u + step * 0.7];
		if (far) return polygon([left, foot], [u, foot - high], [right, foot], [right, bottom], [left, bottom]);
		const tier = (share: number, wide: number): readonly [Spot, Spot] => [
			[u - wide * step, foot - high * share],
			[u + wide * step, foot - high * share],
		];
		const [[upLeft, upRight], [midLeft, midRight]] = [tier(0.62, 0.34), tier(0.26, 0.56)];
		const [[inLeft, inRight], [nearLeft, nearRight]] = [tier(0.62, 0.16), tier(0.26, 0.3)];
		return polygon(
			[left, foot - high * 0.14],
			nearLeft,
			midLeft,
			inLeft,
			upLeft,
			[u, foot - high],
			upRight,
			inRight,
			midRight,
			nearRight,
			[right, foot - high * 0.14],
			[right, bottom],
			[left, bottom],
		);
	});
	return trees.join("");
}
