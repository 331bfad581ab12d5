type RgbPixels = { readonly data: Uint8Array; readonly width: number; readonly height: number };

const CHANNELS = 3;
const BLOCK = 4;
/** Levels of 255 by which red or blue may part from green within a block: lettering in bright colours parts by 140 to 250. */
const SOFT_RANGE = 72;
/** A sign in a photo is few blocks, and is to keep its edges. */
const SHARP_SHARE = 1 / 1000;

/** Whether colours change so slowly that half as many of them, as most cameras keep, show no difference. */
export function hasSoftColors({ data, width, height }: RgbPixels): boolean {
	const across = Math.floor(width / BLOCK);
	const down = Math.floor(height / BLOCK);
	let sharp = 0;
	for (let row = 0; row < down; row++) {
		for (let column = 0; column < across; column++) {
			if (colorRange(data, width, column * BLOCK, row * BLOCK) > SOFT_RANGE) sharp++;
		}
	}
	return sharp <= across * down * SHARP_SHARE;
}

function colorRange(data: Uint8Array, width: number, left: number, top: number): number {
	let leastRed = 255;
	let mostRed = -255;
	let leastBlue = 255;
	let mostBlue = -255;
	for (let y = top; y < top + BLOCK; y++) {
		for (let x = left; x < left + BLOCK; x++) {
			const at = (y * width + x) * CHANNELS;
			const green = data[at + 1]!;
			const red = data[at]! - green;
			const blue = data[at + 2]! - green;
			if (red < leastRed) leastRed = red;
			if (red > mostRed) mostRed = red;
			if (blue < leastBlue) leastBlue = blue;
			if (blue > mostBlue) mostBlue = blue;
		}
	}
	return Math.max(mostRed - leastRed, mostBlue - leastBlue);
}
