import { createRoute, z } from "@hono/zod-openapi";
import { ASKED_REASONS, KEEPING_REASONS } from "#core/keeping-reasons.ts";
import type { Outcome } from "#core/outcome.ts";
import { withOwnIds } from "#design/own-ids.ts";
import { limitBody } from "#shop/limit-body.ts";
import type { OpenApiApp } from "#shop/open-api-app.ts";
import { jsonAnswer, problemAnswer } from "#shop/problem.ts";
import { refusal } from "#shop/refusal.ts";
import { refuseSignedOut } from "#shop/refuse-signed-out.ts";
import type { Shop } from "#shop/shop.ts";
import { designDocumentSchema } from "./design-document-schema.ts";
import { keepGivenUp, listVersions, readVersion, setAside } from "./project-versions.server.ts";
import { createProject, findProject, type ProjectRefusal, saveProject } from "./projects.server.ts";

/** What a column of such numbers can hold. */
const number = z.int().min(1).max(2_147_483_647);
const saved = z.object({ id: z.uuid(), version: z.int() }).openapi("SavedProject");
const document = designDocumentSchema.openapi("DesignDocument");
const content = z.object({ document, variantId: number, quantity: z.int().min(1).optional() });
const newProject = content.extend({
	articleId: number,
	designId: number.optional().describe("The published design that it begins with"),
	key: z.uuid().optional().describe("Secret of the sender's: the same one again is the same project"),
});
const givenUp = content.pick({ document: true, variantId: true });
const asked = z.object({ reason: z.enum(ASKED_REASONS).describe("Why it gives way to another state") });
const changedProject = content.extend({ baseVersion: number });
const withBody = (schema: z.ZodType) => ({ body: { required: true, content: { "application/json": { schema } } } });
const keptVersion = z
	.object({
		version: z.int(),
		savedAt: z.iso.datetime(),
		reason: z
			.enum(KEEPING_REASONS)
			.nullable()
			.describe("Why it is kept; null: some minutes had gone, or it had rested"),
	})
	.openapi("ProjectVersion");
const params = z.object({ id: z.uuid() });

/** Status and error_code; the reason is the key of its text in locales/<language>/api.json. */
const REFUSALS: Readonly<Record<ProjectRefusal, readonly [403 | 404 | 409 | 422 | 503, number]>> = {
	unknown_article: [404, 4041],
	not_found: [404, 4042],
	of_an_account: [403, 4031],
	unknown_variant: [422, 4221],
	wrong_sides: [422, 4222],
	unknown_picture: [422, 4223],
	conflict: [409, 4090],
	busy: [503, 5031],
};

