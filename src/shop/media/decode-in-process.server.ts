import { boundedProcess } from "#shop/bounded-process.server.ts";
import type { DecodeAnswer, DecodeOrder } from "./decode-picture.ts";

const TIME_LIMIT_MILLISECONDS = 90_000;
const run = boundedProcess<DecodeOrder, DecodeAnswer>({
	script: "src/shop/media/decode-picture.ts",
	atOnce: 2,
	megabytes: 1024,
});

type Answer = DecodeAnswer | { ok: false; refusal: "too_slow" };

/** Decodes in a process of its own: at most two at once, each with an end to its time and memory. */
export async function decodeInProcess(order: DecodeOrder, timeLimit = TIME_LIMIT_MILLISECONDS): Promise<Answer> {
	const answer = await run(order, timeLimit);
	if (answer === "too_slow") return { ok: false, refusal: "too_slow" };
	return answer === "ended" ? { ok: false, refusal: "damaged" } : answer;
}
