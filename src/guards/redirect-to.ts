import type { Shop } from "#shop/shop.ts";
import { redirect } from "./redirect.ts";

/** For guards: React Router adds the locale's prefix to redirects of loaders and actions, not to theirs. */
export function redirectTo(shop: Pick<Shop, "prefix">, path: string): Response {
	return redirect(shop.prefix + path);
}
