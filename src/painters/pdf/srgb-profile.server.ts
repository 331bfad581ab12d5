import sharp from "sharp";

let profile: Promise<Buffer> | undefined;

/** The sRGB profile that libvips brings along. */
export function srgbProfile(): Promise<Buffer> {
	profile ??= readProfile();
	return profile;
}

async function readProfile(): Promise<Buffer> {
	const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: "#ffffff" } })
		.withIccProfile("srgb")
		.png()
		.toBuffer();
	const { icc } = await sharp(pixel).metadata();
	if (!icc) throw new Error("libvips gave no sRGB profile");
	return icc;
}
