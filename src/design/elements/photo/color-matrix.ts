/** Four rows of five, as SVG's feColorMatrix has them: sRGB channels and alpha from 0 to 1, not premultiplied, and an offset. */
export type ColorMatrix = readonly number[];

/** `multiply(A, B)` applies B first; nothing is cut to 0..1 between the two. */
export function multiplyColors(A: ColorMatrix, B: ColorMatrix): ColorMatrix {
	return Array.from({ length: 20 }, (_, index) => {
		const row = Math.floor(index / 5) * 5;
		const column = index % 5;
		const offset = column === 4 ? A[row + 4]! : 0;
		return [0, 1, 2, 3].reduce((sum, k) => sum + A[row + k]! * B[k * 5 + column]!, offset);
	});
}

/** In place, on rows of 8 bit pixels with three or four channels; alpha stays. */
export function recolor(pixels: Uint8Array, channels: number, matrix: ColorMatrix): void {
	const m = matrix.map((value, index) => (index % 5 === 4 ? value * 255 : value));
	const [rr, rg, rb, r0] = [m[0]!, m[1]!, m[2]!, m[4]!];
	const [gr, gg, gb, g0] = [m[5]!, m[6]!, m[7]!, m[9]!];
	const [br, bg, bb, b0] = [m[10]!, m[11]!, m[12]!, m[14]!];
	const rounding = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.byteLength);
	for (let at = 0; at < rounding.length; at += channels) {
		const red = rounding[at]!;
		const green = rounding[at + 1]!;
		const blue = rounding[at + 2]!;
		rounding[at] = rr * red + rg * green + rb * blue + r0;
		rounding[at + 1] = gr * red + gg * green + gb * blue + g0;
		rounding[at + 2] = br * red + bg * green + bb * blue + b0;
	}
}
