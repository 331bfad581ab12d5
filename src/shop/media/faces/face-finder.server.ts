import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import type { PictureFaces } from "#design/preflight/faces.ts";
import type { FaceAnswer, FaceOrder } from "./face-worker.ts";

type Running = { readonly thread: Worker; readonly settle: (answer: FaceAnswer) => void };

const SCRIPT = "src/shop/media/faces/face-worker.ts";
const TIME_LIMIT_MILLISECONDS = 20_000;
/** The models take 60 MB while they are held. */
const IDLE_MILLISECONDS = 60_000;

let worker: Worker | null = null;
let running: Running | null = null;
let last: Promise<unknown> = Promise.resolve();
let idle: NodeJS.Timeout | undefined;

/** One picture after another, in a thread that starts with the first and ends a while after the last. */
export function findFacesInThread(order: FaceOrder): Promise<PictureFaces> {
	const found = last.then(() => find(order));
	last = found.catch(() => {});
	return found;
}

async function find(order: FaceOrder): Promise<PictureFaces> {
	clearTimeout(idle);
	const thread = worker ?? start();
	const { promise, resolve: settle } = Promise.withResolvers<FaceAnswer>();
	running = { thread, settle };
	const limit = setTimeout(end, TIME_LIMIT_MILLISECONDS, thread, "Faces were looked for too long");
	thread.postMessage(order);
	const answer = await promise;
	clearTimeout(limit);
	running = null;
	idle = setTimeout(end, IDLE_MILLISECONDS, thread, "Nobody asks for faces any more").unref();
	if ("error" in answer) throw new Error(answer.error);
	return answer.found;
}

function start(): Worker {
	// What it prints is about graphics cards.
	const thread = new Worker(resolve(SCRIPT), { env: {}, stdout: true, stderr: true });
	thread.unref();
	thread.on("message", (answer: FaceAnswer) => running?.settle(answer));
	thread.on("error", (error) => end(thread, String(error)));
	thread.on("exit", () => end(thread, "The thread that looks for faces has ended"));
	worker = thread;
	return thread;
}

function end(thread: Worker, error: string): void {
	if (worker === thread) worker = null;
	if (running?.thread === thread) running.settle({ error });
	void thread.terminate();
}
