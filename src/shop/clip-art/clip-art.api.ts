import { createRoute, z } from "@hono/zod-openapi";
import { LANGUAGES } from "#core/languages.ts";
import { CLIP_ART_SETS } from "#design/document.ts";
import type { OpenApiApp } from "#shop/open-api-app.ts";
import { jsonAnswer, problemAnswer } from "#shop/problem.ts";
import { CLIP_ART_TOPICS, findClipArt, LONGEST_WORDS, MOST_PAGES } from "./find-clip-art.server.ts";

const path = z.object({
	d: z.string().openapi({ description: "In the unit square: absolute M, L, Q, C and Z" }),
	color: z.string().optional(),
	opacity: z.number().optional(),
	stroke: z.number().optional(),
});
const picture = z
	.object({ set: z.enum(CLIP_ART_SETS), name: z.string(), label: z.string(), paths: z.array(path) })
	.openapi("ClipArt");

/** Pictures that a customer may put into a design; the same question has the same answer for as long as a build lives. */
export function mountClipArt(app: OpenApiApp): void {
	app.openapi(
		createRoute({
			method: "get",
			path: "/api/clip-art",
			tags: ["catalog"],
			summary: "Search pictures of open sets by words in one of the shop's languages",
			request: {
				query: z.object({
					words: z.string().trim().max(LONGEST_WORDS).default(""),
					topic: z.enum(CLIP_ART_TOPICS).optional(),
					language: z.enum(LANGUAGES).default("en"),
					page: z.coerce.number().int().min(1).max(MOST_PAGES).default(1),
					v: z.string().max(64).optional().openapi({ description: "A build: the answer may then be kept" }),
				}),
			},
			responses: {
				200: jsonAnswer(
					z.object({ pictures: z.array(picture), total: z.int(), pages: z.int() }),
					"What fits best first; without words and topic a choice of all",
				),
				422: problemAnswer("A parameter is out of range"),
			},
		}),
		async (context) => {
			const { v, ...question } = context.req.valid("query");
			const found = await findClipArt(question);
			const cache = v ? "public, max-age=31536000, immutable" : "public, max-age=3600";
			return context.json(found as never, 200, { "cache-control": cache }) as never;
		},
	);
}
