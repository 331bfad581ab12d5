import { sitePath } from "#core/site-path.ts";
import type { Shop } from "#shop/shop.ts";

/** The page that is asked for, as links name it: without the locale's prefix and the marks of a data request. */
export function pagePath({ prefix }: Pick<Shop, "prefix">, request: Request): string {
	const url = new URL(request.url);
	url.searchParams.delete("_routes");
	const path = withoutPrefix(prefix, url.pathname.replace(/(?:\/_root)?\.data$/, ""));
	return `${path || "/"}${url.search}`;
}

/** Where to go on after signing in, if the address names a page of this site other than the sign-in itself. */
export function callbackPath({ prefix }: Pick<Shop, "prefix">, request: Request): string | undefined {
	const given = sitePath(new URL(request.url).searchParams.get("callbackUrl"));
	const path = given && (withoutPrefix(prefix, given) || "/");
	return path && !/^\/login(?:[/?#]|$)/.test(path) ? path : undefined;
}

/** The sign-in page, which leads back here afterwards. */
export function loginPath(callback: string | undefined): string {
	return callback && callback !== "/" ? `/login?callbackUrl=${encodeURIComponent(callback)}` : "/login";
}

function withoutPrefix(prefix: string, path: string): string {
	const isUnder = prefix && (path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}?`));
	return isUnder ? path.slice(prefix.length) : path;
}
