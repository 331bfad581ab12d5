import { load } from "./load.ts";
import { startReference } from "./reference-server.ts";

/** Answers a second of a bare Hono server on the machine for which budgets in milliseconds and orders were set (decision 0063). */
const REFERENCE = 60_000;

/** A result, and how fast the machine was around it: 0.5 is half as fast as the machine of the budgets, 1 as fast or faster. */
type Paced<Result> = { readonly result: Result; readonly pace: number };

export async function withPace<Result>(work: () => Promise<Result>): Promise<Paced<Result>> {
	const [paced] = await roundsWithPace(1, work);
	return paced!;
}

/** The pace before a round is the one after the round before it: it changes within seconds. */
export async function roundsWithPace<Result>(
	rounds: number,
	work: (round: number) => Promise<Result>,
): Promise<readonly Paced<Result>[]> {
	return withGauge(async (pace) => {
		const done: Paced<Result>[] = [];
		let before = await pace();
		for (let round = 0; round < rounds; round++) {
			const result = await work(round);
			const now = await pace();
			done.push({ result, pace: Math.min(1, (before + now) / 2) });
			before = now;
		}
		return done;
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
