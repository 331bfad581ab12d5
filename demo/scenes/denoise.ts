/** What Cycles knows about each pixel: normal (3), depth (1), albedo (3). */
export type Guides = Float32Array;

export type DenoiseInput = {
	readonly width: number;
	readonly height: number;
	/** Filtered with the same weights, so that their difference stays true. */
	readonly pictures: readonly Float32Array[];
	readonly guides: Guides;
	/** How much of each pixel shows the print: keeps its border sharp where the print alone differs. */
	readonly coverage: Float32Array | null;
};

const RADIUS = 7;
const SIGMA = { light: 0.04, normal: 0.12, depth: 0.004, albedo: 0.04, coverage: 0.08 };
const FEATURES = 7;
const FARTHEST = 8;
const WEIGHT_STEPS = 512;

/** Cross-bilateral filter: averages neighbours that lie on the same surface and look alike in the first picture. */
export function denoise(input: DenoiseInput): Float32Array[] {
	const { width, height, pictures } = input;
	const features = collectFeatures(input);
	const weights = Float32Array.from({ length: FARTHEST * WEIGHT_STEPS + 1 }, (_, i) => Math.exp(-i / WEIGHT_STEPS));
	const spread = 1 / (2 * (RADIUS / 1.7) ** 2);
	const outputs = pictures.map((picture) => new Float32Array(picture.length));
	const sums = new Float64Array(pictures.length * 3);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const here = y * width + x;
			const slopeX = depthSlope(features, y * width + Math.max(0, x - 1), y * width + Math.min(width - 1, x + 1));
			const slopeY = depthSlope(features, Math.max(0, y - 1) * width + x, Math.min(height - 1, y + 1) * width + x);
			let total = 0;
			sums.fill(0);
			for (let j = Math.max(0, y - RADIUS); j <= Math.min(height - 1, y + RADIUS); j++) {
				for (let i = Math.max(0, x - RADIUS); i <= Math.min(width - 1, x + RADIUS); i++) {
					const there = j * width + i;
					const apart = (i - x) ** 2 + (j - y) ** 2;
					const expected = slopeX * (i - x) + slopeY * (j - y);
					const distance = unlikeness(features, here, there, expected) + apart * spread;
					if (distance >= FARTHEST) continue;
					const weight = weights[(distance * WEIGHT_STEPS) | 0]!;
					total += weight;
					for (let p = 0; p < pictures.length; p++) {
						const picture = pictures[p]!;
						for (let channel = 0; channel < 3; channel++)
							sums[p * 3 + channel]! += weight * picture[there * 3 + channel]!;
					}
				}
			}
			for (let p = 0; p < pictures.length; p++) {
				for (let channel = 0; channel < 3; channel++) outputs[p]![here * 3 + channel] = sums[p * 3 + channel]! / total;
			}
		}
	}
	return outputs;
}

/** Normal x, y, z, depth, albedo, coverage and blurred light, each divided by how much difference matters. */
function collectFeatures({ width, height, pictures, guides, coverage }: DenoiseInput): Float32Array {
	const light = blur(brightness(pictures[0]!), width, height);
	const features = new Float32Array(width * height * FEATURES);
	for (let pixel = 0; pixel < width * height; pixel++) {
		const from = pixel * 7;
		const to = pixel * FEATURES;
		for (let axis = 0; axis < 3; axis++) features[to + axis] = guides[from + axis]! / SIGMA.normal;
		features[to + 3] = Math.log(Math.max(0.01, guides[from + 3]!)) / SIGMA.depth;
		features[to + 4] = (guides[from + 4]! + guides[from + 5]! + guides[from + 6]!) / 3 / SIGMA.albedo;
		features[to + 5] = coverage ? coverage[pixel]! / SIGMA.coverage : 0;
		features[to + 6] = light[pixel]! / SIGMA.light;
	}
	return features;
}

/** Depth may change as the surface's slope foretells without counting as a difference. */
function unlikeness(features: Float32Array, here: number, there: number, expectedDepth: number): number {
	const a = here * FEATURES;
	const b = there * FEATURES;
	let sum = 0;
	for (let feature = 0; feature < FEATURES; feature++) {
		if (feature !== 3) sum += (features[a + feature]! - features[b + feature]!) ** 2;
	}
	const depth = Math.abs(features[b + 3]! - features[a + 3]! - expectedDepth) / (1 + 0.6 * Math.abs(expectedDepth));
	return sum + depth * depth;
}

function depthSlope(features: Float32Array, before: number, after: number): number {
	return (features[after * FEATURES + 3]! - features[before * FEATURES + 3]!) / 2;
}

function brightness(picture: Float32Array): Float32Array {
	return Float32Array.from({ length: picture.length / 3 }, (_, pixel) =>
		Math.sqrt(Math.max(0, picture[pixel * 3]! * 0.3 + picture[pixel * 3 + 1]! * 0.6 + picture[pixel * 3 + 2]! * 0.1)),
	);
}

function blur(values: Float32Array, width: number, height: number): Float32Array {
	const across = blurAlong(values, width, height, 1, 0);
	return blurAlong(across, width, height, 0, 1);
}

function blurAlong(values: Float32Array, width: number, height: number, stepX: number, stepY: number): Float32Array {
	const kernel = [1, 4, 6, 4, 1];
	const out = new Float32Array(values.length);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			let sum = 0;
			for (let d = -2; d <= 2; d++) {
				const i = Math.min(width - 1, Math.max(0, x + d * stepX));
				const j = Math.min(height - 1, Math.max(0, y + d * stepY));
				sum += kernel[d + 2]! * values[j * width + i]!;
			}
			out[y * width + x] = sum / 16;
		}
	}
	return out;
}
