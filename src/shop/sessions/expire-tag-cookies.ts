import type { Shop } from "#shop/shop.ts";

/** The analytics tag's own: `_ga` and `_ga_<id>`. */
const TAG_COOKIE = /(?:^|; *)(_ga(?:_[\w-]+)?)=/g;

/** Takes the tag's cookies away, which it sets for the host or for a domain above it: a request does not tell which. */
export function expireTagCookies({ visit, origin }: Pick<Shop, "visit" | "origin">): void {
	const { hostname } = new URL(origin);
	const labels = /^[\d.]+$|:/.test(hostname) ? [] : hostname.split(".");
	const domains = labels.slice(0, -1).map((_, index) => `; Domain=${labels.slice(index).join(".")}`);
	for (const [, name] of (visit.headers.get("cookie") ?? "").matchAll(TAG_COOKIE))
		for (const domain of ["", ...domains]) visit.setCookie(`${name}=; Path=/${domain}; Max-Age=0`);
}
