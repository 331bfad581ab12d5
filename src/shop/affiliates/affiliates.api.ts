import { createRoute, z } from "@hono/zod-openapi";
import { limitBody } from "#shop/limit-body.ts";
import { invalidRequest, type OpenApiApp } from "#shop/open-api-app.ts";
import { problemAnswer } from "#shop/problem.ts";
import { refusal } from "#shop/refusal.ts";
import { recordHit } from "./affiliate-hits.server.ts";

const MOST_BYTES = 16_000;
/** Form fields come as text. */
const hit = z
	.object({
		customer_id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
		device_footprint: z.string().regex(/^[\w-]{1,100}$/),
		domain: z.string().regex(/^[a-z0-9.-]{1,253}$/i),
		url: z.url({ protocol: /^https?$/ }).max(2000),
		ip: z.union([z.ipv4(), z.ipv6()]),
		campaign: z.string().max(200).optional(),
	})
	.openapi("AffiliateHit");

/** Specification, section 7. */
export function mountAffiliates(app: OpenApiApp): void {
	app.use("/api/affiliates/hits", limitBody(MOST_BYTES));
	app.openapi(
		createRoute({
			method: "post",
			path: "/api/affiliates/hits",
			tags: ["affiliates"],
			summary: "Count a visit through an affiliate's link",
			request: {
				body: {
					content: { "application/json": { schema: hit }, "application/x-www-form-urlencoded": { schema: hit } },
				},
			},
			responses: {
				204: { description: "Counted" },
				413: problemAnswer("More than 16 kB"),
				422: problemAnswer("A field is missing or wrong, or there is no such affiliate"),
			},
		}),
		async (context) => {
			const shop = context.get("shop");
			const body = hit.safeParse({ ...context.req.valid("json"), ...context.req.valid("form") });
			if (!body.success) return invalidRequest(shop, body.error);
			const { customer_id: customerId, device_footprint: deviceFootprint, ...rest } = body.data;
			const counted = await recordHit(shop, { customerId, deviceFootprint, ...rest });
			if (!counted.ok) return refusal(shop, 422, 4232, `api:affiliates.${counted.reason}`, { reason: counted.reason });
			return context.body(null, 204);
		},
	);
}
