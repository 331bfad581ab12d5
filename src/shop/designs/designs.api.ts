import { createRoute, z } from "@hono/zod-openapi";
import type { OpenApiApp } from "#shop/open-api-app.ts";
import { jsonAnswer, problemAnswer } from "#shop/problem.ts";
import { refusal } from "#shop/refusal.ts";
import { findAppliedDesign, listDesigns } from "./designs.server.ts";

const id = z.coerce.number().int().min(1).max(2_147_483_647);
const design = z.object({ id: z.int(), name: z.string(), slug: z.string(), description: z.string() }).openapi("Design");
const application = z
	.object({ articleId: z.int(), hash: z.string().openapi({ description: "SHA-256 of the design document" }) })
	.openapi("DesignApplication");
const facts = z
	.object({
		designer: z.string().nullable().openapi({
			description: "The designer's company; null: the shop's own studio, or a person, whose name is not told",
		}),
		ofHouse: z.boolean().openapi({ description: "Drawn by the shop itself" }),
		popularity: z.int(),
		createdOn: z.iso.date(),
		modifiedOn: z.iso.date(),
	})
	.openapi("DesignFacts");

/** Published designs, in the language of the address. */
export function mountDesigns(app: OpenApiApp): void {
	app.openapi(
		createRoute({
			method: "get",
			path: "/api/designs",
			tags: ["designs"],
			summary: "List designs, the most popular first",
			request: {
				query: z.object({
					tag_id: id.optional(),
					article_id: id.optional(),
					limit: z.coerce.number().int().min(1).max(100).default(60),
				}),
			},
			responses: {
				200: jsonAnswer(
					z.object({ designs: z.array(design.extend(application.shape)) }),
					"Each with the article that it is shown on first",
				),
				422: problemAnswer("A parameter is out of range"),
			},
		}),
		async (context) => {
			const { tag_id, article_id, limit } = context.req.valid("query");
			const filter = {
				...(tag_id === undefined ? {} : { tagId: tag_id }),
				...(article_id === undefined ? {} : { articleId: article_id }),
			};
			return context.json({ designs: await listDesigns(context.get("shop"), filter, limit) }, 200);
		},
	);

	app.openapi(
		createRoute({
			method: "get",
			path: "/api/designs/{id}",
			tags: ["designs"],
			summary: "Read a design and the articles that it can be printed on",
			request: { params: z.object({ id }) },
			responses: {
				200: jsonAnswer(design.extend({ ...facts.shape, applications: z.array(application) }), "The design"),
				404: problemAnswer("No such design"),
				422: problemAnswer("The id is not a number"),
			},
		}),
		async (context) => {
			const shop = context.get("shop");
			const found = await findAppliedDesign(shop, context.req.valid("param").id);
			if (!found) return refusal(shop, 404, 4045, "api:unknownDesign");
			return context.json({ ...found, applications: [...found.applications] }, 200);
		},
	);
}
