import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import type { PictureFaces } from "#design/preflight/faces.ts";
import type { FaceOrder } from "./face-worker.ts";

type Waiting = { readonly answer: (found: PictureFaces) => void; readonly fail: (error: Error) => void };
type Answer = { readonly id: number; readonly found: PictureFaces };

const SCRIPT = "src/shop/media/faces/face-worker.ts";
const TIME_LIMIT_MILLISECONDS = 20_000;
/** The models take 60 MB while they are held. */
const IDLE_MILLISECONDS = 60_000;

let worker: Worker | null = null;
let asked = 0;
let idle: NodeJS.Timeout | undefined;
const waiting = new Map<number, Waiting>();

/** In a thread that starts with the first picture and ends a while after the last. */
export function findFacesInThread(order: Omit<FaceOrder, "id">): Promise<PictureFaces> {
	const id = ++asked;
	clearTimeout(idle);
	const thread = worker ?? start();
	const limit = setTimeout(() => end(thread, new Error("Faces were looked for too long")), TIME_LIMIT_MILLISECONDS);
	return new Promise<PictureFaces>((answer, fail) => {
		waiting.set(id, { answer, fail });
		thread.postMessage({ id, ...order } satisfies FaceOrder);
	}).finally(() => {
		clearTimeout(limit);
		waiting.delete(id);
		if (waiting.size === 0 && worker) idle = setTimeout(end, IDLE_MILLISECONDS, worker).unref();
	});
}

function start(): Worker {
	// What it prints is about graphics cards.
	const thread = new Worker(resolve(SCRIPT), { env: {}, stdout: true, stderr: true });
	thread.unref();
	thread.on("message", ({ id, found }: Answer) => waiting.get(id)?.answer(found));
	thread.on("error", (error) => end(thread, error instanceof Error ? error : new Error(String(error))));
	thread.on("exit", () => end(thread, new Error("The thread that looks for faces has ended")));
	worker = thread;
	return thread;
}

function end(thread: Worker, reason = new Error("Nobody asks for faces any more")): void {
	if (worker !== thread) return;
	worker = null;
	for (const { fail } of [...waiting.values()]) fail(reason);
	void thread.terminate();
}
