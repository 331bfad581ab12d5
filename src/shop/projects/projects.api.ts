import { createRoute, z } from "@hono/zod-openapi";
import { bodyLimit } from "hono/body-limit";
import type { Outcome } from "#core/outcome.ts";
import type { OpenApiApp } from "#shop/open-api-app.ts";
import { problem, problemAnswer } from "#shop/problem.ts";
import { designDocumentSchema } from "./design-document-schema.ts";
import { createProject, findProject, type ProjectRefusal, saveProject } from "./projects.server.ts";

const saved = z.object({ id: z.uuid(), version: z.int() }).openapi("SavedProject");
const document = designDocumentSchema.openapi("DesignDocument");
const content = z.object({ document, variantId: z.int(), quantity: z.int().min(1).optional() });
const newProject = content.extend({ articleId: z.int().min(1), designId: z.int().min(1).optional() });
const changedProject = content.extend({ baseVersion: z.int().min(1) });
const withBody = (schema: z.ZodType) => ({ body: { required: true, content: { "application/json": { schema } } } });
const json = (schema: z.ZodType, description: string) => ({ description, content: { "application/json": { schema } } });
const params = z.object({ id: z.uuid() });

const DETAILS: Readonly<Record<ProjectRefusal, readonly [number, number, string]>> = {
	unknown_article: [404, 4041, "There is no such article."],
	not_found: [404, 4042, "There is no such project of yours."],
	unknown_variant: [422, 4221, "The article has no such variant."],
	wrong_sides: [422, 4222, "The document's sides are not the article's."],
	unknown_picture: [422, 4223, "The document uses a picture that is not yours."],
	conflict: [409, 4090, "Another version was saved in the meantime."],
};

export function mountProjects(app: OpenApiApp): void {
	app.use("/api/projects", bodyLimit({ maxSize: 2_000_000, onError: tooLarge }));
	app.use("/api/projects/*", bodyLimit({ maxSize: 2_000_000, onError: tooLarge }));

	app.openapi(
		createRoute({
			method: "post",
			path: "/api/projects",
			tags: ["projects"],
			summary: "Save a new project",
			request: withBody(newProject),
			responses: {
				201: json(saved, "Saved"),
				404: problemAnswer("No such article"),
				422: problemAnswer("The document does not fit"),
			},
		}),
		async (context) => {
			const body = newProject.parse(context.req.valid("json" as never));
			return answer(await createProject(context.get("shop"), withoutUndefined(body)), 201) as never;
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
				200: json(saved, "Saved"),
				404: problemAnswer("No such project of the visitor's"),
				409: problemAnswer("Another version was saved in the meantime"),
				422: problemAnswer("The document does not fit"),
			},
		}),
		async (context) => {
			const body = changedProject.parse(context.req.valid("json" as never));
			return answer(await saveProject(context.get("shop"), context.req.valid("param").id, body), 200) as never;
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
				200: json(saved.extend({ articleId: z.int(), variantId: z.int(), document }), "The project"),
				404: problemAnswer("No such project of the visitor's"),
			},
		}),
		async (context) => {
			const project = await findProject(context.get("shop"), context.req.valid("param").id);
			if (!project) return problem(404, 4042, "Not found", DETAILS.not_found[2]) as never;
			const { id, version, articleId, variantId, document: stored } = project;
			return context.json({ id, version, articleId, variantId, document: stored, quantity: 1 } as never, 200) as never;
		},
	);
}

function answer(outcome: Outcome<{ id: string; version: number }, ProjectRefusal>, status: 200 | 201): Response {
	if (outcome.ok) return Response.json(outcome.value, { status });
	const [code, errorCode, detail] = DETAILS[outcome.reason];
	return problem(code, errorCode, "Not saved", detail, { reason: outcome.reason });
}

function tooLarge(): Response {
	return problem(413, 4130, "Too large", "The document is larger than 2 MB.");
}

function withoutUndefined(body: z.output<typeof newProject>) {
	const { designId, ...rest } = body;
	return designId === undefined ? rest : { ...rest, designId };
}
