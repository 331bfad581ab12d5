import type { Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { createShop, RunningShop } from "#http/create-shop.ts";
import { SECURITY_HEADERS } from "#http/security-headers.ts";
import type { ServeShop, Web } from "./server.ts";

const BUILD = join(import.meta.dirname, "../build");

type Bundle = { readonly createShop: typeof createShop };

/** Reads the bundle, which needs no database yet: the two start side by side. */
export async function loadProduction(): Promise<ServeShop> {
	const bundle: Bundle = await import(pathToFileURL(join(BUILD, "server/index.js")).href);
	return (server, parts) => serveProduction(server, bundle.createShop(parts));
}

/** Serves the built shop: files with fixed names for ever, the rest through the bundle. */
async function serveProduction(server: Server, shop: RunningShop): Promise<Web> {
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
