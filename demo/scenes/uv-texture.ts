export type UvTexture = {
	readonly u: Float32Array;
	readonly v: Float32Array;
	readonly known: Uint8Array;
};

const LEAST_COVERAGE = 0.06;
const SEAM = 0.02;
/** Pixels that the map reaches beyond the print, so that partly covered pixels read a sane colour. */
const MARGIN = 4;

/** The render holds u, v and coverage, the first two multiplied by the third.
 * `onCloth`: beyond the print lies cloth that takes the tint, so that nothing of the print may reach further than itself. */
export function readUvRender(render: Float32Array, width: number, height: number, onCloth: boolean): UvTexture {
	const pixels = width * height;
	const texture = { u: new Float32Array(pixels), v: new Float32Array(pixels), known: new Uint8Array(pixels) };
	for (let pixel = 0; pixel < pixels; pixel++) {
		const coverage = render[pixel * 3 + 2]!;
		if (coverage <= (onCloth ? 0.5 : LEAST_COVERAGE)) continue;
		texture.u[pixel] = render[pixel * 3]! / coverage;
		texture.v[pixel] = 1 - render[pixel * 3 + 1]! / coverage;
		texture.known[pixel] = 1;
	}
	const printed = Uint8Array.from(texture.known);
	let grown: UvTexture = texture;
	for (let step = 0; step < MARGIN; step++) grown = growByOne(grown, width, height);
	if (onCloth) for (let pixel = 0; pixel < pixels; pixel++) if (!printed[pixel]) pushOut(grown, pixel);
	return grown;
}

/** To the nearest edge of the print. */
function pushOut({ u, v }: UvTexture, pixel: number): void {
	const toU = Math.round(u[pixel]!);
	const toV = Math.round(v[pixel]!);
	if (Math.abs(u[pixel]! - toU) < Math.abs(v[pixel]! - toV)) u[pixel] = toU;
	else v[pixel] = toV;
}

function growByOne({ u, v, known }: UvTexture, width: number, height: number): UvTexture {
	const grown = Uint8Array.from(known);
	for (let y = 1; y < height - 1; y++) {
		for (let x = 1; x < width - 1; x++) {
			const pixel = y * width + x;
			if (known[pixel]) continue;
			let count = 0;
			let sumU = 0;
			let sumV = 0;
			for (let dy = -1; dy <= 1; dy++) {
				for (let dx = -1; dx <= 1; dx++) {
					const near = pixel + dy * width + dx;
					if (!known[near]) continue;
					const inPicture = y + 2 * dy >= 0 && y + 2 * dy < height && x + 2 * dx >= 0 && x + 2 * dx < width;
					const far = pixel + 2 * (dy * width + dx);
					const straight =
						inPicture && known[far] && Math.abs(u[near]! - u[far]!) < SEAM && Math.abs(v[near]! - v[far]!) < SEAM;
					sumU += straight ? 2 * u[near]! - u[far]! : u[near]!;
					sumV += straight ? 2 * v[near]! - v[far]! : v[near]!;
					count++;
				}
			}
			if (count === 0) continue;
			u[pixel] = Math.min(1, Math.max(0, sumU / count));
			v[pixel] = Math.min(1, Math.max(0, sumV / count));
			grown[pixel] = 1;
		}
	}
	return { u, v, known: grown };
}

/** 12 bits an axis in three bytes; `step` 2 keeps every second pixel. */
export function packUv({ u, v, known }: UvTexture, width: number, height: number, step: 1 | 2): Uint8Array {
	const columns = Math.floor(width / step);
	const rows = Math.floor(height / step);
	const packed = new Uint8Array(columns * rows * 3);
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < columns; column++) {
			const pixel = row * step * width + column * step;
			if (!known[pixel]) continue;
			const a = Math.round(u[pixel]! * 4095);
			const b = Math.max(Math.round(v[pixel]! * 4095), a === 0 ? 1 : 0);
			packed.set([a >> 4, b >> 4, ((a & 15) << 4) | (b & 15)], (row * columns + column) * 3);
		}
	}
	return packed;
}
