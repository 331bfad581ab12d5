import { createHmac, timingSafeEqual } from "node:crypto";
import type { Workshop } from "#shop/shop.ts";

/** Of the engine's cookies; it adds `__Secure-` over TLS. */
export const COOKIE_PREFIX = "keepsake";
export const SIGN_IN_COOKIE = `${COOKIE_PREFIX}.session_token`;
export const SIGN_IN_SECONDS = 30 * 86_400;

/** The key that the engine signs its cookies with. */
export function signInKey(shop: Pick<Workshop, "key">): string {
	return shop.key("sign-in");
}

/** The session's token out of the engine's signed cookie: `<token>.<base64 of HMAC-SHA256>`, percent-encoded. */
export function signInToken(shop: Pick<Workshop, "key" | "baseUrl">, cookies: string | null): string | undefined {
	const value = cookieValue(cookies, sessionCookieName(shop));
	if (!value || value.length > 300) return undefined;
	const [token = "", signature = ""] = decoded(value).split(".");
	const expected = createHmac("sha256", signInKey(shop)).update(token).digest();
	const given = Buffer.from(signature, "base64");
	return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

/** The same cookie for another while. */
export function renewedCookie(shop: Pick<Workshop, "baseUrl">, cookies: string | null): string {
	const name = sessionCookieName(shop);
	const secure = isSecure(shop) ? "; Secure" : "";
	return `${name}=${cookieValue(cookies, name)}; Max-Age=${SIGN_IN_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

export function isSecure({ baseUrl }: Pick<Workshop, "baseUrl">): boolean {
	return baseUrl.startsWith("https:");
}

export function cookieValue(cookies: string | null, name: string): string | undefined {
	for (const pair of (cookies ?? "").split(";")) {
		const [key, ...value] = pair.split("=");
		if (key?.trim() === name) return value.join("=").trim();
	}
	return undefined;
}

function sessionCookieName(shop: Pick<Workshop, "baseUrl">): string {
	return isSecure(shop) ? `__Secure-${SIGN_IN_COOKIE}` : SIGN_IN_COOKIE;
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return "";
	}
}
