import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PixelSize } from "#painters/picture-derivative.server.ts";
import { decodeInProcess } from "#shop/media/decode-in-process.server.ts";
import type { LaidPicture } from "#shop/media/laid-pictures.server.ts";
import { copyCount, copyPath, smallestEnough } from "#shop/media/picture-copies.ts";
import { noisyPhoto } from "./noisy-photo.ts";

const SIZE = { width: 4000, height: 3000 };

/** A camera's photo in the folder, as it came and as the shop keeps it; its bytes, and how long the shop took. */
export async function takeInPhoto(folder: string): Promise<{ photo: Buffer; milliseconds: number }> {
	const photo = await noisyPhoto(SIZE);
	const path = join(folder, "photo.jpg");
	await writeFile(path, photo);
	const start = performance.now();
	const decoded = await decodeInProcess({ path, type: "jpeg", target: masterIn(folder) });
	if (!decoded.ok) throw new Error(`The photo was not taken in: ${decoded.refusal}`);
	return { photo, milliseconds: performance.now() - start };
}

/** As the shop itself reads that photo: the bytes of the smallest copy that is enough. */
export function photoBytes(folder: string): (id: string, needed: PixelSize) => Promise<Buffer> {
	const { paths, ...size } = laidPhoto(folder);
	return (_id, needed) => readFile(paths[smallestEnough({ ...size, copies: paths.length - 1 }, needed)]!);
}

/** Where the shop's own processes find that photo. */
export function laidPhoto(folder: string): LaidPicture {
	return { ...SIZE, paths: Array.from({ length: copyCount(SIZE) + 1 }, (_, step) => copyPath(masterIn(folder), step)) };
}

function masterIn(folder: string): string {
	return join(folder, "master");
}
