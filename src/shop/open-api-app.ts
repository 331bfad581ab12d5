import { OpenAPIHono } from "@hono/zod-openapi";
import { problem } from "./problem.ts";
import type { Shop } from "./shop.ts";

export type ApiEnvironment = { Variables: { shop: Shop } };
export type OpenApiApp = OpenAPIHono<ApiEnvironment>;

/** An app whose refused bodies are answered as problems, with the fields that are wrong. */
export function createOpenApiApp(): OpenApiApp {
	return new OpenAPIHono<ApiEnvironment>({
		defaultHook: (result) => {
			if (result.success) return;
			const fields = Object.fromEntries(result.error.issues.map((issue) => [issue.path.join("."), issue.message]));
			return problem(422, 4220, "Invalid request", "Some values are missing or out of range.", { fields });
		},
	});
}
