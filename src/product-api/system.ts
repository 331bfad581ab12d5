import type { Hono } from "hono";
import type { Pool } from "pg";
import { SITES, type Site } from "#core/sites.ts";
import type { ApiEnvironment } from "#shop/open-api-app.ts";
import { refusal } from "#shop/refusal.ts";
import { textFile } from "#shop/texts.server.ts";

/** What machines ask: health, texts, the newest build. */
export function mountSystem(app: Hono<ApiEnvironment>, parts: { pool: Pool; buildId: string }): void {
	app.get("/healthz", (context) => context.json({ status: "alive" }));

	app.get("/readyz", async (context) => {
		try {
			await parts.pool.query("select 1");
			await context.get("shop").files.has("ready");
			return context.json({ status: "ready" });
		} catch {
			return refusal(context.get("shop"), 503, 5030, "api:notReady");
		}
	});

	app.get("/builds/latest.json", (context) =>
		context.json({ id: parts.buildId }, 200, { "cache-control": "no-cache" }),
	);

	app.get("/_locales/:namespace/:locale/data.json", (context) => {
		const { namespace, locale } = context.req.param();
		const language = SITES.flatMap((site: Site) => site.locales).find((known) => known.code === locale)?.language;
		const texts = language && textFile(namespace, language);
		if (!texts) return refusal(context.get("shop"), 404, 4043, "api:unknownTexts");
		const cache = context.req.query("v") ? "public, max-age=31536000, immutable" : "no-cache";
		return context.json(texts, 200, { "cache-control": cache });
	});
}
