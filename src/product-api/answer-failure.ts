import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { isCrawler } from "#core/crawler.ts";
import type { ApiEnvironment } from "#shop/open-api-app.ts";
import { refusal } from "#shop/refusal.ts";

/** What went wrong stays in the log; the outside learns only that something did. */
export function answerFailure(error: Error, context: Context<ApiEnvironment>): Response {
	const shop = context.get("shop");
	if (error instanceof HTTPException && error.status < 500)
		return refusal(shop, error.status, error.status * 10, "api:unreadable");
	if (!isCrawler(context.req.header("user-agent")))
		shop.log.error({ err: error, path: context.req.path }, "request failed");
	return refusal(shop, 500, 5000, "api:failed");
}
