import { OpenAPIHono } from "@hono/zod-openapi";
import { refusal } from "./refusal.ts";
import type { Shop } from "./shop.ts";

/** `shop` as a binding: a caller in this process brings it along. */
export type ApiEnvironment = { Variables: { shop: Shop }; Bindings: { shop?: Shop } };
export type OpenApiApp = OpenAPIHono<ApiEnvironment>;

/** An app whose refused bodies are answered as problems, with the fields that are wrong. */
export function createOpenApiApp(): OpenApiApp {
	return new OpenAPIHono<ApiEnvironment>({
		defaultHook: (result, context) => {
			if (result.success) return;
			const fields = Object.fromEntries(result.error.issues.map((issue) => [issue.path.join("."), issue.message]));
			return refusal(context.get("shop"), 422, 4220, "api:invalid", { fields });
		},
	});
}
