import { load } from "./load.ts";
import { startReference } from "./reference-server.ts";

/** Answers a second of a bare Hono server on the machine for which budgets in milliseconds and orders were set (decision 0063). */
const REFERENCE = 60_000;

/** The work's result, and how fast the machine was around it: 1 is the machine of the budgets, 0.5 half as fast. */
export async function withPace<Result>(work: () => Promise<Result>): Promise<{ result: Result; pace: number }> {
	const reference = await startReference([]);
	const bareAnswers = async () => (await load({ url: `${reference.url}/hello` })).perSecond;
	try {
		await bareAnswers();
		const before = await bareAnswers();
		const result = await work();
		return { result, pace: (before + (await bareAnswers())) / 2 / REFERENCE };
	} finally {
		reference.stop();
	}
}
