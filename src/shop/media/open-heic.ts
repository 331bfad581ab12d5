import { createRequire } from "node:module";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import type { OpenedPicture } from "./opened-picture.ts";

type HeifImage = {
	get_width(): number;
	get_height(): number;
	display(target: { data: Uint8ClampedArray; width: number; height: number }, done: (result: unknown) => void): void;
};

/** libheif turns the picture upright itself, but drops its colour profile: phones write Display P3. */
export async function openHeic(file: Buffer, mostPixels: number): Promise<OpenedPicture> {
	const libheif = createRequire(import.meta.url)("libheif-js/wasm-bundle") as {
		HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
	};
	const [picture] = new libheif.HeifDecoder().decode(file);
	if (!picture) return { refusal: "damaged" };
	const width = picture.get_width();
	const height = picture.get_height();
	if (width * height > mostPixels) return { refusal: "too_many_pixels" };
	const data = new Uint8ClampedArray(width * height * 4);
	const shown = await new Promise((resolve) => picture.display({ data, width, height }, resolve));
	if (!shown) return { refusal: "damaged" };
	const profile = colourProfile(file);
	const raw = { width, height, channels: 4 } as const;
	if (!profile) return { image: () => sharp(Buffer.from(data.buffer), { raw }) };
	const whole = sharp(Buffer.from(data.buffer), { raw });
	const png = await (isOpaque(data) ? whole.removeAlpha() : whole).png({ compressionLevel: 0 }).toBuffer();
	return opened(withProfile(png, profile), mostPixels);
}

/** A function of its own, so that the pixels that it was made of are not held as long as it is. */
function opened(png: Buffer, limitInputPixels: number): OpenedPicture {
	return { image: () => sharp(png, { limitInputPixels }) };
}

function isOpaque(rgba: Uint8ClampedArray): boolean {
	for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false;
	return true;
}

/** The ICC profile of the first `colr` box that holds one (ISO/IEC 14496-12, 12.1.5). */
function colourProfile(file: Buffer): Buffer | undefined {
	for (const type of ["colrprof", "colrrICC"]) {
		const at = file.indexOf(type, 0, "latin1");
		if (at < 4) continue;
		const end = at - 4 + file.readUInt32BE(at - 4);
		if (end <= file.length && end > at + 8 + 128) return file.subarray(at + 8, end);
	}
	return undefined;
}

/** sharp attaches profiles only by converting to them; a chunk after IHDR (8 + 25 bytes) says what the pixels are. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from("iCCPicc\0\0", "latin1"), deflateSync(profile)]);
	const length = Buffer.alloc(4);
	length.writeUInt32BE(body.length - 4);
	const check = Buffer.alloc(4);
	check.writeUInt32BE(crc32(body));
	return Buffer.concat([png.subarray(0, 33), length, body, check, png.subarray(33)]);
}
