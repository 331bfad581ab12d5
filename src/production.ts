import type { Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { createShop, ShopParts } from "#http/create-shop.ts";
import { SECURITY_HEADERS } from "#http/security-headers.ts";
import type { Web } from "./server.ts";

const BUILD = join(import.meta.dirname, "../build");

/** Serves the built shop: files with fixed names for ever, the rest through the bundle. */
export async function serveProduction(server: Server, parts: ShopParts): Promise<Web> {
	const bundle = (await import(pathToFileURL(join(BUILD, "server/index.js")).href)) as {
		createShop: typeof createShop;
	};
	const shop = bundle.createShop(parts);
	const root = join(BUILD, "client");
	const top = new Hono();
	top.use(
		"/assets/*",
		serveStatic({
			root,
			precompressed: true,
			onFound: (_path, context) => {
				context.header("cache-control", "public, max-age=31536000, immutable");
				for (const [name, value] of Object.entries(SECURITY_HEADERS)) context.header(name, value);
			},
		}),
	);
	top.all("/assets/*", (context) => context.text("Not found", 404));
	top.get(
		"/:file{.+\\.[a-z0-9]+}",
		serveStatic({
			root,
			onFound: (_path, context) => {
				context.header("cache-control", "public, max-age=3600");
				for (const [name, value] of Object.entries(SECURITY_HEADERS)) context.header(name, value);
			},
		}),
	);
	top.all("*", (context) => shop.fetch(context.req.raw, context.env));
	const answer = getRequestListener((request, bindings) => top.fetch(request, bindings));
	server.on("request", async (request, response) => {
		if (!(await shop.pageCache(request, response))) await answer(request, response);
	});
	return { shop, close: async () => {} };
}
