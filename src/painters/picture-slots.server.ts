import { availableParallelism } from "node:os";
import sharp from "sharp";

let slots = availableParallelism();
let busy = 0;
const waiting: (() => void)[] = [];

/** Bounds how many pictures are held decoded at the same time, whoever asks. */
export async function withPictureSlot<T>(work: () => Promise<T>): Promise<T> {
	if (busy >= slots) await new Promise<void>((resolve) => waiting.push(resolve));
	else busy++;
	try {
		return await work();
	} finally {
		const next = waiting.shift();
		if (next) next();
		else busy--;
	}
}

/**
 * For a process that makes one file and serves nobody: each picture by one thread, and one picture more, so that no core
 * waits while what is decoded is taken.
 */
export function giveCoresToPictures(): void {
	sharp.concurrency(1);
	slots = availableParallelism() + 1;
}
