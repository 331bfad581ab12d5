import { createHash, randomBytes } from "node:crypto";
import { SIGN_IN_COOKIE } from "#shop/customers/sign-in-cookie.server.ts";
import { KIOSK_COOKIE } from "#shop/kiosk/kiosk-device.server.ts";
import type { VisitorSession } from "#shop/shop.ts";

const COOKIE = "keepsake_session";
const LIFETIME_SECONDS = 365 * 86_400;

/** The cookie holds a random secret, the tables only its SHA-256. */
export function visitorSession(
	cookies: string | undefined,
	secure: boolean,
): { session: VisitorSession; setCookie: () => string | undefined } {
	const known = new RegExp(`(?:^|;\\s*)${COOKIE}=([A-Za-z0-9_-]{43})(?:;|$)`).exec(cookies ?? "")?.[1];
	let drawn: string | undefined;
	let id = known && hash(known);
	const session: VisitorSession = {
		get id() {
			return id;
		},
		start() {
			if (id !== undefined) return id;
			drawn = randomBytes(32).toString("base64url");
			id = hash(drawn);
			return id;
		},
	};
	return {
		session,
		setCookie: () =>
			drawn &&
			`${COOKIE}=${drawn}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${LIFETIME_SECONDS}${secure ? "; Secure" : ""}`,
	};
}

/** Of a visitor, of a signed-in customer or of a kiosk; known by the cookie's name, whatever it holds. */
export function hasSession(cookies: string | undefined): boolean {
	return cookies !== undefined && [COOKIE, SIGN_IN_COOKIE, KIOSK_COOKIE].some((name) => cookies.includes(`${name}=`));
}

function hash(secret: string): string {
	return createHash("sha256").update(secret).digest("hex");
}
