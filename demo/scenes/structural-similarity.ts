/** Bytes of one channel, or numbers like them. */
export type Plane = { readonly width: number; readonly height: number; readonly values: Float32Array };

const RADIUS = 5;
const SIGMA = 1.5;
const RANGE = 255;
const C1 = (0.01 * RANGE) ** 2;
const C2 = (0.03 * RANGE) ** 2;
const WINDOW = gaussian();

/** The luma of screen bytes, four a pixel. */
export function lumaOf(rgba: ArrayLike<number>, width: number, height: number): Plane {
	const values = Float32Array.from(
		{ length: width * height },
		(_, pixel) => 0.299 * rgba[pixel * 4]! + 0.587 * rgba[pixel * 4 + 1]! + 0.114 * rgba[pixel * 4 + 2]!,
	);
	return { width, height, values };
}

/**
 * SSIM of each pixel's surroundings as Wang and others defined it in 2004: a Gaussian window of 11 × 11, σ 1.5.
 * At the picture's edge its outermost pixels are repeated.
 */
export function structuralSimilarity(one: Plane, other: Plane): Float32Array {
	const meanOne = blur(one);
	const meanOther = blur(other);
	const squareOne = blur(product(one, one));
	const squareOther = blur(product(other, other));
	const both = blur(product(one, other));
	return Float32Array.from(both, (mean, pixel) => {
		const a = meanOne[pixel]!;
		const b = meanOther[pixel]!;
		const covariance = mean - a * b;
		const variances = squareOne[pixel]! - a * a + (squareOther[pixel]! - b * b);
		return ((2 * a * b + C1) * (2 * covariance + C2)) / ((a * a + b * b + C1) * (variances + C2));
	});
}

function product(one: Plane, other: Plane): Plane {
	return { ...one, values: one.values.map((value, pixel) => value * other.values[pixel]!) };
}

function blur({ width, height, values }: Plane): Float32Array {
	const across = new Float32Array(values.length);
	const blurred = new Float32Array(values.length);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			let sum = 0;
			for (let d = -RADIUS; d <= RADIUS; d++) sum += WINDOW[d + RADIUS]! * values[y * width + within(x + d, width)]!;
			across[y * width + x] = sum;
		}
	}
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			let sum = 0;
			for (let d = -RADIUS; d <= RADIUS; d++) sum += WINDOW[d + RADIUS]! * across[within(y + d, height) * width + x]!;
			blurred[y * width + x] = sum;
		}
	}
	return blurred;
}

function within(at: number, length: number): number {
	return Math.min(length - 1, Math.max(0, at));
}

function gaussian(): Float32Array {
	const weights = Float32Array.from({ length: 2 * RADIUS + 1 }, (_, i) =>
		Math.exp(-((i - RADIUS) ** 2) / (2 * SIGMA ** 2)),
	);
	const sum = weights.reduce((total, weight) => total + weight, 0);
	return weights.map((weight) => weight / sum);
}
