import { createRoute, z } from "@hono/zod-openapi";
import { limitBody } from "#shop/limit-body.ts";
import type { OpenApiApp } from "#shop/open-api-app.ts";
import { problemAnswer } from "#shop/problem.ts";
import { keepPageEvent } from "./page-events.server.ts";

const MOST_BYTES = 16_000;
const words = z.string().max(500);
const address = z.string().max(2000);

/** Specification, section 3. */
const pageEvent = z
	.strictObject({
		category: words.min(1),
		name: words.min(1),
		page: z.strictObject({
			url: z.url({ protocol: /^https?$/ }).max(2000),
			path: address.startsWith("/"),
			title: words,
			referrer: address,
		}),
		userAgent: words,
		ip: z.union([z.ipv4(), z.ipv6()]).nullable(),
		platform: words,
		mobile: z.boolean(),
	})
	.partial({ userAgent: true, ip: true, platform: true, mobile: true })
	.openapi("PageEvent");

/** Consent first: without it an event is read, answered and forgotten. */
export function mountPageEvents(app: OpenApiApp): void {
	app.use("/api/event/page", limitBody(MOST_BYTES));
	app.openapi(
		createRoute({
			method: "post",
			path: "/api/event/page",
			tags: ["session"],
			summary: "Tell that a page was seen; nothing is kept without consent, and nothing of crawlers",
			request: { body: { required: true, content: { "application/json": { schema: pageEvent } } } },
			responses: {
				204: { description: "Taken" },
				413: problemAnswer("More than 16 kB"),
				422: problemAnswer("The event lacks a value, or one does not fit"),
			},
		}),
		async (context) => {
			const userAgent = context.req.header("user-agent") ?? "";
			await keepPageEvent(context.get("shop"), context.req.valid("json"), userAgent);
			return context.body(null, 204);
		},
	);
}
