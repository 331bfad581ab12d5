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

	/** The connection is left to the server, which reads on for half a second: closed at once, it could lose the answer. */
	function onError(context: Context<ApiEnvironment>): Response {
		return refusal(context.get("shop"), 413, 4130, text);
	}
}
