import { createRoute, z } from "@hono/zod-openapi";
import { isbot } from "isbot";
import { limitBody } from "#shop/limit-body.ts";
import type { OpenApiApp } from "#shop/open-api-app.ts";
import { problemAnswer } from "#shop/problem.ts";

const LEVELS = ["trace", "debug", "info", "warn", "error", "fatal"] as const;
const entry = z
	.object({
		level: z.string().toLowerCase().pipe(z.enum(LEVELS)),
		message: z.string().min(1).max(2000),
	})
	.openapi("LogEntry");

/** What the browser reports goes to the shop's log; crawlers are answered, not heard. */
export function mountBrowserLog(app: OpenApiApp): void {
	app.use("/api/log", limitBody(16_000));
	app.openapi(
		createRoute({
			method: "post",
			path: "/api/log",
			tags: ["session"],
			summary: "Report something to the shop's log",
			request: { body: { required: true, content: { "application/json": { schema: entry } } } },
			responses: {
				204: { description: "Taken" },
				413: problemAnswer("More than 16 kB"),
				422: problemAnswer("No such level, or no message of up to 2,000 characters"),
				429: problemAnswer("More than 30 reports a minute"),
			},
		}),
		(context) => {
			const { level, message } = context.req.valid("json");
			if (!isbot(context.req.header("user-agent")))
				context.get("shop").log[level]({ from: "browser" }, withoutAddresses(message));
			return context.body(null, 204);
		},
	);
}

function withoutAddresses(message: string): string {
	return message.replace(/[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g, "(e-mail)");
}
