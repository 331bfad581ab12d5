import { createHmac, timingSafeEqual } from "node:crypto";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import type { Shop } from "#shop/shop.ts";
import { confirmsOrder, findOrderByNumber, isOwnOrder, type Order } from "./orders.server.ts";

const COOKIE = "keepsake_orders";
const MOST_ORDERS = 8;
const MOST_WRONG = 10;
const WINDOW_MILLISECONDS = 15 * 60_000;

type Reader = Pick<Shop, "session" | "key">;

let windowStart = 0;
let wrong = new Map<string, number>();

/** Who placed the order in this session, or has shown before in it to know the order, may see names and addresses. */
export function mayReadOrder(shop: Reader, order: Order, cookies: string | null): boolean {
	return isOwnOrder(shop, order) || knownOrders(shop, cookies).includes(order.publicId);
}

/** The visitor knows the e-mail or the postcode of an order whose link they have. */
export function proveReader(shop: Pick<Shop, "now">, order: Order, proof: string): Outcome<null, "wrong" | "too_many"> {
	return limited(`order ${order.publicId}`, shop.now, () => confirmsOrder(order, proof));
}

/** For those who do not have the link: number and e-mail must both fit. */
export async function findForReader(
	shop: Pick<Shop, "db" | "now">,
	number: string,
	email: string,
): Promise<Outcome<Order, "wrong" | "too_many">> {
	const order = await findOrderByNumber(shop, number, email);
	const guess = limited(`email ${email.trim().toLowerCase()}`, shop.now, () => order !== undefined);
	return guess.ok && order ? accepted(order) : refused(guess.ok ? "wrong" : guess.reason);
}

/** The cookie that remembers a proof in this session; it opens nothing in another. */
export function rememberReader(
	shop: Reader & Pick<Shop, "baseUrl">,
	order: Pick<Order, "publicId">,
	cookies: string | null,
): string {
	const session = shop.session.start();
	const known = knownOrders(shop, cookies).filter((publicId) => publicId !== order.publicId);
	const kept = [order.publicId, ...known].slice(0, MOST_ORDERS);
	const value = kept.map((publicId) => `${publicId}.${seal(shop, session, publicId)}`).join("~");
	return `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax${shop.baseUrl.startsWith("https:") ? "; Secure" : ""}`;
}

function knownOrders(shop: Reader, cookies: string | null): string[] {
	const { id } = shop.session;
	if (id === undefined) return [];
	const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.~-]*)`).exec(cookies ?? "")?.[1] ?? "";
	return value.split("~").flatMap((entry) => {
		const [publicId = "", given = ""] = entry.split(".");
		return isEqual(given, seal(shop, id, publicId)) ? [publicId] : [];
	});
}

function seal(shop: Reader, session: string, publicId: string): string {
	return createHmac("sha256", shop.key("order-reader")).update(`${session} ${publicId}`).digest("base64url");
}

/** After so many wrong answers the right one is refused too, until the window is over. */
function limited(subject: string, now: Date, isRight: () => boolean): Outcome<null, "wrong" | "too_many"> {
	if (now.getTime() - windowStart > WINDOW_MILLISECONDS) {
		windowStart = now.getTime();
		wrong = new Map();
	}
	const tries = wrong.get(subject) ?? 0;
	if (tries >= MOST_WRONG) return refused("too_many");
	if (isRight()) return accepted(null);
	wrong.set(subject, tries + 1);
	return refused("wrong");
}

function isEqual(given: string, expected: string): boolean {
	const [a, b] = [Buffer.from(given), Buffer.from(expected)];
	return a.length === b.length && timingSafeEqual(a, b);
}
