import type { CartAnswer } from "./cart-answer.ts";
import { parseTakenOut } from "./taken-out.ts";

/** To a form of the cart that did not reach the shop. */
export function answerUnreachable(form: FormData): CartAnswer {
	const line = form.get("intent") === "put-back" ? parseTakenOut(form) : undefined;
	if (line) return { told: "not_back", line, reason: "unreachable" };
	return { told: "refused", lineId: String(form.get("line")), reason: "unreachable" };
}
