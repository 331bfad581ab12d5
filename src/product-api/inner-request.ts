import { z } from "@hono/zod-openapi";

export const innerCall = z
	.object({
		path: z.string().min(1).max(2000).openapi({ example: "/articles" }),
		query: z.record(z.string(), z.unknown()).default({}),
		headers: z.record(z.string(), z.string()).default({}),
		method: z
			.string()
			.toLowerCase()
			.pipe(z.enum(["get", "post", "put", "patch", "delete"]))
			.default("get"),
		body: z.record(z.string(), z.unknown()).default({}),
	})
	.openapi("InnerCall");
export type InnerCall = z.output<typeof innerCall>;

/** RFC 9110, section 7.6.1, and what the inner request says by itself. */
const DROPPED_HEADERS = new Set([
	"connection",
	"keep-alive",
	"proxy-authenticate",
	"proxy-authorization",
	"proxy-connection",
	"te",
	"trailer",
	"transfer-encoding",
	"upgrade",
	"host",
	"cookie",
	"origin",
	"content-length",
	"content-type",
	"accept-encoding",
	"expect",
	"forwarded",
]);

/** The call's address in the service; undefined where the path would leave it or is not on its list. */
export function innerUrl(base: string, path: string, allowed: readonly string[] = ["/"]): URL | undefined {
	if (!/^[\w.~!$&'()*+,;=:@%/-]+$/.test(path)) return undefined;
	const segments = path.replace(/^\//, "").split("/").map(decoded);
	if (segments.some((segment) => segment === undefined || /^\.{0,2}$|[/\\%?#\p{Cc}]/u.test(segment))) return undefined;
	const rooted = `/${path.replace(/^\//, "")}`;
	if (!allowed.some((start) => rooted === start || rooted.startsWith(start.replace(/\/?$/, "/")))) return undefined;
	const url = new URL(base + rooted);
	return url.href.startsWith(`${base}/`) ? url : undefined;
}

/** GET sends its parameters as query string, POST and DELETE as a form, the others as JSON. */
export function innerRequest(url: URL, call: InnerCall, defaults: Readonly<Record<string, string>>): Request {
	const headers = keptHeaders(call.headers);
	const address = new URL(url);
	const method = call.method.toUpperCase();
	if (call.method === "get") {
		append(address.searchParams, { ...defaults, ...call.body, ...call.query });
		return new Request(address, { method, headers });
	}
	append(address.searchParams, call.query);
	const parameters = { ...defaults, ...call.body };
	if (call.method === "put" || call.method === "patch") {
		headers.set("content-type", "application/json");
		return new Request(address, { method, headers, body: JSON.stringify(parameters) });
	}
	const form = new URLSearchParams();
	append(form, parameters);
	headers.set("content-type", "application/x-www-form-urlencoded;charset=UTF-8");
	return new Request(address, { method, headers, body: form.toString() });
}

function keptHeaders(given: Readonly<Record<string, string>>): Headers {
	const named = (given.connection ?? given.Connection ?? "").toLowerCase().split(/\s*,\s*/);
	const headers = new Headers({ accept: "application/json" });
	for (const [name, value] of Object.entries(given)) {
		const plain = name.toLowerCase();
		if (DROPPED_HEADERS.has(plain) || named.includes(plain) || plain.startsWith("x-forwarded-")) continue;
		if (/^[\w!#$%&'*+.^`|~-]+$/.test(name) && !/[^\t\x20-\x7e]/.test(value)) headers.set(name, value);
	}
	return headers;
}

function append(target: URLSearchParams, parameters: Readonly<Record<string, unknown>>): void {
	for (const [name, value] of Object.entries(parameters))
		for (const each of Array.isArray(value) ? value : [value])
			if (each !== undefined && each !== null)
				target.append(name, typeof each === "object" ? JSON.stringify(each) : String(each));
}

function decoded(segment: string): string | undefined {
	try {
		return decodeURIComponent(segment);
	} catch {
		return undefined;
	}
}
