import { fork } from "node:child_process";
import { resolve } from "node:path";
import type { DecodeAnswer, DecodeOrder } from "./decode-picture.ts";

const SCRIPT = resolve("src/shop/media/decode-picture.ts");
const AT_ONCE = 2;
const TIME_LIMIT_MILLISECONDS = 90_000;

let running = 0;
const waiting: (() => void)[] = [];

/** Decodes in a process of its own: at most two at once, each with an end to its time and memory. */
export async function decodeInProcess(order: DecodeOrder): Promise<DecodeAnswer | { ok: false; refusal: "too_slow" }> {
	if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
	running++;
	try {
		return await runChild(order);
	} finally {
		running--;
		waiting.shift()?.();
	}
}

function runChild(order: DecodeOrder): Promise<DecodeAnswer | { ok: false; refusal: "too_slow" }> {
	return new Promise((resolveAnswer) => {
		const child = fork(SCRIPT, { execPath: process.execPath, execArgv: ["--max-old-space-size=1024"], env: {}, stdio: "ignore" });
		const timer = setTimeout(() => finish({ ok: false, refusal: "too_slow" }), TIME_LIMIT_MILLISECONDS);
		child.once("message", (answer) => finish(answer as DecodeAnswer));
		child.once("error", () => finish({ ok: false, refusal: "damaged" }));
		child.once("exit", () => finish({ ok: false, refusal: "damaged" }));
		child.send(order);

		function finish(answer: DecodeAnswer | { ok: false; refusal: "too_slow" }): void {
			clearTimeout(timer);
			child.removeAllListeners();
			child.on("error", () => {});
			child.kill("SIGKILL");
			resolveAnswer(answer);
		}
	});
}
