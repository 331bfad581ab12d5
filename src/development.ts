import type { Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite, isRunnableDevEnvironment } from "vite";
import type { createShop, RunningShop, ShopParts } from "#http/create-shop.ts";
import type { Web } from "./server.ts";

/** Serves from source through Vite: a change is live with the next request, in the page without a reload. */
export async function serveDevelopment(server: Server, parts: ShopParts): Promise<Web> {
	const ownEnds = process.rawListeners("SIGTERM");
	const vite = await createVite({
		server: { middlewareMode: true, hmr: { server }, allowedHosts: [".localhost"] },
		appType: "custom",
	});
	// A compiler inside Vite would end the process at SIGTERM before the database is stopped.
	for (const end of process.rawListeners("SIGTERM"))
		if (!ownEnds.includes(end)) process.removeListener("SIGTERM", end as () => void);
	const environment = vite.environments.ssr;
	if (!environment || !isRunnableDevEnvironment(environment))
		throw new Error("Vite offers no runnable server environment");
	const { runner } = environment;
	let source: typeof createShop | undefined;
	let shop: RunningShop;
	shop = await currentShop();
	const answer = getRequestListener(async (request, bindings) => (await currentShop()).fetch(request, bindings));
	server.on("request", (request, response) =>
		vite.middlewares(request, response, () => void answer(request, response)),
	);
	return { shop, close: () => vite.close() };

	async function currentShop(): Promise<RunningShop> {
		const module = (await runner.import("/src/http/create-shop.ts")) as { createShop: typeof createShop };
		if (module.createShop !== source) {
			source = module.createShop;
			shop = source(parts);
		}
		return shop;
	}
}
