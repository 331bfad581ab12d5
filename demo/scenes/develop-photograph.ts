import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import sharp from "sharp";
import { denoise } from "./denoise.ts";
import { readFloats } from "./read-floats.ts";

const QUALITY = 82;
const FULL = 65_535;

/** node demo/scenes/develop-photograph.ts <folder of a photograph>...: denoises and writes demo/pictures/<name>.jpg. */
for (const folder of process.argv.slice(2)) await develop(folder);

async function develop(folder: string): Promise<void> {
	const negative = sharp(`${folder}/negative.png`).removeAlpha().toColourspace("rgb16");
	const { data, info } = await negative.raw({ depth: "ushort" }).toBuffer({ resolveWithObject: true });
	const { width, height } = info;
	const picture = Float32Array.from(
		new Uint16Array(data.buffer, data.byteOffset, width * height * 3),
		(value) => value / FULL,
	);
	const wanted: { width: number; height: number } = JSON.parse(await readFile(`${folder}/facts.json`, "utf8"));
	const guides = await readFloats(`${folder}/guides.f32`);
	const [clean] = denoise({ width, height, pictures: [picture], guides, coverage: null });
	const bytes = Uint8Array.from(clean!, (value) => Math.round(Math.min(1, value) * 255));
	await sharp(bytes, { raw: { width, height, channels: 3 } })
		.resize({ ...wanted, fit: "fill", kernel: "lanczos3" })
		.sharpen({ sigma: 0.8, m1: 0.4, m2: 0.8 })
		.jpeg({ quality: QUALITY, mozjpeg: true })
		.toFile(`demo/pictures/${basename(folder)}.jpg`);
}
