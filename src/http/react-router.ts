import { randomBytes } from "node:crypto";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { Shop } from "#shop/shop.ts";
import { nonceContext } from "#shop/shop-context.ts";
import { answerPlainPage, plainPageAt } from "./plain-pages.tsx";
import { requestContext } from "./request-context.ts";
import { byBeginning } from "./routes-by-beginning.ts";

const MODE = import.meta.env.DEV ? "development" : "production";
const READING = new Set(["GET", "HEAD"]);

const ownBuild = build as unknown as ServerBuild;
const handlerFor = byBeginning(ownBuild.routes, (routes, basename) => {
	const shown = Object.entries(ownBuild.assets.routes).filter(([id]) => id in routes);
	const assets = { ...ownBuild.assets, routes: Object.fromEntries(shown) };
	return createRequestHandler({ ...ownBuild, routes, assets, basename }, MODE);
});

/** Renders a page or answers its data request. The prefix of the visitor's locale is the router's basename. */
export async function answerPage(request: Request, shop: Shop): Promise<Response> {
	const isGated = shop.site.loginRequired && !shop.customer;
	if (!isGated && READING.has(request.method) && plainPageAt(new URL(request.url).pathname, shop.prefix)) {
		const plain = await answerPlainPage(request, shop);
		if (plain) return plain;
	}
	const context = requestContext(shop);
	context.set(nonceContext, randomBytes(16).toString("base64"));
	const answer = await handlerFor(shop.prefix, request.url)(request, context);
	return withPrefixedRedirect(answer, shop.prefix);
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
