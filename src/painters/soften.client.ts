/** So many pixels a standard deviation are enough: what is blurred more is made smaller before and larger after. */
const ENOUGH = 6;
const LEAST = 0.3;

/** In place, by a standard deviation in pixels: colours flow, the outline stays and the edges count as going on beyond. */
export function softenCanvas(context: OffscreenCanvasRenderingContext2D, deviation: number): void {
	if (deviation < LEAST) return;
	const { width, height } = context.canvas;
	const by = Math.max(1, deviation / ENOUGH);
	const small = new OffscreenCanvas(Math.max(1, Math.round(width / by)), Math.max(1, Math.round(height / by)));
	const inner = small.getContext("2d", { willReadFrequently: true })!;
	inner.imageSmoothingQuality = "high";
	inner.drawImage(context.canvas, 0, 0, small.width, small.height);
	const image = inner.getImageData(0, 0, small.width, small.height);
	blur(image, (deviation * small.width) / width);
	inner.putImageData(image, 0, 0);
	const outline = context.getImageData(0, 0, width, height);
	context.drawImage(small, 0, 0, width, height);
	const soft = context.getImageData(0, 0, width, height);
	for (let at = 3; at < soft.data.length; at += 4) soft.data[at] = outline.data[at]!;
	context.putImageData(soft, 0, 0);
}

/** Colours by their cover, as SVG's blur has them; all becomes opaque. */
function blur({ data, width, height }: ImageData, deviation: number): void {
	const reach = Math.ceil(deviation * 3);
	const weights = Float32Array.from({ length: reach + 1 }, (_, off) => Math.exp((-off * off) / (2 * deviation ** 2)));
	const covered = Float32Array.from(data, (value, at) =>
		at % 4 === 3 ? value : (value * data[at - (at % 4) + 3]!) / 255,
	);
	const across = blurLines(covered, weights, height, width * 4, width, 4);
	const both = blurLines(across, weights, width, 4, height, width * 4);
	for (let at = 0; at < data.length; at += 4) {
		const cover = both[at + 3]! / 255 || 1;
		for (let channel = 0; channel < 3; channel++) data[at + channel] = both[at + channel]! / cover;
		data[at + 3] = 255;
	}
}

function blurLines(
	from: Float32Array,
	weights: Float32Array,
	lines: number,
	lineStep: number,
	length: number,
	step: number,
): Float32Array {
	const to = new Float32Array(from.length);
	const reach = weights.length - 1;
	const total = weights.reduce((sum, weight) => sum + weight) * 2 - weights[0]!;
	for (let line = 0; line < lines; line++) {
		for (let place = 0; place < length; place++) {
			for (let off = -reach; off <= reach; off++) {
				const near = line * lineStep + Math.min(length - 1, Math.max(0, place + off)) * step;
				const weight = weights[Math.abs(off)]! / total;
				const at = line * lineStep + place * step;
				for (let channel = 0; channel < 4; channel++) to[at + channel]! += from[near + channel]! * weight;
			}
		}
	}
	return to;
}
