import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "#ui/notice.tsx";
import type { OrderRefusal } from "./place-order.server.ts";

/** Why the order was not placed; takes the focus when it comes, with and without script. */
export function RefusedOrder({ reason }: { reason: OrderRefusal }) {
	const { t } = useTranslation("checkout");
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.focus(), []);
	return (
		<div
			ref={box}
			role="alert"
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: without script a refused order must still put the reader here
			autoFocus
		>
			<Notice tone="warning">{t(`refused.${reason}`)}</Notice>
		</div>
	);
}
