import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Shop } from "#shop/shop.ts";
import { nonceContext, shopContext } from "#shop/shop-context.ts";

type Handler = ReturnType<typeof createRequestHandler>;
const handlers = new Map<string, Handler>();

/** Renders a page or answers its data request. The prefix of the visitor's locale is the router's basename. */
export async function answerPage(request: Request, shop: Shop, nonce: string): Promise<Response> {
	const context = new RouterContextProvider();
	context.set(shopContext, shop);
	context.set(nonceContext, nonce);
	const answer = await handlerFor(shop.prefix)(request, context);
	return withPrefixedRedirect(answer, shop.prefix);
}

function handlerFor(prefix: string): Handler {
	const known = handlers.get(prefix);
	if (known) return known;
	const serverBuild = { ...(build as unknown as ServerBuild), basename: prefix || "/" };
	const handler = createRequestHandler(serverBuild, import.meta.env.DEV ? "development" : "production");
	handlers.set(prefix, handler);
	return handler;
}

/** React Router adds the basename to redirects of loaders and actions, but not to those of middleware. */
function withPrefixedRedirect(answer: Response, prefix: string): Response {
	const target = answer.headers.get("location");
	if (!prefix || !target?.startsWith("/") || target.startsWith("//")) return answer;
	if (target === prefix || target.startsWith(`${prefix}/`) || target.startsWith(`${prefix}?`)) return answer;
	const headers = new Headers(answer.headers);
	headers.set("location", prefix + (target === "/" ? "" : target));
	return new Response(answer.body, { status: answer.status, headers });
}
