import { type Path, polygon, type Spot } from "./pen.ts";

/** A wood's edge from one spot to another, down to the bottom. */
export function treeline([x, y]: Spot, [right, end]: Spot, bottom: number, size: number, seed: number): Path {
	const count = Math.ceil((right - x) / (size * 0.42));
	const step = (right - x) / count;
	const trees = Array.from({ length: count }, (_, index) => {
		const part = (index + 0.5) / count;
		const [u, high] = [x + part * (right - x), size * (0.72 + 0.5 * (((index + seed) * 0.618) % 1))];
		const foot = y + (end - y) * part + Math.sin(part * 5 + seed) * size * 0.3 + size * 0.3;
		const tier = (share: number, wide: number): readonly [Spot, Spot] => [
			[u - wide * step, foot - high * share],
			[u + wide * step, foot - high * share],
		];
		const [[upLeft, upRight], [midLeft, midRight]] = [tier(0.62, 0.34), tier(0.26, 0.56)];
		const [[inLeft, inRight], [nearLeft, nearRight]] = [tier(0.62, 0.16), tier(0.26, 0.3)];
		return polygon(
			[u - step * 0.7, foot],
			nearLeft,
			midLeft,
			inLeft,
			upLeft,
			[u, foot - high],
			upRight,
			inRight,
			midRight,
			nearRight,
			[u + step * 0.7, foot],
			[u + step * 0.7, bottom],
			[u - step * 0.7, bottom],
		);
	});
	return trees.join("");
}
