import sharp from "sharp";

/**
 * A photo as a phone writes it: stored sideways, EXIF orientation 6 (turn right to see it), GPS inside.
 * Upright it has a red top, a blue bottom and a green left edge.
 */
export async function phonePhoto(width = 3000, height = 4000): Promise<Buffer> {
	const upright = sharp({ create: { width, height, channels: 3, background: "#2040c0" } }).composite([
		{ input: await plain(width, Math.round(height / 2), "#c02020"), top: 0, left: 0 },
		{ input: await plain(Math.round(width / 10), height, "#20a040"), top: 0, left: 0 },
	]);
	const stored = await sharp(await upright.png({ compressionLevel: 1 }).toBuffer())
		.rotate(-90)
		.toBuffer();
	return sharp(stored)
		.withExif({
			IFD0: { Make: "Test", Model: "Phone", Orientation: "6" },
			IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 25/1 0/1", GPSLongitudeRef: "W", GPSLongitude: "3/1 42/1 0/1" },
		})
		.withMetadata({ orientation: 6 })
		.jpeg({ quality: 90 })
		.toBuffer();
}

function plain(width: number, height: number, background: string): Promise<Buffer> {
	return sharp({ create: { width, height, channels: 3, background } })
		.png({ compressionLevel: 1 })
		.toBuffer();
}
