import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ApiEnvironment } from "./open-api-app.ts";
import { refusal } from "./refusal.ts";

/** Requests without a body: to look for one is not free. */
const BODILESS = new Set(["GET", "HEAD"]);

/** Counted while it arrives: a body's declared length may lie. */
export function limitBody(maxSize: number, text = "api:tooLarge"): MiddlewareHandler<ApiEnvironment> {
	const limit = bodyLimit({ maxSize, onError: (context) => refusal(context.get("shop"), 413, 4130, text) });
	return (context, next) => (BODILESS.has(context.req.method) ? next() : limit(context, next));
}
