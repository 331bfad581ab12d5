import { Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { Context, MiddlewareHandler } from "hono";
import { acceptedEncoding } from "./accepted-encoding.ts";

/** Bytes that are not worth the work. */
const SHORT = 1024;

/** Compresses text answers and flushes after every chunk, so that a streamed page is not held back. */
export function compress(): MiddlewareHandler {
	return async (context, next) => {
		await next();
		const encoding = acceptedEncoding(context.req.header("accept-encoding"));
		const answer = context.res;
		if (encoding === "identity") return;
		const type = answer.headers.get("content-type") ?? "";
		if (!answer.body || answer.headers.has("content-encoding") || context.req.method === "HEAD") return;
		if (!/^(?:text\/|application\/(?:json|javascript|problem\+json)|image\/svg)/.test(type)) return;
		if (type.startsWith("application/") && (await isShort(context))) return;
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
		Readable.fromWeb(context.res.body as never)
			.on("error", (error) => encoder.destroy(error))
			.pipe(encoder);
		context.res = undefined;
		context.res = new Response(Readable.toWeb(encoder) as never, { status: answer.status, headers });
	};
}

/** Answers of the APIs are whole already; pages, which stream, are not asked. */
async function isShort(context: Context): Promise<boolean> {
	const { status, headers } = context.res;
	const bytes = await context.res.arrayBuffer();
	context.res = undefined;
	context.res = new Response(bytes, { status, headers });
	return bytes.byteLength < SHORT;
}
