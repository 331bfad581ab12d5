import type { Shop } from "#shop/shop.ts";

/** Read by the engine; nobody outside can send them, since its requests are made here. */
export const ADDRESS_HEADER = "x-keepsake-address";
export const PLACE_HEADER = "x-keepsake-place";
export const AUTH_PATH = "/api/auth";

export type Asker = Pick<Shop, "engine" | "origin" | "visit" | "clientAddress" | "brand" | "locale">;
export type EngineAnswer = {
	readonly status: number;
	readonly data: Readonly<Record<string, unknown>>;
	readonly location: string | undefined;
	/** Set-Cookie lines: `keepCookies` sends them. */
	readonly cookies: readonly string[];
};

/**
 * Asks the sign-in engine through its handler, as the visitor's browser would, so that its own checks run.
 * `cookies`: those of an answer that the browser has not got yet.
 */
export async function askEngine(
	shop: Asker,
	method: "GET" | "POST",
	path: string,
	body?: Readonly<Record<string, unknown>>,
	cookies: readonly string[] = [],
): Promise<EngineAnswer> {
	const headers = new Headers({
		host: new URL(shop.origin).host,
		origin: shop.origin,
		[ADDRESS_HEADER]: shop.clientAddress,
		[PLACE_HEADER]: `${shop.brand.code} ${shop.locale.code}`,
	});
	const fresh = cookies.flatMap((line) => line.split(";")[0] ?? []);
	const cookie = [shop.visit.headers.get("cookie"), ...fresh].filter(Boolean).join("; ");
	if (cookie) headers.set("cookie", cookie);
	const browser = shop.visit.headers.get("user-agent");
	if (browser) headers.set("user-agent", browser.slice(0, 400));
	if (body) headers.set("content-type", "application/json");
	const answer = await shop.engine(
		new Request(`${shop.origin}${AUTH_PATH}${path}`, {
			method,
			headers,
			...(body ? { body: JSON.stringify(body) } : {}),
		}),
	);
	const data: unknown = await answer.json().catch(() => null);
	return {
		status: answer.status,
		data: typeof data === "object" && data !== null ? { ...data } : {},
		location: answer.headers.get("location") ?? undefined,
		cookies: answer.headers.getSetCookie(),
	};
}

export function keepCookies(shop: Pick<Shop, "visit">, answer: EngineAnswer): void {
	for (const line of answer.cookies) shop.visit.setCookie(line);
}
