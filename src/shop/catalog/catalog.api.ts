import { createRoute, z } from "@hono/zod-openapi";
import { TAG_GROUPS } from "#core/tag-groups.ts";
import type { OpenApiApp } from "#shop/open-api-app.ts";
import { jsonAnswer, problemAnswer } from "#shop/problem.ts";
import { refusal } from "#shop/refusal.ts";
import { findArticle, findTag, listArticles, listTags } from "./catalog.server.ts";

const id = z.coerce.number().int().min(1).max(2_147_483_647);
const summary = z
	.object({ id: z.int(), name: z.string(), namePlural: z.string(), slug: z.string(), summary: z.string() })
	.openapi("ArticleSummary");
const place = { x: z.number(), y: z.number(), width: z.number(), height: z.number() };
const side = z
	.object({
		code: z.string(),
		width: z.number().openapi({ description: "Trim size in millimetres, as all lengths" }),
		height: z.number(),
		bleed: z.number(),
		safe: z.number(),
		cut: z
			.discriminatedUnion("kind", [
				z.object({ kind: z.literal("ellipse") }),
				z.object({ kind: z.literal("rounded"), radius: z.number() }),
			])
			.nullable()
			.openapi({ description: "What the piece is cut to; null: the whole rectangle" }),
		openings: z
			.array(
				z.discriminatedUnion("kind", [
					z.object({ kind: z.literal("ellipse"), ...place }),
					z.object({ kind: z.literal("rounded"), ...place, radius: z.number() }),
				]),
			)
			.readonly()
			.nullable()
			.openapi({ description: "Where nothing of the piece is, as for a camera; null: it is whole" }),
		minimumDpi: z.int(),
		technique: z.string(),
	})
	.openapi("Side");
const variant = z
	.object({ id: z.int(), sku: z.string(), color: z.string().nullable(), size: z.string().nullable() })
	.openapi("Variant");
const article = summary
	.extend({
		description: z.array(z.string()),
		facts: z.array(z.object({ name: z.string(), value: z.string() })),
		productionDays: z.int(),
		manufacturer: z.string(),
		sides: z.array(side),
		variants: z.array(variant),
	})
	.openapi("Article");
const tag = z
	.object({
		id: z.int(),
		name: z.string(),
		slug: z.string(),
		intro: z.string(),
		mode: z.enum(["LIST_DESIGNS", "LIST", "LANDING"]),
		group: z.enum(TAG_GROUPS).nullable(),
	})
	.openapi("Tag");

/** Articles and tags, in the language of the address. */
export function mountCatalog(app: OpenApiApp): void {
	app.openapi(
		createRoute({
			method: "get",
			path: "/api/articles",
			tags: ["catalog"],
			summary: "List the articles, or those of one tag",
			request: { query: z.object({ tag: z.string().max(200).optional() }) },
			responses: {
				200: jsonAnswer(z.object({ articles: z.array(summary) }), "In the shop's order"),
				404: problemAnswer("No such tag"),
				422: problemAnswer("A parameter is out of range"),
			},
		}),
		async (context) => {
			const shop = context.get("shop");
			const slug = context.req.valid("query").tag;
			const chosen = slug === undefined ? undefined : await findTag(shop, slug);
			if (slug !== undefined && !chosen) return refusal(shop, 404, 4044, "api:unknownTag");
			return context.json({ articles: await listArticles(shop, chosen ? { tagId: chosen.id } : {}) }, 200);
		},
	);

	app.openapi(
		createRoute({
			method: "get",
			path: "/api/articles/{id}",
			tags: ["catalog"],
			summary: "Read an article with its print sides and variants",
			request: { params: z.object({ id }) },
			responses: {
				200: jsonAnswer(article, "The article"),
				404: problemAnswer("No such article"),
				422: problemAnswer("The id is not a number"),
			},
		}),
		async (context) => {
			const shop = context.get("shop");
			const found = await findArticle(shop, context.req.valid("param").id);
			if (!found) return refusal(shop, 404, 4041, "api:unknownArticle");
			return context.json(article.parse(found), 200);
		},
	);

	app.openapi(
		createRoute({
			method: "get",
			path: "/api/tags",
			tags: ["catalog"],
			summary: "List the tags",
			responses: { 200: jsonAnswer(z.object({ tags: z.array(tag) }), "In the shop's order") },
		}),
		async (context) => {
			const tags = await listTags(context.get("shop"));
			return context.json({ tags: tags.map((each) => tag.parse(each)) }, 200);
		},
	);
}
