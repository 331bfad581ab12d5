/** Starts the first tasks at once; each time that a result is taken, one more. Results come in the tasks' order. */
export function startAhead<Result>(tasks: readonly (() => Promise<Result>)[], ahead: number): () => Promise<Result> {
	const waiting = tasks.values();
	const running: Promise<Result>[] = [];
	const start = () => {
		const task = waiting.next().value;
		if (!task) return;
		const result = task();
		// Whoever takes it gets the error; until then it must not count as unhandled.
		result.catch(() => undefined);
		running.push(result);
	};
	for (let count = 0; count < ahead; count++) start();
	return async () => {
		const first = running.shift();
		if (!first) throw new Error("All results were taken");
		const result = await first;
		start();
		return result;
	};
}
