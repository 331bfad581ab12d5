import { readFile } from "node:fs/promises";

/** A raw picture as passes.py writes it. */
export async function readFloats(file: string): Promise<Float32Array> {
	const bytes = await readFile(file);
	return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}
