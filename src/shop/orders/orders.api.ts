import { createRoute, z } from "@hono/zod-openapi";
import type { OpenApiApp } from "#shop/open-api-app.ts";
import { jsonAnswer, problemAnswer } from "#shop/problem.ts";
import { refusal } from "#shop/refusal.ts";
import { findOrder, historyOf, isOwnOrder, linesOf, type Order } from "./orders.server.ts";

const customer = z
	.object({
		type: z.enum(["PERSON", "COMPANY"]),
		email: z.string(),
		firstName: z.string(),
		lastName: z.string(),
		company: z.string().nullable(),
		recipient: z.string().nullable().openapi({ description: "The name on the parcel, where it is another one" }),
		street: z.string(),
		streetNumber: z.string(),
		unit: z.string().nullable(),
		postcode: z.string(),
		city: z.string(),
		province: z.string().nullable(),
		country: z.string(),
	})
	.openapi("OrderCustomer");
const line = z
	.object({
		position: z.int(),
		articleId: z.int(),
		variantId: z.int(),
		sku: z.string(),
		name: z.string(),
		variantName: z.string(),
		quantity: z.int(),
		unitAmount: z.int(),
		totalAmount: z.int(),
	})
	.openapi("OrderLine");
const order = z
	.object({
		publicId: z.string(),
		number: z.string(),
		status: z.int(),
		placedAt: z.iso.datetime(),
		promisedOn: z.iso.date(),
		currency: z.string(),
		goodsAmount: z.int().openapi({ description: "Amounts are whole minor units, VAT included" }),
		shippingAmount: z.int(),
		totalAmount: z.int(),
		vatAmount: z.int(),
		lines: z.array(line),
		history: z.array(z.object({ status: z.int(), at: z.iso.datetime() })),
		customer: customer.optional().openapi({ description: "Only in the session that placed the order" }),
	})
	.openapi("Order");

/** Who has the public id sees the order; whose it is, only the session that placed it. */
export function mountOrders(app: OpenApiApp): void {
	app.openapi(
		createRoute({
			method: "get",
			path: "/api/orders/{public_id}",
			tags: ["orders"],
			summary: "Read an order",
			request: { params: z.object({ public_id: z.string().max(100) }) },
			responses: {
				200: jsonAnswer(order, "The order"),
				404: problemAnswer("No such order"),
				422: problemAnswer("The id has the wrong form"),
			},
		}),
		async (context) => {
			const shop = context.get("shop");
			const found = await findOrder(shop, context.req.valid("param").public_id);
			if (!found) return refusal(shop, 404, 4047, "api:unknownOrder");
			const [lines, history] = await Promise.all([linesOf(shop, found.id), historyOf(shop, found.id)]);
			const shown = {
				...found,
				placedAt: found.placedAt.toISOString(),
				lines,
				history: history.map((move) => ({ status: move.toStatus, at: move.at.toISOString() })),
				customer: isOwnOrder(shop, found) ? customerOf(found) : undefined,
			};
			return context.json(order.parse(shown), 200);
		},
	);
}

function customerOf(found: Order): z.output<typeof customer> {
	return customer.parse({ ...found, type: found.customerType });
}
