import type { Context, MiddlewareHandler } from "hono";
import type { ApiEnvironment } from "#shop/open-api-app.ts";
import { refusal } from "#shop/refusal.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

const NOTHING = "default-src 'none'; frame-ancestors 'none'";
const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);
const READING = new Set(["GET", "HEAD"]);

/**
 * `formTargets`: origins besides our own to which a form may lead, by redirects too; `tagSources`: those of an accepted
 * analytics tag. Without a nonce only files run.
 */
export function contentSecurityPolicy(
	nonce: string | undefined,
	{ formTargets = [], tagSources = [] }: { formTargets?: readonly string[]; tagSources?: readonly string[] } = {},
): string {
	const development = import.meta.env.DEV;
	const own = nonce === undefined ? "'self'" : `'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`;
	const scripts = development ? "'self' 'unsafe-inline'" : own;
	return [
		"default-src 'self'",
		`script-src ${[scripts, ...tagSources].join(" ")}${development ? " 'wasm-unsafe-eval'" : ""}`,
		`style-src 'self' 'unsafe-inline'`,
		["img-src 'self' data: blob:", ...tagSources].join(" "),
		"font-src 'self'",
		`connect-src ${["'self' blob:", ...tagSources].join(" ")}${development ? " ws:" : ""}`,
		"worker-src 'self' blob:",
		"object-src 'none'",
		"base-uri 'self'",
		["form-action 'self'", ...formTargets].join(" "),
		"frame-ancestors 'none'",
	].join("; ");
}

/** A page brings its own policy; everything else may load nothing. */
export function securityHeaders(): MiddlewareHandler {
	return async (context, next) => {
		await next();
		const { headers } = context.res;
		for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
		if (!headers.has("content-security-policy")) headers.set("content-security-policy", NOTHING);
	};
}

/**
 * A browser's writes must come from our own pages: it names the origin of every POST. Without a cookie too: the answer
 * to a foreign form would bring a new one, and the visitor's cart would be gone.
 * Machines (webhooks) name none and are known by their signatures instead.
 */
export function refuseForeignWrites(): MiddlewareHandler<ApiEnvironment> {
	return async (context, next) => {
		if (SAFE.has(context.req.method)) return next();
		const origin = context.req.header("origin");
		const fetchSite = context.req.header("sec-fetch-site");
		const isMachine = !origin && !fetchSite && !context.req.header("cookie");
		const own = origin ? sameHost(origin, context.req.header("host")) : fetchSite === "same-origin";
		return isMachine || own ? next() : refusal(context.get("shop"), 403, 4030, "api:foreignOrigin");
	};
}

const DATA = /^\/(?:(?:api|images|pictures|previews|reviews\/photos)\/|sitemap-)/;
/** Needed to sign in, or told by machines that have signatures of their own. */
const OPEN_DATA = /^\/api\/(?:auth|event|log|session|webhooks)(?:\/|$)/;

/** A site that shows nothing without signing in has no open data either; its pages are led to the sign-in by their guard. */
export function refuseGatedData(): MiddlewareHandler<ApiEnvironment> {
	return async (context, next) => {
		const { site, customer } = context.get("shop");
		const isClosed = site.loginRequired && !customer && DATA.test(context.req.path);
		return isClosed && !OPEN_DATA.test(context.req.path)
			? refusal(context.get("shop"), 401, 4010, "api:needsSignIn")
			: next();
	};
}

const FOR_MACHINES = /^\/(?:_icons|_locales|api|builds|images|pictures|previews|reviews\/photos|sim)\/|\.data$/;

/**
 * No address of ours has U+0000, which PostgreSQL has no text with, or a path that is not percent-encoded UTF-8. The
 * router can't read such a path: `notFound` gets it as the name of one page, which there is none of.
 */
export function refuseBrokenAddress(
	notFound: (context: Context<ApiEnvironment>, request: Request) => Promise<Response>,
): MiddlewareHandler<ApiEnvironment> {
	return async (context, next) => {
		const { url, method, path, raw } = context.req;
		const { origin, pathname, search } = new URL(url);
		const broken = url.includes("%") && (url.includes("%00") || decoded(pathname) === undefined);
		if (!broken) return next();
		const shop = context.get("shop");
		if (!READING.has(method) || FOR_MACHINES.test(path)) return refusal(shop, 404, 4040, "api:notFound");
		const name = encodeURIComponent((pathname + search).slice(shop.prefix.length + 1));
		return notFound(context, new Request(`${origin}${shop.prefix}/${name}`, { method, headers: raw.headers }));
	};
}

/** The result must be used: the bundler takes a decoding that nobody looks at for one without effect. */
function decoded(path: string): string | undefined {
	try {
		return decodeURIComponent(path);
	} catch {
		return undefined;
	}
}

function sameHost(origin: string, host: string | undefined): boolean {
	return URL.canParse(origin) && new URL(origin).host === host;
}

/** At most so many writes a minute from one address; signed machine traffic is exempt. */
export function limitWrites(
	writesPerMinute: number,
	addressOf: (context: Context) => string,
	isExempt: (path: string) => boolean = () => false,
): MiddlewareHandler<ApiEnvironment> {
	let windowStart = 0;
	let counts = new Map<string, number>();
	return async (context, next) => {
		if (SAFE.has(context.req.method) || isExempt(context.req.path)) return next();
		const now = Date.now();
		if (now - windowStart > 60_000) {
			windowStart = now;
			counts = new Map();
		}
		const address = addressOf(context);
		const count = (counts.get(address) ?? 0) + 1;
		counts.set(address, count);
		if (count <= writesPerMinute) return next();
		const answer = refusal(context.get("shop"), 429, 4290, "api:tooMany");
		answer.headers.set("retry-after", String(Math.ceil((windowStart + 60_000 - now) / 1000)));
		return answer;
	};
}
