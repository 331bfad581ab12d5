import { redirect } from "react-router";
import type { Shop } from "#shop/shop.ts";

/** For guards: React Router adds the locale's prefix to redirects of loaders and actions, not to theirs. */
export function redirectTo(shop: Pick<Shop, "prefix">, path: string): Response {
	return redirect(shop.prefix + path);
}
