import sharp from "sharp";

/** Detail everywhere, about as large a file as a phone's. */
export function noisyPhoto({ width, height }: { width: number; height: number }): Promise<Buffer> {
	return sharp({
		create: { width, height, channels: 3, background: "#808080", noise: { type: "gaussian", mean: 128, sigma: 24 } },
	})
		.blur(1.2)
		.jpeg({ quality: 90 })
		.toBuffer();
}
