import type { TFunction } from "i18next";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { unreachable } from "#core/outcome.ts";
import { MAXIMUM_QUANTITY } from "#core/volume-price.ts";
import type { CartRefusal } from "#shop/cart/write-line.server.ts";
import { Notice } from "#ui/notice.tsx";

/** `quantity`: as it stands at the button. */
type RefusedCartProps = { reason: CartRefusal; quantity: number };

/** Why the design is not in the cart; takes the focus when it comes. */
export function RefusedCart({ reason, quantity }: RefusedCartProps) {
	const { t } = useTranslation("create");
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.focus(), []);
	return (
		<div ref={box} role="alert" tabIndex={-1} className="basis-full rounded-card p-2 -outline-offset-4">
			<Notice tone="warning">{wordsFor(reason, quantity, t)}</Notice>
		</div>
	);
}

/** What the button would do: the design is in the cart so often already, in the size that was chosen. */
export function liesThere(number: number, t: TFunction): string {
	return t("cart.refused.lies_there", { number, button: t("cart.replace") });
}

function wordsFor(reason: CartRefusal, quantity: number, t: TFunction): string {
	switch (reason) {
		case "unknown_project":
			return t("cart.refused.unknown_project");
		case "changed":
			return t("cart.refused.changed");
		case "unknown_variant":
			return t("cart.refused.unknown_variant");
		case "no_price":
			return t("cart.refused.no_price");
		case "cart_full":
			return t("cart.refused.cart_full");
		case "line_gone":
			return t("cart.refused.line_gone", { button: t("cart.add") });
		case "lies_there":
			return liesThere(quantity, t);
		case "too_many_together":
			return t("cart.refused.too_many_together", { most: MAXIMUM_QUANTITY });
		case "too_elaborate":
			return t("cart.refused.too_elaborate");
		case "quantity":
			return t("cart.refused.quantity", { most: MAXIMUM_QUANTITY });
		default:
			return unreachable(reason);
	}
}
