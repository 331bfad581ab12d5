import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { Rgb } from "#design/contrast.ts";
import { dullness, labOf } from "#painters/proof/color-distance.ts";
import { PARTS, type ProofTable, STEPS, TABLE_BYTES } from "#painters/proof/proof-table.ts";

/** Every colour of the table goes to the inks as a photo of the print file does, and back to the screen by the same profile. */
export async function makeProofTable(profilePath: string): Promise<ProofTable> {
	const wanted = Buffer.from(
		Array.from({ length: STEPS ** 3 }, (_, index) => [
			step(Math.floor(index / STEPS ** 2)),
			step(Math.floor(index / STEPS) % STEPS),
			step(index % STEPS),
		]).flat(),
	);
	const size = { width: STEPS ** 2, height: STEPS };
	const inks = await sharp(wanted, { raw: { ...size, channels: 3 } })
		.withIccProfile(profilePath)
		.tiff({ compression: "none" })
		.toBuffer();
	const printed = await sharp(inks).toColourspace("srgb").removeAlpha().raw().toBuffer();
	const table = new Uint8Array(TABLE_BYTES);
	for (let entry = 0; entry < STEPS ** 3; entry++) {
		const [before, after] = [colorAt(wanted, entry), colorAt(printed, entry)];
		const duller = dullness(labOf(before), labOf(after));
		table.set([...after, Math.min(255, Math.round(duller * PARTS))], entry * 4);
	}
	table.set([...(await blackAlone(profilePath)), 0], STEPS ** 3 * 4);
	return table;
}

async function blackAlone(profilePath: string): Promise<Rgb> {
	const pixel = await sharp(blackPixel(await readFile(profilePath)))
		.toColourspace("srgb")
		.removeAlpha()
		.raw()
		.toBuffer();
	return colorAt(pixel, 0);
}

/** One pixel of four inks as TIFF 6.0 writes it, with the profile (ICC.1, B.4). */
function blackPixel(profile: Buffer): Buffer {
	const [short, long, undefinedBytes] = [3, 4, 7];
	const tags = 10;
	const data = 8 + 2 + tags * 12 + 4;
	const entries = [
		[256, short, 1, 1],
		[257, short, 1, 1],
		[258, short, 4, data],
		[259, short, 1, 1],
		[262, short, 1, 5],
		[273, long, 1, data + 8],
		[277, short, 1, 4],
		[278, short, 1, 1],
		[279, long, 1, 4],
		[34675, undefinedBytes, profile.length, data + 12],
	] as const;
	const head = Buffer.alloc(data + 12);
	head.write("II*\0", "latin1");
	head.writeUInt32LE(8, 4);
	head.writeUInt16LE(tags, 8);
	for (const [index, [tag, type, count, value]] of entries.entries()) {
		const at = 10 + index * 12;
		head.writeUInt16LE(tag, at);
		head.writeUInt16LE(type, at + 2);
		head.writeUInt32LE(count, at + 4);
		head.writeUInt32LE(value, at + 8);
	}
	for (let ink = 0; ink < 4; ink++) head.writeUInt16LE(8, data + ink * 2);
	head.writeUInt8(255, data + 11);
	return Buffer.concat([head, profile]);
}

function step(index: number): number {
	return Math.round((index * 255) / (STEPS - 1));
}

function colorAt(pixels: Buffer, entry: number): Rgb {
	return [pixels[entry * 3]!, pixels[entry * 3 + 1]!, pixels[entry * 3 + 2]!];
}
