import type { Context } from "hono";
import type { ApiEnvironment, OpenApiApp } from "#shop/open-api-app.ts";
import { refusal } from "#shop/refusal.ts";
import type { Shop } from "#shop/shop.ts";
import { KIOSK_COOKIE, kioskCookie, kioskToken, knowsKiosk } from "./kiosk-device.server.ts";
import { endKioskVisit, noteKioskVisit } from "./kiosk-visits.server.ts";

/** Local copies, and whatever the browser kept of pages and pictures. */
const CLEARED = '"cache", "storage"';

/** `?kiosk=<secret>` makes a browser one of the shop's devices; on these every visit is noted, kept nowhere, and ended whole. */
export function mountKiosk(app: Pick<OpenApiApp, "use" | "post">): void {
	app.use(async (context, next) => {
		const shop = context.get("shop");
		const token = context.req.method === "GET" ? context.req.query("kiosk") : undefined;
		if (token !== undefined) return admit(context, token);
		await next();
		if (!shop.site.kiosk) return;
		await noteKioskVisit(shop);
		const { headers } = context.res;
		if (!headers.get("cache-control")?.includes("public")) headers.set("cache-control", "private, no-store");
	});

	app.post("/kiosk/end", async (context) => {
		const shop = context.get("shop");
		if (!shop.site.kiosk) return refusal(shop, 404, 4040, "api:notFound");
		if (shop.session.id !== undefined) await endKioskVisit(shop, shop.session.id);
		const token = kioskToken(context.req.header("cookie"));
		forgetCookies(shop);
		if (token !== undefined) shop.visit.setCookie(kioskCookie(shop, token));
		const isAsked = context.req.header("accept")?.includes("application/json");
		const headers = { "clear-site-data": CLEARED };
		return isAsked ? context.body(null, 204, headers) : context.body(null, 303, { ...headers, location: homeOf(shop) });
	});

	/** Somebody is still there: touches alone ask for nothing. */
	app.post("/kiosk/here", (context) => context.body(null, 204));
}

async function admit(context: Context<ApiEnvironment>, token: string): Promise<Response> {
	const shop = context.get("shop");
	const headers = { location: homeOf(shop), "cache-control": "no-store" };
	if (!(await knowsKiosk(shop, token))) return context.body(null, 303, headers);
	forgetCookies(shop);
	shop.visit.setCookie(kioskCookie(shop, token));
	return context.body(null, 303, { ...headers, "clear-site-data": CLEARED });
}

/** All but the device's own, whoever has set them. */
function forgetCookies({ visit, baseUrl }: Shop): void {
	const secure = baseUrl.startsWith("https:") ? "; Secure" : "";
	for (const [, name] of (visit.headers.get("cookie") ?? "").matchAll(/(?:^|;\s*)([\w.-]+)=/g))
		if (name !== KIOSK_COOKIE) visit.setCookie(`${name}=; Path=/; Max-Age=0; SameSite=Lax${secure}`);
}

function homeOf({ prefix }: Shop): string {
	return prefix || "/";
}
