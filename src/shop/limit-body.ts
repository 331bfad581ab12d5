import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ApiEnvironment } from "./open-api-app.ts";
import { refusal } from "./refusal.ts";

/** Requests without a body: to look for one is not free. */
const BODILESS = new Set(["GET", "HEAD"]);

/** Counted while it arrives: a body's declared length may lie. */
export function limitBody(maxSize: number, text = "api:tooLarge"): MiddlewareHandler<ApiEnvironment> {
	const limit = bodyLimit({ maxSize, onError });
	return (context, next) => (BODILESS.has(context.req.method) ? next() : limit(context, next));

	/** What is left of the body is not read: nobody is to ask for more on this connection. */
	function onError(context: Context<ApiEnvironment>): Response {
		const answer = refusal(context.get("shop"), 413, 4130, text);
		answer.headers.set("connection", "close");
		return answer;
	}
}
