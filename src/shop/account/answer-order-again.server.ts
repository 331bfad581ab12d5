import type { OrderAgainAnswerProps } from "#shop/orders/order-again-answer.tsx";
import type { Shop } from "#shop/shop.ts";
import { orderAgain } from "./order-again.server.ts";

/** To the form of `OrderAgainForm`: what to tell beside it, if anything; unknown also where somebody else sent it. */
export async function answerOrderAgain(
	shop: Shop,
	form: FormData,
): Promise<OrderAgainAnswerProps | "all_added" | "unknown_order"> {
	const [order, key] = [String(form.get("order") ?? ""), String(form.get("key") ?? "")];
	if (!shop.customer || !/^[\w-]{36,80}$/.test(key)) return "unknown_order";
	const again = await orderAgain(shop, order, key);
	if (!again.ok) return again.reason === "unknown_order" ? again.reason : { order, refused: again.reason };
	const { added, all, gone, tooMuch } = again.value;
	if (added === all) return "all_added";
	const list = new Intl.ListFormat(shop.locale.iso);
	return { order, refused: null, added, all, gone: list.format(new Set(gone)), tooMuch: list.format(new Set(tooMuch)) };
}
