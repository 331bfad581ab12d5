import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "#ui/notice.tsx";
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
	const box = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the same refusal a second time is news too
	useEffect(() => box.current?.focus(), [refusal]);
	return (
		<div
			ref={box}
			role="alert"
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: without script a refused order must still put the reader here
			autoFocus
		>
			<Notice tone="warning">{t(`refused.${refusal.reason}`)}</Notice>
		</div>
	);
}
