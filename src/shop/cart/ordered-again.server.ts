import { isPublicId } from "#core/identifiers.ts";
import { findOrder, isOwnOrder, linesOf } from "#shop/orders/orders.server.ts";
import type { Shop } from "#shop/shop.ts";

const COOKIE = "keepsake_again";
/** For the way to the cart. */
const SECONDS = 60;

/** The cart, to which the visitor is led next, tells what came from this order of theirs. */
export function tellOrderedAgain(shop: Shop, publicId: string): void {
	setCookie(shop, publicId, SECONDS);
}

/** Told once: its number, and how many products it has. */
export async function takeOrderedAgain(shop: Shop) {
	const publicId = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(shop.visit.headers.get("cookie") ?? "")?.[1];
	if (publicId === undefined) return undefined;
	setCookie(shop, "", 0);
	const order = isPublicId(publicId) ? await findOrder(shop, publicId) : undefined;
	if (!order || !isOwnOrder(shop, order)) return undefined;
	return { number: order.number, products: (await linesOf(shop, order.id)).length };
}

function setCookie(shop: Shop, value: string, seconds: number): void {
	const secure = shop.baseUrl.startsWith("https:") ? "; Secure" : "";
	shop.visit.setCookie(`${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`);
}
