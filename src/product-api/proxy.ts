import { createRoute, z } from "@hono/zod-openapi";
import { limitBody } from "#shop/limit-body.ts";
import type { OpenApiApp } from "#shop/open-api-app.ts";
import { jsonAnswer, problem, problemAnswer } from "#shop/problem.ts";
import { refusal } from "#shop/refusal.ts";
import { extSessionId } from "#shop/sessions/sessions.server.ts";
import { innerCall, innerRequest, innerUrl } from "./inner-request.ts";
import type { Service } from "./services.ts";

const MOST_BYTES = 2_000_000;
/** "The code or choice can't be applied, here is why": an answer, not a failure. */
const NORMAL_ERROR_CODE = 5004;

/** Specification, sections 7 and 8: every product API call is a POST that holds the call itself. */
export function mountProxy(app: OpenApiApp, services: ReadonlyMap<string, Service>): void {
	app.use("/api/:service", limitBody(MOST_BYTES));
	app.openapi(
		createRoute({
			method: "post",
			path: "/api/{service}",
			tags: ["proxy"],
			summary: "Call a service: our own is `shop`",
			request: {
				params: z.object({ service: z.string().openapi({ example: "shop" }) }),
				body: { required: true, content: { "application/json": { schema: innerCall } } },
			},
			responses: {
				200: jsonAnswer(z.unknown(), "What the service answers, error_code 5004 included"),
				201: jsonAnswer(z.unknown(), "What the service has made"),
				404: problemAnswer("No such service"),
				413: problemAnswer("More than 2 MB"),
				422: problemAnswer("The call has the wrong form, or its path leaves the service"),
				500: problemAnswer("API Request failed {url}, with the service's own error as data"),
			},
		}),
		async (context) => {
			const shop = context.get("shop");
			const name = context.req.valid("param").service;
			const service = services.get(name);
			if (!service) return refusal(shop, 404, 4048, "api:unknownService");
			const call = context.req.valid("json");
			const url = innerUrl(service.url, call.path, service.paths);
			if (!url) return refusal(shop, 422, 4232, "api:foreignPath");
			const defaults = { ext_session_id: extSessionId(shop), locale: shop.locale.code };
			const answer = await service.call(innerRequest(url, call, defaults), shop).catch((error: unknown) => {
				shop.log.error({ err: error, service: name }, "a service could not be reached");
			});
			const data = answer && (await readData(answer));
			if (answer?.ok) return context.json(data, answer.status === 201 ? 201 : 200);
			if (errorCodeOf(data) === NORMAL_ERROR_CODE) return context.json(data, 200);
			shop.log.warn({ service: name, status: answer?.status }, "an API request failed");
			const message = `API Request failed /api/${name}${url.pathname.slice(new URL(service.url).pathname.length)}`;
			return problem(500, 5001, "500 Error", message, { message, data: data ?? null }) as never;
		},
	);
}

async function readData(answer: Response): Promise<unknown> {
	const text = await answer.text();
	if (text === "") return null;
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}

function errorCodeOf(data: unknown): unknown {
	return typeof data === "object" && data !== null && "error_code" in data ? data.error_code : undefined;
}
