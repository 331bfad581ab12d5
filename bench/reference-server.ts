import { type ChildProcess, fork } from "node:child_process";
import { PassThrough, Readable } from "node:stream";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { renderToPipeableStream } from "react-dom/server";
import { elementOf, type Markup } from "./markup-tree.ts";

export type ReferenceServer = { readonly url: string; stop(): void };

/** A bare Hono answer at `/hello`, and at `/0`, `/1` … each markup drawn by React: no router, texts or database. */
export async function startReference(pages: readonly Markup[]): Promise<ReferenceServer> {
	const child: ChildProcess = fork(import.meta.filename, { env: { ...process.env, NODE_ENV: "production" } });
	const port = await new Promise<number>((resolve, reject) => {
		child.once("message", (message) => resolve(Number(message)));
		child.once("exit", (code) => reject(new Error(`The reference server ended with ${code}`)));
		child.send(pages);
	});
	return { url: `http://localhost:${port}`, stop: () => child.kill() };
}

function serveReference(pages: readonly Markup[]): void {
	const app = new Hono();
	app.get("/hello", (context) => context.text("hello"));
	app.post("/hello", (context) => context.text("hello"));
	pages.forEach((markup, index) => {
		app.get(`/${index}`, () => {
			const { pipe } = renderToPipeableStream(elementOf(markup));
			const body = Readable.toWeb(pipe(new PassThrough())) as ReadableStream;
			return new Response(body, { headers: { "content-type": "text/html; charset=utf-8" } });
		});
	});
	const server = serve({ fetch: app.fetch, port: 0, hostname: "localhost" }, ({ port }) => process.send?.(port));
	process.once("disconnect", () => server.close());
}

if (import.meta.main) process.once("message", (pages) => serveReference(pages as readonly Markup[]));
