import { createRoute, z } from "@hono/zod-openapi";
import { CUSTOMER_TYPES } from "#core/customer-type.ts";
import { limitBody } from "#shop/limit-body.ts";
import type { OpenApiApp } from "#shop/open-api-app.ts";
import { jsonAnswer, problemAnswer } from "#shop/problem.ts";
import { refusal } from "#shop/refusal.ts";
import { changeSession, readSession } from "./sessions.server.ts";

const MOST_BYTES = 10_000;
const LARGEST_SCREEN = 100_000;

const consent = z
	.strictObject({
		isConsentGiven: z.boolean(),
		isAdsAccepted: z.boolean(),
		isAnalyticsAccepted: z.boolean(),
		consentVersion: z.int().min(1).max(1_000_000),
	})
	.refine((given) => given.isConsentGiven || !(given.isAdsAccepted || given.isAnalyticsAccepted), {
		path: ["isConsentGiven"],
	});
const screen = z.strictObject({
	screenWidth: z.int().min(1).max(LARGEST_SCREEN),
	screenHeight: z.int().min(1).max(LARGEST_SCREEN),
	screenDevicePixelRatio: z.number().min(0.1).max(20),
});
const ga4 = z.strictObject({
	ga4ClientId: z.string().regex(/^[\w.-]{1,100}$/),
	ga4SessionId: z.string().regex(/^[\w.-]{1,100}$/),
	ga4SessionNumber: z.coerce.number().int().min(1).max(1_000_000),
});
const customer = z.strictObject({
	customer: z.record(z.string(), z.unknown()).nullable(),
	updateDateCustomer: z.iso.datetime({ offset: true }).nullable(),
});
const change = z.union([consent, screen, ga4, customer]).openapi("SessionChange");

const session = z
	.object({
		apiClient: z.string().nullable(),
		isConsentGiven: z.boolean(),
		isAdsAccepted: z.boolean(),
		isAnalyticsAccepted: z.boolean(),
		consentVersion: z.int().nullable(),
		screenWidth: z.int().nullable(),
		screenHeight: z.int().nullable(),
		screenDevicePixelRatio: z.number().nullable(),
		ga4ClientId: z.string().nullable(),
		ga4SessionId: z.string().nullable(),
		ga4SessionNumber: z.int().nullable(),
		customer: z
			.object({ id: z.int(), type: z.enum(CUSTOMER_TYPES), email: z.string(), displayName: z.string() })
			.nullable()
			.openapi({ description: "The signed-in customer" }),
		updateDateCustomer: z.iso.datetime().nullable(),
	})
	.openapi("Session");

/** Specification, sections 3 and 7. */
export function mountSessions(app: OpenApiApp): void {
	app.use("/api/session", limitBody(MOST_BYTES));

	app.openapi(
		createRoute({
			method: "get",
			path: "/api/session",
			tags: ["session"],
			summary: "Read the visitor's session",
			responses: { 200: jsonAnswer(session, "The session; a visitor without one gets its defaults") },
		}),
		async (context) => context.json(await readSession(context.get("shop")), 200),
	);

	app.openapi(
		createRoute({
			method: "post",
			path: "/api/session",
			tags: ["session"],
			summary: "Change the session: consent, screen, GA4 ids or customer",
			request: { body: { required: true, content: { "application/json": { schema: change } } } },
			responses: {
				200: jsonAnswer(session, "The changed session"),
				413: problemAnswer("More than 10 kB"),
				422: problemAnswer("The values are none of the four groups, or do not fit"),
			},
		}),
		async (context) => {
			const shop = context.get("shop");
			const changed = await changeSession(shop, context.req.valid("json"));
			if (!changed.ok) return refusal(shop, 422, 4231, `api:session.${changed.reason}`, { reason: changed.reason });
			return context.json(await readSession(shop), 200);
		},
	);
}
