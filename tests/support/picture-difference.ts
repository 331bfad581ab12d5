import sharp from "sharp";

/** Mean difference per channel of 255, and the share of channels that are off by more than 32. */
export type Difference = { readonly mean: number; readonly far: number };

/** Two pictures of the same thing, compared at the same size. */
export async function pictureDifference(
	one: Buffer,
	other: Buffer,
	width: number,
	height: number,
): Promise<Difference> {
	const [a, b] = await Promise.all([one, other].map((picture) => pixelsOf(picture, width, height)));
	if (!a || !b || a.length !== b.length) throw new Error("The pictures differ in size");
	let sum = 0;
	let far = 0;
	for (let index = 0; index < a.length; index++) {
		const off = Math.abs((a[index] ?? 0) - (b[index] ?? 0));
		sum += off;
		if (off > 32) far++;
	}
	return { mean: sum / a.length, far: far / a.length };
}

export async function colorAt(picture: Buffer, x: number, y: number): Promise<readonly [number, number, number]> {
	const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	const at = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 3;
	return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

function pixelsOf(picture: Buffer, width: number, height: number): Promise<Buffer> {
	return sharp(picture)
		.resize(width, height, { fit: "fill" })
		.flatten({ background: "#ffffff" })
		.removeAlpha()
		.raw()
		.toBuffer();
}
