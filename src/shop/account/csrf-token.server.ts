import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { COOKIE_PREFIX, cookieValue, isSecure } from "#shop/customers/sign-in-cookie.server.ts";
import type { Shop } from "#shop/shop.ts";

type Visitor = Pick<Shop, "key" | "baseUrl" | "visit">;

/** The token of the browser's cookie, `<token>|<its HMAC>`; a new one where there is none of ours. */
export function sendCsrfToken(shop: Visitor): string {
	const known = knownToken(shop);
	if (known) return known;
	const token = randomBytes(32).toString("hex");
	const secure = isSecure(shop) ? "; Secure" : "";
	shop.visit.setCookie(
		`${cookieName(shop)}=${token}|${signature(shop, token)}; Path=/; HttpOnly; SameSite=Lax${secure}`,
	);
	return token;
}

export function hasCsrfToken(shop: Visitor, given: string | undefined): boolean {
	const known = knownToken(shop);
	return known !== undefined && given !== undefined && isSame(known, given);
}

function knownToken(shop: Visitor): string | undefined {
	const value = cookieValue(shop.visit.headers.get("cookie"), cookieName(shop)) ?? "";
	const [token = "", mac = ""] = value.replace("%7C", "|").split("|");
	return token && isSame(mac, signature(shop, token)) ? token : undefined;
}

function cookieName(shop: Visitor): string {
	return isSecure(shop) ? `__Host-${COOKIE_PREFIX}.csrf` : `${COOKIE_PREFIX}.csrf`;
}

function signature(shop: Visitor, token: string): string {
	return createHmac("sha256", shop.key("csrf")).update(token).digest("hex");
}

function isSame(one: string, other: string): boolean {
	return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
