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
	return table;
}

function step(index: number): number {
	return Math.round((index * 255) / (STEPS - 1));
}

function colorAt(pixels: Buffer, entry: number): Rgb {
	return [pixels[entry * 3]!, pixels[entry * 3 + 1]!, pixels[entry * 3 + 2]!];
}
