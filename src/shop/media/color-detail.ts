type RgbPixels = { readonly data: Uint8Array; readonly width: number; readonly height: number };

const CHANNELS = 3;
const BLOCK = 4;
/** Blocks overlap by a pixel, so that an edge between two of them is within one. */
const STEP = BLOCK - 1;
/** Levels of 255 by which red or blue may part from green within a block: lettering in bright colours parts by 140 to 250. */
const SOFT_RANGE = 72;
/** A sign in a photo is few blocks, and is to keep its edges; in a large photo too. */
const MOST_SHARP = { share: 1 / 1000, blocks: 300 };

/** Whether colours change so slowly that half as many of them, as most cameras keep, show no difference. */
export function hasSoftColors({ data, width, height }: RgbPixels): boolean {
	const across = Math.floor((width - 1) / STEP);
	const down = Math.floor((height - 1) / STEP);
	let sharp = 0;
	for (let row = 0; row < down; row++) {
		for (let column = 0; column < across; column++) {
			if (colorRange(data, width, column * STEP, row * STEP) > SOFT_RANGE) sharp++;
		}
	}
	return sharp <= Math.min(across * down * MOST_SHARP.share, MOST_SHARP.blocks);
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
