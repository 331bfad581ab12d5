import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { Notice } from "#ui/notice.tsx";
import { ToldAtOnce } from "#ui/told-at-once.tsx";

type OrderedAgainProps = { order: { number: string; products: number } | undefined };

/** On arrival from an order that is to be ordered again; stands until the page is opened anew. */
export function OrderedAgain({ order }: OrderedAgainProps) {
	const { t } = useTranslation("cart");
	const { key } = useLocation();
	const [arrival, setArrival] = useState({ key, order });
	if (arrival.key !== key) setArrival({ key, order });
	if (!arrival.order) return null;
	const { number, products } = arrival.order;
	return (
		<ToldAtOnce answer={arrival.order}>
			<Notice tone="success">{t("orderedAgain", { number, count: products })}</Notice>
		</ToldAtOnce>
	);
}
