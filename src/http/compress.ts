import { Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";

/** Compresses text answers and flushes after every chunk, so that a streamed page is not held back. */
export function compress(): MiddlewareHandler {
	return async (context, next) => {
		await next();
		const answer = context.res;
		const type = answer.headers.get("content-type") ?? "";
		if (!answer.body || answer.headers.has("content-encoding") || context.req.method === "HEAD") return;
		if (!/^(?:text\/|application\/(?:json|javascript|problem\+json)|image\/svg)/.test(type)) return;
		const accepted = context.req.header("accept-encoding") ?? "";
		const encoding = accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : undefined;
		if (!encoding) return;
		const encoder =
			encoding === "br"
				? createBrotliCompress({
						params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
						flush: constants.BROTLI_OPERATION_FLUSH,
					})
				: createGzip({ level: 4, flush: constants.Z_SYNC_FLUSH });
		const headers = new Headers(answer.headers);
		headers.set("content-encoding", encoding);
		headers.append("vary", "Accept-Encoding");
		headers.delete("content-length");
		Readable.fromWeb(answer.body as never)
			.on("error", (error) => encoder.destroy(error))
			.pipe(encoder);
		context.res = undefined;
		context.res = new Response(Readable.toWeb(encoder) as never, { status: answer.status, headers });
	};
}
