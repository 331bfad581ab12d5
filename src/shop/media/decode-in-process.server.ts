import { fork } from "node:child_process";
import { resolve } from "node:path";
import type { DecodeAnswer, DecodeOrder } from "./decode-picture.ts";

const SCRIPT = resolve("src/shop/media/decode-picture.ts");
const AT_ONCE = 2;
const TIME_LIMIT_MILLISECONDS = 90_000;

type Answer = DecodeAnswer | { ok: false; refusal: "too_slow" };

let running = 0;
const waiting: (() => void)[] = [];

/** Decodes in a process of its own: at most two at once, each with an end to its time and memory. */
export async function decodeInProcess(order: DecodeOrder, timeLimit = TIME_LIMIT_MILLISECONDS): Promise<Answer> {
	if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
	running++;
	try {
		return await runChild(order, timeLimit);
	} finally {
		running--;
		waiting.shift()?.();
	}
}

function runChild(order: DecodeOrder, timeLimit: number): Promise<Answer> {
	return new Promise((resolveAnswer) => {
		const child = fork(SCRIPT, {
			execPath: process.execPath,
			execArgv: ["--max-old-space-size=1024"],
			env: {},
			stdio: "ignore",
		});
		const timer = setTimeout(() => finish({ ok: false, refusal: "too_slow" }), timeLimit);
		child.once("message", (answer) => finish(answer as DecodeAnswer));
		child.once("error", () => finish({ ok: false, refusal: "damaged" }));
		child.once("disconnect", () => finish({ ok: false, refusal: "damaged" }));
		child.send(order);

		function finish(answer: Answer): void {
			clearTimeout(timer);
			child.removeAllListeners();
			child.on("error", () => {});
			child.kill("SIGKILL");
			resolveAnswer(answer);
		}
	});
}
