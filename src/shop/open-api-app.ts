import { OpenAPIHono, type z } from "@hono/zod-openapi";
import { refusal } from "./refusal.ts";
import type { Shop } from "./shop.ts";
import { textsOf } from "./texts.server.ts";

/** `shop` as a binding: a caller in this process brings it along. */
export type ApiEnvironment = { Variables: { shop: Shop }; Bindings: { shop?: Shop } };
export type OpenApiApp = OpenAPIHono<ApiEnvironment>;

/** An app whose refused bodies are answered as problems, with the fields that are wrong. */
export function createOpenApiApp(): OpenApiApp {
	return new OpenAPIHono<ApiEnvironment>({
		defaultHook: (result, context) => (result.success ? undefined : invalidRequest(context.get("shop"), result.error)),
	});
}

/** What is wrong with each field, in the language of the site: the schema's own words are English. */
export function invalidRequest(shop: Pick<Shop, "locale">, error: { readonly issues: readonly z.core.$ZodIssue[] }) {
	const { t } = textsOf(shop.locale);
	const fields = error.issues.map((issue) => [issue.path.join("."), t(`api:field.${issue.code}`, factsOf(issue))]);
	return refusal(shop, 422, 4220, "api:invalid", { fields: Object.fromEntries(fields) });
}

function factsOf(issue: z.core.$ZodIssue): Readonly<Record<string, string>> {
	switch (issue.code) {
		case "invalid_type":
			return { expected: issue.expected };
		case "invalid_value":
			return { values: issue.values.join(", ") };
		case "unrecognized_keys":
			return { keys: issue.keys.join(", ") };
		case "invalid_format":
			return { format: issue.format };
		case "too_small":
			return { context: issue.origin, minimum: String(issue.minimum) };
		case "too_big":
			return { context: issue.origin, maximum: String(issue.maximum) };
		case "not_multiple_of":
			return { divisor: String(issue.divisor) };
		case "custom":
			return { context: String(issue.params?.reason ?? "") };
		default:
			return {};
	}
}
