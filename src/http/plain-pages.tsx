import * as serverBuild from "virtual:react-router/server-build";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createStaticHandler, type DataRouteObject, MemoryRouter, type ServerBuild, ServerRouter } from "react-router";
import { type PageHandle, PlainPage } from "#layouts/plain-page.ts";
import { analyticsSources } from "#shop/sessions/analytics.server.ts";
import type { Shop } from "#shop/shop.ts";
import { textsOf } from "#shop/texts.server.ts";
import { InKiosk, LinkPrefix } from "#ui/page-link.tsx";
import { requestContext } from "./request-context.ts";
import { type BuiltRoute, byBeginning } from "./routes-by-beginning.ts";
import { contentSecurityPolicy } from "./security.ts";

const build = serverBuild as unknown as ServerBuild;
type EntryContext = Parameters<typeof ServerRouter>[0]["context"];

/** Headers differ by the number of pieces in the cart. */
const MOST_SHARED = 1000;
const built = Object.values(build.routes).filter((route) => route !== undefined);
const handlerFor = byBeginning(build.routes, (routes, basename) =>
	createStaticHandler(routesUnder(undefined, Object.values(routes)), { basename }),
);
const routeModules = Object.fromEntries(built.map((route) => [route.id, route.module]));
const shared = new Map<string, string>();
/** Fixed addresses before those with parameters, as the router ranks them. */
const addresses = built
	.filter((route) => route.index || route.path)
	.map(({ path = "", module }) => ({
		pattern: new RegExp(`^/${path.replace(/:\w+/g, "[^/]+").replace("*", ".*")}/?$`),
		rank: path.split(/[:*]/).length + (path === "*" ? 100 : 0),
		handle: module.handle as PageHandle | undefined,
	}))
	.sort((one, other) => one.rank - other.rank);

/** What a page of links and forms says of itself. Development draws those too with React in the browser. */
export function plainPageAt(path: string, prefix: string): PageHandle | undefined {
	const own = path.slice(prefix.length) || "/";
	const page = import.meta.env.PROD ? addresses.find(({ pattern }) => pattern.test(own))?.handle : undefined;
	return page?.plain ? page : undefined;
}

/** Draws a plain page whole, without what the router prepares for a browser. What fails is left to the usual way. */
export async function answerPlainPage(request: Request, shop: Shop): Promise<Response | undefined> {
	const found = await handlerFor(shop.prefix, request.url).query(request, {
		requestContext: requestContext(shop),
	});
	if (found instanceof Response) return found;
	if (found.errors) return undefined;
	const entry: EntryContext = {
		manifest: { ...build.assets, routes: assetsOf(found.matches.map(({ route }) => route.id)) },
		routeModules: routeModules as EntryContext["routeModules"],
		branches: [],
		staticHandlerContext: found,
		serverHandoffString: "",
		renderMeta: {},
		future: build.future,
		ssr: build.ssr,
		routeDiscovery: build.routeDiscovery,
		isSpaMode: false,
		serializeError: () => ({ message: "" }),
	};
	const markup = markupOf(shop, entry, request.url);
	if (markup === undefined) return undefined;
	return new Response(`<!DOCTYPE html>${markup}`, {
		headers: {
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": contentSecurityPolicy(undefined, { tagSources: await analyticsSources(shop) }),
			"cache-control": "private, no-cache",
		},
	});
}

/** Nothing when it fails: drawn in the usual way it fails again, and is logged and told there. */
function markupOf(shop: Shop, entry: EntryContext, url: string): string | undefined {
	try {
		return renderToStaticMarkup(
			<PlainPage value={sharedMarkupOf(shop)}>
				<I18nextProvider i18n={textsOf(shop.locale)}>
					<ServerRouter context={entry} url={url} />
				</I18nextProvider>
			</PlainPage>,
		);
	} catch {
		return undefined;
	}
}

/** Of the shown routes alone: the router goes through all that it is given. */
function assetsOf(ids: readonly string[]): typeof build.assets.routes {
	return Object.fromEntries(ids.flatMap((id) => (build.assets.routes[id] ? [[id, build.assets.routes[id]]] : [])));
}

/** The key names all that the markup is drawn from: nothing kept grows old. */
function sharedMarkupOf({ brand, locale, prefix, site }: Shop): (key: string, drawn: ReactNode) => string {
	return (key, drawn) => {
		const whole = `${brand.code} ${locale.iso} ${prefix} ${site.kiosk} ${key}`;
		const known = shared.get(whole);
		shared.delete(whole);
		if (known !== undefined) {
			shared.set(whole, known);
			return known;
		}
		const markup = renderToStaticMarkup(
			<I18nextProvider i18n={textsOf(locale)}>
				<MemoryRouter>
					<LinkPrefix value={prefix}>
						<InKiosk value={site.kiosk}>{drawn}</InKiosk>
					</LinkPrefix>
				</MemoryRouter>
			</I18nextProvider>,
		);
		shared.set(whole, markup);
		if (shared.size > MOST_SHARED) shared.delete(shared.keys().next().value ?? "");
		return markup;
	};
}

function routesUnder(parentId: string | undefined, all: readonly BuiltRoute[]): DataRouteObject[] {
	return all.filter((route) => route.parentId === parentId).map((route) => dataRoute(route, all));
}

function dataRoute({ id, path, index, module }: BuiltRoute, all: readonly BuiltRoute[]): DataRouteObject {
	const { handle, loader } = module;
	const shared = { id, handle, ...(path !== undefined && { path }), ...(loader && { loader }) };
	return index ? { ...shared, index: true } : { ...shared, children: routesUnder(id, all) };
}
