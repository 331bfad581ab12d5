import { createRoute, z } from "@hono/zod-openapi";
import type { OpenApiApp } from "#shop/open-api-app.ts";
import { jsonAnswer, problemAnswer } from "#shop/problem.ts";
import { refusal } from "#shop/refusal.ts";
import { offerProject } from "./hand-over.server.ts";

const offered = z.object({ url: z.url(), expiresAt: z.iso.datetime().nullable() }).openapi("Handover");

export function mountHandOver(app: OpenApiApp): void {
	app.openapi(
		createRoute({
			method: "post",
			path: "/api/projects/{id}/handover",
			tags: ["projects"],
			summary: "Offer a project of the visitor's to another device",
			request: { params: z.object({ id: z.uuid() }) },
			responses: {
				201: jsonAnswer(offered, "A link for one use, or to the sign-in"),
				404: problemAnswer("No such project of the visitor's"),
			},
		}),
		async (context) => {
			const shop = context.get("shop");
			const offer = await offerProject(shop, context.req.valid("param").id);
			if (!offer.ok) return refusal(shop, 404, 4042, "api:project.not_found") as never;
			const { path, expiresAt } = offer.value;
			const url = shop.addressOf(shop.brand.code, shop.locale) + path;
			context.header("cache-control", "no-store");
			return context.json({ url, expiresAt: expiresAt?.toISOString() ?? null } as never, 201) as never;
		},
	);
}