export function mountProjects(app: OpenApiApp): void {
	const limit = limitBody(2_000_000, "api:project.tooLarge");
	app.use("/api/projects", limit);
	app.use("/api/projects/*", limit);
	app.use("/api/projects", refuseSignedOut);

	app.openapi(
		createRoute({
			method: "post",
			path: "/api/projects",
			tags: ["projects"],
			summary: "Save a new project",
			request: withBody(newProject),
			responses: {
				201: jsonAnswer(saved, "Saved"),
				403: problemAnswer("It belongs to an account that the visitor is not signed in to"),
				404: problemAnswer("No such article"),
				409: problemAnswer("The project with this key has gone on since"),
				413: problemAnswer("More than 2 MB"),
				422: problemAnswer("The document does not fit"),
				503: problemAnswer("Too many texts wait to be measured; try again"),
			},
		}),
		async (context) => {
			const body = newProject.parse(context.req.valid("json" as never));
			const shop = context.get("shop");
			return answer(shop, await createProject(shop, withoutUndefined(body)), 201) as never;
		},
	);

	app.openapi(
		createRoute({
			method: "put",
			path: "/api/projects/{id}",
			tags: ["projects"],
			summary: "Save a new version of a project",
			request: { params, ...withBody(changedProject) },
			responses: {
				200: jsonAnswer(saved, "Saved"),
				403: problemAnswer("It belongs to an account that the visitor is not signed in to"),
				404: problemAnswer("No such project of the visitor's"),
				409: problemAnswer("Another version was saved in the meantime"),
				413: problemAnswer("More than 2 MB"),
				422: problemAnswer("The document does not fit"),
				503: problemAnswer("Too many texts wait to be measured; try again"),
			},
		}),
		async (context) => {
			const body = changedProject.parse(context.req.valid("json" as never));
			const shop = context.get("shop");
			return answer(shop, await saveProject(shop, context.req.valid("param").id, body), 200) as never;
		},
	);

	app.openapi(
		createRoute({
			method: "get",
			path: "/api/projects/{id}",
			tags: ["projects"],
			summary: "Read a project of the visitor's",
			request: { params },
			responses: {
				200: jsonAnswer(saved.extend({ articleId: z.int(), variantId: z.int(), document }), "The project"),
				404: problemAnswer("No such project of the visitor's"),
			},
		}),
		async (context) => {
			const shop = context.get("shop");
			const project = await findProject(shop, context.req.valid("param").id);
			if (!project) return refusal(shop, ...REFUSALS.not_found, "api:project.not_found") as never;
			const { id, version, articleId, variantId, document: stored } = project;
			return context.json({ id, version, articleId, variantId, document: withOwnIds(stored) } as never, 200) as never;
		},
	);

	app.openapi(
		createRoute({
			method: "get",
			path: "/api/projects/{id}/versions",
			tags: ["projects"],
			summary: "What a project of the visitor's was before, newest first",
			request: { params },
			responses: {
				200: jsonAnswer(z.object({ versions: z.array(keptVersion) }), "Versions kept"),
				404: problemAnswer("No such project of the visitor's"),
			},
		}),
		async (context) => {
			const shop = context.get("shop");
			const versions = await listVersions(shop, context.req.valid("param").id);
			if (!versions) return refusal(shop, ...REFUSALS.not_found, "api:project.not_found") as never;
			return context.json({ versions } as never, 200) as never;
		},
	);

	app.openapi(
		createRoute({
			method: "post",
			path: "/api/projects/{id}/versions",
			tags: ["projects"],
			summary: "Keep a state of a project of the visitor's that was given up, as an earlier version",
			request: { params, ...withBody(givenUp) },
			responses: {
				204: { description: "Kept" },
				400: problemAnswer("The body can't be read"),
				404: problemAnswer("No such project of the visitor's"),
				413: problemAnswer("More than 2 MB"),
				422: problemAnswer("The document does not fit"),
				503: problemAnswer("Too many texts wait to be measured; try again"),
			},
		}),
		async (context) => {
			const shop = context.get("shop");
			const body = givenUp.parse(context.req.valid("json" as never));
			const outcome = await keepGivenUp(shop, context.req.valid("param").id, body);
			return (outcome.ok ? context.body(null, 204) : answer(shop, outcome, 200)) as never;
		},
	);

	app.openapi(
		createRoute({
			method: "put",
			path: "/api/projects/{id}/versions/current",
			tags: ["projects"],
			summary: "Keep what a project of the visitor's is now, as an earlier version",
			request: { params, ...withBody(asked) },
			responses: {
				204: { description: "Kept" },
				400: problemAnswer("The body can't be read"),
				404: problemAnswer("No such project of the visitor's"),
				422: problemAnswer("No such reason"),
			},
		}),
		async (context) => {
			const shop = context.get("shop");
			const { reason } = asked.parse(context.req.valid("json" as never));
			if (await setAside(shop, context.req.valid("param").id, reason)) return context.body(null, 204) as never;
			return refusal(shop, ...REFUSALS.not_found, "api:project.not_found") as never;
		},
	);

	app.openapi(
		createRoute({
			method: "get",
			path: "/api/projects/{id}/versions/{version}",
			tags: ["projects"],
			summary: "A project of the visitor's as it was",
			request: { params: params.extend({ version: z.coerce.number().int().min(1).max(2_147_483_647) }) },
			responses: {
				200: jsonAnswer(z.object({ variantId: z.int(), document }), "The version"),
				404: problemAnswer("No such version of a project of the visitor's"),
			},
		}),
		async (context) => {
			const shop = context.get("shop");
			const { id, version } = context.req.valid("param");
			const found = await readVersion(shop, id, version);
			if (!found) return refusal(shop, ...REFUSALS.not_found, "api:project.not_found") as never;
			return context.json({ ...found, document: withOwnIds(found.document) } as never, 200) as never;
		},
	);
}

function answer(
	shop: Pick<Shop, "locale">,
	outcome: Outcome<{ id: string; version: number } | null, ProjectRefusal>,
	status: 200 | 201,
): Response {
	if (outcome.ok) return Response.json(outcome.value, { status });
	return refusal(shop, ...REFUSALS[outcome.reason], `api:project.${outcome.reason}`, { reason: outcome.reason });
}

function withoutUndefined(body: z.output<typeof newProject>) {
	const { designId, key, ...rest } = body;
	return { ...rest, ...(designId !== undefined && { designId }), ...(key !== undefined && { key }) };
}
