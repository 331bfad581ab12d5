import { flushCompileCache } from "node:module";

/** The other end of `boundedProcess`, which ends this process with its answer: what was compiled is kept before. */
export function answerOrder<Order, Answer>(work: (order: Order) => Promise<Answer>): void {
	if (!process.send) return;
	process.once("message", async (order: Order) => {
		const answer = await work(order);
		flushCompileCache();
		process.send?.(answer, () => process.exit(0));
	});
}
