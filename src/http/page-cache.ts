import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { hasSession } from "./visitor-session.ts";

const FRESH_SECONDS = 5;
/** So long an older page is still shown, once, while a new one is drawn. */
const STALE_SECONDS = 60;
const MOST_PAGES = 1000;
const MOST_BYTES = 32_000_000;

type Encoding = "br" | "gzip" | "identity";
type Kept = {
	readonly since: number;
	readonly etag: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly bodies: Readonly<Record<Encoding, Buffer>>;
	readonly bytes: number;
};

/** Answers a request from memory; false: it has to be answered in the usual way. */
export type PageCache = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/**
 * Keeps drawn pages of visitors without a session, one for each address that `locate` names.
 * Such a page has no nonce, no cookie and no word for anybody, so its very bytes serve everybody.
 */
export function createPageCache(
	locate: (host: string, target: string) => string | undefined,
	draw: (address: string) => Promise<Response>,
): PageCache {
	const pages = new Map<string, Kept>();
	const underway = new Map<string, Promise<Kept | undefined>>();
	let bytes = 0;

	return async (request, response) => {
		const { headers, method, url = "/" } = request;
		if (method !== "GET" || headers.authorization || hasSession(headers.cookie)) return false;
		const address = locate(headers.host ?? "", url);
		if (address === undefined) return false;
		const known = pages.get(address);
		const age = known ? (performance.now() - known.since) / 1000 : Number.POSITIVE_INFINITY;
		const isUsable = age < FRESH_SECONDS + STALE_SECONDS;
		const fresh = age < FRESH_SECONDS ? undefined : refresh(address);
		const page = isUsable ? known : await fresh;
		if (!page) return false;
		send(page, request, response);
		return true;
	};

	/** However many ask, a page is drawn once at a time. */
	function refresh(address: string): Promise<Kept | undefined> {
		const running = underway.get(address);
		if (running) return running;
		const started = draw(address)
			.then(keepable)
			.then(
				(page) => {
					forget(address);
					if (page) keep(address, page);
					return page;
				},
				() => undefined,
			)
			.finally(() => underway.delete(address));
		underway.set(address, started);
		return started;
	}

	function keep(address: string, page: Kept): void {
		pages.set(address, page);
		bytes += page.bytes;
		for (const oldest of pages.keys()) {
			if (pages.size <= MOST_PAGES && bytes <= MOST_BYTES) return;
			forget(oldest);
		}
	}

	function forget(address: string): void {
		bytes -= pages.get(address)?.bytes ?? 0;
		pages.delete(address);
	}
}

/** Nothing for what is no page for everybody; a fault of the shop leaves the older page in its place. */
async function keepable(answer: Response): Promise<Kept | undefined> {
	if (answer.status >= 500) throw new Error(`Drawing ended with ${answer.status}`);
	const isPage = answer.headers.get("content-type")?.startsWith("text/html");
	if (answer.status !== 200 || !isPage || answer.headers.has("set-cookie")) return undefined;
	const identity = Buffer.from(await answer.arrayBuffer());
	const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
	const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity, { params }), promisify(gzip)(identity)]);
	const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
	const { "x-request-id": _, ...headers } = Object.fromEntries(answer.headers);
	return {
		since: performance.now(),
		etag,
		headers: { ...headers, etag, vary: "Cookie, Accept-Encoding" },
		bodies: { br, gzip: zipped, identity },
		bytes: identity.length + br.length + zipped.length,
	};
}

function send(page: Kept, { headers }: IncomingMessage, response: ServerResponse): void {
	const age = String(Math.floor((performance.now() - page.since) / 1000));
	if (headers["if-none-match"] === page.etag) {
		response.writeHead(304, { ...page.headers, age }).end();
		return;
	}
	const accepted = String(headers["accept-encoding"] ?? "");
	const encoding: Encoding = accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : "identity";
	const body = page.bodies[encoding];
	response.writeHead(200, {
		...page.headers,
		...(encoding !== "identity" && { "content-encoding": encoding }),
		"content-length": body.length,
		age,
	});
	response.end(body);
}
