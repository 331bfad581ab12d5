import { createRoute, z } from "@hono/zod-openapi";
import { LONGEST_QUERY } from "#core/asked-query.ts";
import { readPlace, SORTS, writePlace } from "#core/list-order.ts";
import { TAG_GROUPS } from "#core/tag-groups.ts";
import type { OpenApiApp } from "#shop/open-api-app.ts";
import { jsonAnswer, problemAnswer } from "#shop/problem.ts";
import { shownResults } from "./search.server.ts";

const id = z.coerce.number().int().min(1).max(2_147_483_647);
const found = z
	.object({
		kind: z.enum(["design", "article", "tag", "page", "topic"]),
		id: z.int(),
		title: z.string(),
		path: z.string().openapi({ description: "Of its page, without locale" }),
		summary: z.string(),
	})
	.openapi("Found");

/** The shop's search, in the language of the address. */
export function mountSearch(app: OpenApiApp): void {
	app.openapi(
		createRoute({
			method: "get",
			path: "/api/search",
			tags: ["catalog"],
			summary: "Search designs or articles, and what else fits beside them",
			request: {
				query: z.object({
					query: z.string().trim().min(1).max(LONGEST_QUERY),
					kind: z.enum(["design", "article"]).default("design"),
					sort: z.enum(["RELEVANCE", ...SORTS]).default("RELEVANCE"),
					article_id: id.optional(),
					group: z.enum(TAG_GROUPS).optional(),
					after: z.string().max(20).optional().openapi({ description: "`next` of the page before" }),
					limit: z.coerce.number().int().min(1).max(100).default(24),
				}),
			},
			responses: {
				200: jsonAnswer(
					z.object({
						found: z.array(found),
						next: z.string().nullable(),
						beside: z.array(found),
						corrected: z.array(z.object({ typed: z.string(), meant: z.string() })),
						unknown: z.array(z.string()),
						onlySome: z.boolean(),
					}),
					"What has all of the words, else some of them",
				),
				422: problemAnswer("A parameter is out of range"),
			},
		}),
		async (context) => {
			const { query, article_id: article, after, ...rest } = context.req.valid("query");
			const place = readPlace(after ?? null);
			const turn = place ? { after: place } : {};
			const result = await shownResults(context.get("shop"), { ...rest, text: query, article, turn });
			const { list, beside, corrected, unknown, onlySome } = result;
			return context.json(
				{
					found: list.found.map((each) => found.parse(each)),
					next: list.next ? writePlace(list.next) : null,
					beside: beside.map((each) => found.parse(each)),
					corrected: [...corrected],
					unknown: [...unknown],
					onlySome,
				},
				200,
			);
		},
	);
}
