import { OpenAPIHono, type z } from "@hono/zod-openapi";
import { refusal } from "./refusal.ts";
import type { Shop } from "./shop.ts";

/** `shop` as a binding: a caller in this process brings it along. */
export type ApiEnvironment = { Variables: { shop: Shop }; Bindings: { shop?: Shop } };
export type OpenApiApp = OpenAPIHono<ApiEnvironment>;

/** An app whose refused bodies are answered as problems, with the fields that are wrong. */
export function createOpenApiApp(): OpenApiApp {
	return new OpenAPIHono<ApiEnvironment>({
		defaultHook: (result, context) => (result.success ? undefined : invalidRequest(context.get("shop"), result.error)),
	});
}

export function invalidRequest(shop: Pick<Shop, "locale">, error: { readonly issues: readonly z.core.$ZodIssue[] }) {
	const fields = Object.fromEntries(error.issues.map((issue) => [issue.path.join("."), issue.message]));
	return refusal(shop, 422, 4220, "api:invalid", { fields });
}
