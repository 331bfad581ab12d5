import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ApiEnvironment } from "./open-api-app.ts";
import { refusal } from "./refusal.ts";

/** Counted while it arrives: a body's declared length may lie. */
export function limitBody(maxSize: number, text = "api:tooLarge"): MiddlewareHandler<ApiEnvironment> {
	return bodyLimit({ maxSize, onError: (context) => refusal(context.get("shop"), 413, 4130, text) });
}
