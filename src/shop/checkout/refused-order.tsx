import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "#ui/notice.tsx";
import type { OrderRefusal } from "./place-order.server.ts";

/** Why the order was not placed; takes the focus at each refusal, with and without script. */
export function RefusedOrder({ refusal }: { refusal: { readonly reason: OrderRefusal } }) {
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
