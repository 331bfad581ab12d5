import type { MiddlewareFunction } from "react-router";
import type { PagePurpose } from "#core/content-kinds.ts";
import { pageLinks } from "#shop/content/content.server.ts";
import type { Shop } from "#shop/shop.ts";
import { shopContext } from "#shop/shop-context.ts";
import { loginPath, pagePath } from "./page-path.ts";
import { redirectTo } from "./redirect-to.ts";

const OPEN = /^\/(?:login|cookies|legal|privacy|unsubscribe)(?:[/?]|$)/;
/** The law wants them to be read by whoever comes; and nobody signs up to terms that they can't read. */
const LAW: readonly (PagePurpose | null)[] = ["imprint", "terms", "privacy", "withdrawal", "accessibility", "cookies"];

/** A site that shows nothing else without signing in: for all its pages, so that theirs need not ask again. */
export const siteGate: MiddlewareFunction<Response> = async ({ context, request }, next) => {
	const shop = context.get(shopContext);
	const path = pagePath(shop, request);
	if (shop.site.loginRequired && !shop.customer && !OPEN.test(path) && !(await isLaw(shop, path)))
		throw redirectTo(shop, loginPath(request.method === "GET" ? path : undefined));
	return next();
};

/** Content pages have addresses of one part. */
async function isLaw(shop: Shop, path: string): Promise<boolean> {
	if (!/^\/[^/?]+(?:\?|$)/.test(path)) return false;
	const pages = await pageLinks(shop);
	return pages.some(({ to, purpose }) => LAW.includes(purpose) && (path === to || path.startsWith(`${to}?`)));
}
