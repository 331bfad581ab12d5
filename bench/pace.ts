import { load } from "./load.ts";
import { startReference } from "./reference-server.ts";

/** Answers a second of a bare Hono server on the machine for which budgets in milliseconds and orders were set (decision 0063). */
const REFERENCE = 60_000;

/** The work's result, and how fast the machine was around it: 1 is the machine of the budgets, 0.5 half as fast. */
export async function withPace<Result>(work: () => Promise<Result>): Promise<{ result: Result; pace: number }> {
	return withGauge(async (pace) => {
		const before = await pace();
		const result = await work();
		return { result, pace: (before + (await pace())) / 2 };
	});
}

/** How fast the machine is now, for work that is done at its pace. */
export async function paceNow(): Promise<number> {
	return withGauge((pace) => pace());
}

async function withGauge<Result>(work: (pace: () => Promise<number>) => Promise<Result>): Promise<Result> {
	const reference = await startReference([]);
	const pace = async () => (await load({ url: `${reference.url}/hello` })).perSecond / REFERENCE;
	try {
		await pace();
		return await work(pace);
	} finally {
		reference.stop();
	}
}
