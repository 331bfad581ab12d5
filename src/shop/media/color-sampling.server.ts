import { open } from "node:fs/promises";
import type { ColorSampling } from "#painters/picture-derivative.server.ts";

/** Of a copy, what comes before its picture data takes less than a kilobyte. */
const HEADER_BYTES = 1024;
/** Baseline, as copies are written (ITU-T T.81, table B.1). */
const FRAME = 0xc0;
/** From a frame's marker to the sampling of its first component, brightness. */
const SAMPLING_AT = 11;
const HALF = 0x22;

/** Of a copy, read from its frame header (ITU-T T.81, B.2.2). */
export async function colorSampling(path: string): Promise<ColorSampling> {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
		let at = 2;
		while (at + SAMPLING_AT < bytesRead && buffer[at + 1] !== FRAME) at += 2 + buffer.readUInt16BE(at + 2);
		return buffer[at + SAMPLING_AT] === HALF ? "4:2:0" : "4:4:4";
	} finally {
		await file.close();
	}
}
