/**
 * Answers at the next full step of time, whatever the work took: whether an account exists can't be told by the clock.
 * Two answers differ only where a step's edge falls between them.
 */
export async function inEvenTime<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
	const started = performance.now();
	try {
		return await work();
	} finally {
		const rest = milliseconds - ((performance.now() - started) % milliseconds);
		await new Promise((resolve) => setTimeout(resolve, rest));
	}
}
