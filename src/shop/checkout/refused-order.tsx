import { useTranslation } from "react-i18next";
import { Notice } from "#ui/notice.tsx";
import { ToldAtOnce } from "#ui/told-at-once.tsx";
import type { OrderRefusal } from "./place-order.server.ts";

/** `seen`: the lines as they stood in the order that was refused. */
export type Refused = { readonly reason: OrderRefusal; readonly seen: readonly string[] };

/** Told at the button; all other refusals stand above the page's steps, with what is to be looked at again. */
export function isCuredByPressingAgain(reason: OrderRefusal): boolean {
	return reason === "busy" || reason === "not_laid_out";
}

/** Why the order was not placed; takes the focus at each refusal, with and without script. */
export function RefusedOrder({ refusal }: { refusal: Refused }) {
	const { t } = useTranslation("checkout");
	return (
		<ToldAtOnce answer={refusal}>
			<Notice tone="warning">{t(`refused.${refusal.reason}`)}</Notice>
		</ToldAtOnce>
	);
}
