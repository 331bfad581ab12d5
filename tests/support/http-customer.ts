import { stepsOfGuest } from "./guest-checkout.ts";
import { MUG, mugWithWords } from "./ready-cart.ts";

/** Where the shop answers, and the promise of its being open: a killed shop has a new one. */
export type Door = { readonly url: string; open(): Promise<unknown>; answered(): void };

export type Bought = { readonly email: string; readonly key: string };

/** What `buyOverHttp` asks for when every answer comes. */
export const REQUESTS_TO_BUY = 9;

/**
 * A customer without a browser who buys one mug, and who asks again when an answer stays out:
 * after a crash too, with the same form, as a browser would.
 */
export async function buyOverHttp(door: Door, email: string, words: string): Promise<Bought> {
	const cookies = new Map<string, string>();
	const json = { "content-type": "application/json" };
	const project = await ask("/api/projects", 201, JSON.stringify({ ...MUG, document: mugWithWords(words) }), json);
	const { id } = (await project.json()) as { id: string };
	await send(`/create/${MUG.articleId}`, { projectId: id, variantId: String(MUG.variantId), quantity: "1" });
	for (const [step, fields] of stepsOfGuest(email)) await send(step, fields);
	const form = await (await ask("/checkout?step=4", 200)).text();
	const key = hidden(form, "idempotencyKey");
	const shown = { total: hidden(form, "total"), contents: hidden(form, "contents") };
	let next = await send("/checkout?step=4", { method: "CARD", idempotencyKey: key, ...shown });
	while (next.startsWith("/tracking/")) next = await send(next, { intent: "pay" });
	await send(new URL(next).pathname, { decision: "approve" });
	return { email, key };

	async function send(path: string, fields: Record<string, string>): Promise<string> {
		const answer = await ask(path, [302, 303], new URLSearchParams(fields));
		return answer.headers.get("location") ?? "";
	}

	async function ask(
		path: string,
		expected: number | readonly number[],
		body?: string | URLSearchParams,
		headers: Record<string, string> = {},
	): Promise<Response> {
		for (let tries = 1; ; tries++) {
			await door.open();
			const answer = await once(path, body, headers).catch(() => undefined);
			if (!answer) continue;
			door.answered();
			if ([expected].flat().includes(answer.status)) return answer;
			if (answer.status < 500 || tries > 20)
				throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
		}
	}

	async function once(path: string, body: string | URLSearchParams | undefined, headers: Record<string, string>) {
		const answer = await fetch(door.url + path, {
			method: body === undefined ? "GET" : "POST",
			headers: { ...headers, origin: door.url, cookie: [...cookies].map((pair) => pair.join("=")).join("; ") },
			redirect: "manual",
			signal: AbortSignal.timeout(30_000),
			...(body === undefined ? {} : { body }),
		});
		const whole = new Response(await answer.arrayBuffer(), answer);
		for (const cookie of answer.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
			cookies.set(name, value);
		}
		return whole;
	}
}

function hidden(page: string, name: string): string {
	const found = new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1];
	if (!found) throw new Error(`The page has no field ${name}`);
	return found;
}
