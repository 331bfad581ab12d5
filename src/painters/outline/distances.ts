/** How far each point of a grid is from the nearest point that is covered (Felzenszwalb and Huttenlocher, 2012), in steps of the grid. */
export function distances(covered: ArrayLike<number>, width: number, height: number): Float64Array {
	const squared = Float64Array.from({ length: width * height }, (_, at) => (covered[at] ? 0 : FAR));
	const scratch = new Scratch(Math.max(width, height));
	for (let x = 0; x < width; x++) alongLine(squared, x, width, height, scratch);
	for (let y = 0; y < height; y++) alongLine(squared, y * width, 1, width, scratch);
	return squared.map(Math.sqrt);
}

/** More than any grid is wide, and finite: two of them can be subtracted. */
const FAR = 1e12;

class Scratch {
	readonly values: Float64Array;
	readonly lowest: Int32Array;
	readonly from: Float64Array;
	constructor(length: number) {
		this.values = new Float64Array(length);
		this.lowest = new Int32Array(length);
		this.from = new Float64Array(length + 1);
	}
}

/** The lower envelope of the parabolas that stand on a row's or a column's points. */
function alongLine(squared: Float64Array, start: number, step: number, length: number, scratch: Scratch) {
	const { values, lowest, from } = scratch;
	for (let index = 0; index < length; index++) values[index] = squared[start + index * step]!;
	let last = 0;
	lowest[0] = 0;
	from[0] = Number.NEGATIVE_INFINITY;
	from[1] = Number.POSITIVE_INFINITY;
	for (let index = 1; index < length; index++) {
		let meets = crossing(values, index, lowest[last]!);
		while (meets <= from[last]!) meets = crossing(values, index, lowest[--last]!);
		lowest[++last] = index;
		from[last] = meets;
		from[last + 1] = Number.POSITIVE_INFINITY;
	}
	last = 0;
	for (let index = 0; index < length; index++) {
		while (from[last + 1]! < index) last++;
		const peak = lowest[last]!;
		squared[start + index * step] = (index - peak) ** 2 + values[peak]!;
	}
}

function crossing(values: Float64Array, right: number, left: number): number {
	return (values[right]! + right * right - values[left]! - left * left) / (2 * (right - left));
}
