import { createRoute, z } from "@hono/zod-openapi";
import { MAXIMUM_QUANTITY } from "#core/volume-price.ts";
import { moneySchema } from "#shop/money-schema.ts";
import { invalidRequest, type OpenApiApp } from "#shop/open-api-app.ts";
import { jsonAnswer, problemAnswer } from "#shop/problem.ts";
import { refusal } from "#shop/refusal.ts";
import type { Shop } from "#shop/shop.ts";
import { readCart } from "./cart.server.ts";
import { addToCart, removeLine } from "./change-cart.server.ts";
import { chooseForLine } from "./choose-for-line.server.ts";
import { putAsApproved } from "./put-as-approved.server.ts";

const chosen = z.int().nullable().openapi({ description: "Chosen since it was put in; null: as it is" });
const line = z
	.object({
		id: z.uuid(),
		projectId: z.uuid(),
		articleId: z.int(),
		articleName: z.string(),
		variantId: z.int(),
		sku: z.string(),
		quantity: z.int(),
		chosenVariantId: chosen,
		chosenQuantity: chosen,
		isChanged: z.boolean().openapi({
			description: "Its design, variant or quantity was changed since it was put in: put it in again to order it",
		}),
		unit: moneySchema,
		total: moneySchema,
	})
	.openapi("CartLine");
const cart = z
	.object({
		lines: z.array(line),
		unavailable: z
			.array(line.omit({ unit: true, total: true }))
			.openapi({ description: "Not sold any more: in no sum, and no order until they are taken out" }),
		goods: moneySchema,
		pieces: z.int(),
	})
	.openapi("Cart");
const newLine = z
	.object({
		projectId: z.uuid(),
		variantId: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
		quantity: z.coerce.number().int().optional().openapi({
			description:
				"Without it a new line has 1, and one that lies there in this variant keeps its own; needed with lineId",
		}),
		lineId: z
			.uuid()
			.toLowerCase()
			.optional()
			.openapi({ description: "A line of this project that is put in again: it takes the variant and quantity" }),
	})
	.openapi("NewCartLine");
const choice = z
	.object({
		variantId: z.int().min(1).max(2_147_483_647),
		quantity: z
			.int()
			.min(1)
			.max(MAXIMUM_QUANTITY)
			.optional()
			.openapi({ description: "Without it what was chosen before stays; the line's own is no choice" }),
	})
	.openapi("CartLineChoice");
const added = z
	.object({
		lineId: z.uuid(),
		hasJoined: z.boolean().openapi({ description: "Another line was in this variant: its pieces have come to it" }),
	})
	.openapi("AddedCartLine");

/** The visitor's own cart on the site of the address, priced now. */
export function mountCart(app: OpenApiApp): void {
	app.openapi(
		createRoute({
			method: "get",
			path: "/api/carts/current",
			tags: ["cart"],
			summary: "Read the visitor's cart",
			responses: { 200: jsonAnswer(cart, "The cart") },
		}),
		async (context) => context.json(cart.parse(await readCart(context.get("shop"))), 200),
	);

	app.openapi(
		createRoute({
			method: "post",
			path: "/api/carts/current/lines",
			tags: ["cart"],
			summary: "Put a project of the visitor's into the cart",
			request: {
				body: {
					content: {
						"application/json": { schema: newLine },
						"application/x-www-form-urlencoded": { schema: newLine },
					},
				},
			},
			responses: {
				201: jsonAnswer(
					added,
					"Added; the same project and variant again puts its line in again, with the quantity if one is given",
				),
				404: problemAnswer("No such line of the project in the visitor's cart"),
				422: problemAnswer("The project, variant or quantity does not fit"),
			},
		}),
		async (context) => {
			const shop = context.get("shop");
			const body = newLine.safeParse({ ...context.req.valid("json"), ...context.req.valid("form") });
			if (!body.success) return invalidRequest(shop, body.error);
			const { variantId, ...rest } = body.data;
			const outcome = await addToCart(shop, { ...rest, ...(variantId !== undefined && { variantId }) });
			if (outcome.ok) return context.json(outcome.value, 201);
			if (outcome.reason === "line_gone") return refusal(shop, 404, 4046, "api:unknownLine");
			return refusal(shop, 422, 4230, `api:cart.${outcome.reason}`, { reason: outcome.reason });
		},
	);

	app.openapi(
		createRoute({
			method: "put",
			path: "/api/carts/current/lines/{id}/choice",
			tags: ["cart"],
			summary: "Note what is chosen for a line while its design is edited: it is ordered once it is put in again",
			request: {
				params: z.object({ id: z.uuid() }),
				body: { required: true, content: { "application/json": { schema: choice } } },
			},
			responses: {
				204: { description: "Noted; what the line holds already is no choice" },
				400: problemAnswer("The body can't be read"),
				404: problemAnswer("No such line in the visitor's cart"),
				422: problemAnswer("The choice has the wrong form, or the article no such variant"),
			},
		}),
		async (context) => {
			const shop = context.get("shop");
			const noted = await chooseForLine(shop, context.req.valid("param").id, context.req.valid("json"));
			return noted.ok ? context.body(null, 204) : refusedChange(shop, noted.reason);
		},
	);

	app.openapi(
		createRoute({
			method: "delete",
			path: "/api/carts/current/lines/{id}/changes",
			tags: ["cart"],
			summary: "Give up what was changed since a line was put in: design, variant and quantity are those of then",
			request: { params: z.object({ id: z.uuid() }) },
			responses: {
				200: jsonAnswer(cart, "The cart with the line as it was put in"),
				404: problemAnswer("No such line in the visitor's cart"),
				422: problemAnswer("The id has the wrong form, or the design of then is kept no more"),
			},
		}),
		async (context) => {
			const shop = context.get("shop");
			const put = await putAsApproved(shop, context.req.valid("param").id);
			if (!put.ok) return refusedChange(shop, put.reason);
			return context.json(cart.parse(await readCart(shop)), 200);
		},
	);

	app.openapi(
		createRoute({
			method: "delete",
			path: "/api/carts/current/lines/{id}",
			tags: ["cart"],
			summary: "Take a line out of the cart",
			request: { params: z.object({ id: z.uuid() }) },
			responses: {
				200: jsonAnswer(cart, "The cart without the line"),
				404: problemAnswer("No such line in the visitor's cart"),
				422: problemAnswer("The id has the wrong form"),
			},
		}),
		async (context) => {
			const shop = context.get("shop");
			const removed = await removeLine(shop, context.req.valid("param").id);
			if (!removed.ok) return refusal(shop, 404, 4046, "api:unknownLine");
			return context.json(cart.parse(await readCart(shop)), 200);
		},
	);
}

function refusedChange(shop: Shop, reason: "unknown_line" | "unknown_variant" | "not_kept") {
	if (reason === "unknown_line") return refusal(shop, 404, 4046, "api:unknownLine");
	return refusal(shop, 422, 4230, `api:cart.${reason}`, { reason });
}
