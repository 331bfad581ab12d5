import { fork, type Serializable } from "node:child_process";
import { getCompileCacheDir } from "node:module";
import { dirname, resolve } from "node:path";

type Bounds = { readonly script: string; readonly atOnce: number; readonly megabytes: number };

/** Runs a script for each order in a process of its own: a few at once, each with an end to its time and memory. */
export function boundedProcess<Order extends Serializable, Answer>({ script, atOnce, megabytes }: Bounds) {
	const file = resolve(script);
	// Of the environment no more than where compiled modules are kept: with them a start takes half the time.
	const compiled = getCompileCacheDir();
	const env = compiled ? { NODE_COMPILE_CACHE: dirname(compiled) } : {};
	const waiting: (() => void)[] = [];
	let running = 0;

	return async (order: Order, milliseconds: number): Promise<Answer | "too_slow" | "ended"> => {
		if (running < atOnce) running++;
		else await new Promise<void>((go) => waiting.push(go));
		try {
			return await runChild(order, milliseconds);
		} finally {
			const next = waiting.shift();
			if (next) next();
			else running--;
		}
	};

	function runChild(order: Order, milliseconds: number): Promise<Answer | "too_slow" | "ended"> {
		return new Promise((resolveAnswer) => {
			const child = fork(file, {
				execPath: process.execPath,
				execArgv: [`--max-old-space-size=${megabytes}`],
				env,
				serialization: "advanced",
				stdio: "ignore",
			});
			const timer = setTimeout(() => finish("too_slow"), milliseconds);
			child.once("message", (answer) => finish(answer as Answer));
			child.once("error", () => finish("ended"));
			child.once("disconnect", () => finish("ended"));
			child.send(order);

			function finish(answer: Answer | "too_slow" | "ended"): void {
				clearTimeout(timer);
				child.removeAllListeners();
				child.on("error", () => {});
				child.kill("SIGKILL");
				resolveAnswer(answer);
			}
		});
	}
}
