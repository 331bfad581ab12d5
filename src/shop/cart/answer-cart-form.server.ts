import { isUuid } from "#core/identifiers.ts";
import type { Shop } from "#shop/shop.ts";
import type { CartAnswer } from "./cart-answer.ts";
import { findLine, removeLine, setQuantity, stepQuantity } from "./change-cart.server.ts";
import { putAsApproved } from "./put-as-approved.server.ts";
import { findToTakeOut, putBack } from "./taken-out.server.ts";
import { parseProduct, parseTakenOut, parseWords } from "./taken-out.ts";

/**
 * Does what a form of the cart asks for; nothing where it went well and there is nothing to tell. `quantity`: the number
 * that the form holds.
 */
export async function answerCartForm(shop: Shop, form: FormData, quantity = 0): Promise<CartAnswer | null> {
	const lineId = String(form.get("line") ?? "");
	const intent = form.get("intent");
	if (!isUuid(lineId)) return { told: "refused", lineId, reason: "unknown_line" };
	if (intent === "put-back") return answerPutBack(shop, lineId, form);
	if (intent === "as-approved") return answerAsApproved(shop, lineId, form);
	const [by, shown] = [Number(form.get("step") ?? 0), Number(form.get("shown")) || 0];
	const mayGo = intent === "remove" || (by < 0 && shown + by < 1);
	const line = mayGo ? await findToTakeOut(shop, lineId, parseWords(form)) : undefined;
	const changed = await change();
	if (!changed.ok) return { told: "refused", lineId, product: parseProduct(form), reason: changed.reason };
	return line && !(await findLine(shop, lineId)) ? { told: "removed", line } : null;

	async function change() {
		if (intent === "remove") return removeLine(shop, lineId);
		const typed = form.has("quantity") && form.get("quantity") !== form.get("shown");
		if (by && !typed) return stepQuantity(shop, lineId, by, shown);
		return setQuantity(shop, lineId, quantity);
	}
}

async function answerAsApproved(shop: Shop, lineId: string, form: FormData): Promise<CartAnswer> {
	const put = await putAsApproved(shop, lineId);
	const line = put.ok ? await findToTakeOut(shop, lineId, parseWords(form)) : undefined;
	if (line) return { told: "as_approved", line };
	return { told: "refused", lineId, product: parseProduct(form), reason: put.ok ? "unknown_line" : put.reason };
}

async function answerPutBack(shop: Shop, lineId: string, form: FormData): Promise<CartAnswer> {
	const line = parseTakenOut(form);
	if (!line) return { told: "refused", lineId, reason: "unknown_line" };
	const back = await putBack(shop, line);
	if (back.ok) return { told: back.value, line };
	const { reason } = back;
	const isTold = reason === "cart_full" || reason === "too_elaborate";
	return { told: "not_back", line, reason: isTold ? reason : "unavailable" };
}
