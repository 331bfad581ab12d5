import { createRoute, z } from "@hono/zod-openapi";
import { variantsOf } from "#shop/catalog/catalog.server.ts";
import { moneySchema } from "#shop/money-schema.ts";
import type { OpenApiApp } from "#shop/open-api-app.ts";
import { jsonAnswer, problemAnswer } from "#shop/problem.ts";
import { refusal } from "#shop/refusal.ts";
import { pricesOf } from "./pricing.server.ts";

const variantPrices = z
	.object({ variantId: z.int(), breaks: z.array(z.object({ minimumQuantity: z.int(), price: moneySchema })) })
	.openapi("VariantPrices");

/** What an article costs on the site of the address. */
export function mountPrices(app: OpenApiApp): void {
	app.openapi(
		createRoute({
			method: "get",
			path: "/api/articles/{id}/prices",
			tags: ["catalog"],
			summary: "Read the prices of an article's variants with their volume breaks",
			request: { params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }) },
			responses: {
				200: jsonAnswer(z.object({ prices: z.array(variantPrices) }), "Today's prices"),
				404: problemAnswer("No such article"),
				422: problemAnswer("The id is not a number"),
			},
		}),
		async (context) => {
			const shop = context.get("shop");
			const { id } = context.req.valid("param");
			const ids = ((await variantsOf(shop, [id])).get(id) ?? []).map((variant) => variant.id);
			if (!ids.length) return refusal(shop, 404, 4041, "api:unknownArticle");
			const breaks = await pricesOf(shop, ids);
			const prices = ids.map((variantId) => ({ variantId, breaks: breaks.get(variantId) ?? [] }));
			return context.json({ prices }, 200);
		},
	);
}
