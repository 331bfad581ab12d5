import { availableParallelism } from "node:os";
import sharp from "sharp";

/** UV_THREADPOOL_SIZE unless set. */
const LIBUV_THREADS = 4;
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
 * For a process that makes one file and serves nobody: one picture more than cores, so that none waits while what is decoded
 * is taken. Pictures are decoded on libuv's threads; cores beyond those are shared out among the pictures.
 */
export function giveCoresToPictures(): void {
	const cores = availableParallelism();
	slots = Math.min(cores + 1, LIBUV_THREADS);
	sharp.concurrency(Math.max(1, Math.floor(cores / slots)));
}
