import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedEncoding, type Encoding } from "./accepted-encoding.ts";
import { hasSession } from "./visitor-session.ts";

const FRESH_SECONDS = 5;
/** So long an older page is still shown, once, while a new one is drawn. */
const STALE_SECONDS = 60;
const MOST_PAGES = 1000;
const MOST_BYTES = 32_000_000;

type Drawn = {
	readonly status: number;
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
	const pages = new Map<string, Drawn>();
	const underway = new Map<string, Promise<Drawn | undefined>>();
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
	function refresh(address: string): Promise<Drawn | undefined> {
		const running = underway.get(address);
		if (running) return running;
		const started = draw(address)
			.then(async (answer) => ({ status: answer.status, page: await wholePage(answer) }))
			.then(
				({ status, page }) => {
					// A fault of the shop leaves the older page in its place; what is gone does not.
					if (status < 500) forget(address);
					if (page?.status === 200) keep(address, page);
					return page;
				},
				() => undefined,
			)
			.finally(() => underway.delete(address));
		underway.set(address, started);
		return started;
	}

	function keep(address: string, page: Drawn): void {
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

/** Whoever waited for it gets it, an absent page or a fault too; nothing for what is not for everybody. */
async function wholePage(answer: Response): Promise<Drawn | undefined> {
	const isPage = answer.headers.get("content-type")?.startsWith("text/html");
	const isOneVisitors = answer.headers.get("content-security-policy")?.includes("'nonce-");
	if (!isPage || isOneVisitors || answer.headers.has("set-cookie")) return undefined;
	const identity = Buffer.from(await answer.arrayBuffer());
	const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
	const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity, { params }), promisify(gzip)(identity)]);
	const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
	const { "x-request-id": _, ...headers } = Object.fromEntries(answer.headers);
	return {
		status: answer.status,
		since: performance.now(),
		etag,
		headers: { ...headers, etag, vary: "Cookie, Accept-Encoding" },
		bodies: { br, gzip: zipped, identity },
		bytes: identity.length + br.length + zipped.length,
	};
}

function send(page: Drawn, { headers }: IncomingMessage, response: ServerResponse): void {
	const age = String(Math.floor((performance.now() - page.since) / 1000));
	if (page.status === 200 && headers["if-none-match"]?.includes(page.etag)) {
		response.writeHead(304, { ...page.headers, age }).end();
		return;
	}
	const encoding = acceptedEncoding(headers["accept-encoding"]);
	const body = page.bodies[encoding];
	response.writeHead(page.status, {
		...page.headers,
		...(encoding !== "identity" && { "content-encoding": encoding }),
		"content-length": body.length,
		...(page.status === 200 && { age }),
	});
	response.end(body);
}
