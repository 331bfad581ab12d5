import { createHmac, timingSafeEqual } from "node:crypto";
import type { Outcome } from "#core/outcome.ts";
import type { Shop } from "#shop/shop.ts";
import { type Guesser, limitGuesses } from "./limit-guesses.server.ts";
import { confirmsOrder, findOrder, findOrderByNumber, isOwnOrder, type Order } from "./orders.server.ts";

const COOKIE = "keepsake_orders";
const MOST_ORDERS = 8;
/** Wrong answers a day. A postcode may have four digits only. */
const MOST_OF_LINK = 20;
/** Numbers follow one another; a stranger must not be able to lock the owner of an address out, nor many of them guess. */
const MOST_OF_CLIENT = 10;
const MOST_OF_EMAIL = 200;

type Reader = Pick<Shop, "session" | "owner" | "key">;

/** Who placed the order in this session, or has shown before in it to know the order, may see names and addresses. */
export function mayReadOrder(shop: Reader, order: Order, cookies: string | null): boolean {
	return isOwnOrder(shop, order) || knownOrders(shop, cookies).includes(order.publicId);
}

/** What is in it may be seen by who has its public id; on a kiosk, where addresses of others are left behind, by whose it is. */
export async function findShownOrder(shop: Shop, publicId: string): Promise<Order | undefined> {
	const found = await findOrder(shop, publicId);
	return found && (!shop.site.kiosk || isOwnOrder(shop, found)) ? found : undefined;
}

/** The visitor knows the e-mail or the postcode of an order whose link they have. */
export async function proveReader(
	shop: Guesser,
	order: Order,
	proof: string,
): Promise<Outcome<Order, "wrong" | "too_many">> {
	const limits = [{ about: `order ${order.publicId}`, most: MOST_OF_LINK }];
	return limitGuesses(shop, limits, () => (confirmsOrder(order, proof) ? order : undefined));
}

/** For those who do not have the link: number and e-mail must both fit. */
export async function findForReader(
	shop: Guesser,
	number: string,
	email: string,
): Promise<Outcome<Order, "wrong" | "too_many">> {
	const about = `email ${email.trim().toLowerCase()}`;
	const limits = [
		{ about: `${about} from ${shop.clientAddress}`, most: MOST_OF_CLIENT },
		{ about, most: MOST_OF_EMAIL },
	];
	return limitGuesses(shop, limits, () => findOrderByNumber(shop, number, email));
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

function isEqual(given: string, expected: string): boolean {
	const [a, b] = [Buffer.from(given), Buffer.from(expected)];
	return a.length === b.length && timingSafeEqual(a, b);
}
