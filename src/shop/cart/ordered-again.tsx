import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "#ui/notice.tsx";
import { ToldAtOnce } from "#ui/told-at-once.tsx";

/** On arrival from an order that is to be ordered again; not told anew by each change of the cart. */
export function OrderedAgain({ number, products }: { number: string; products: number }) {
	const { t } = useTranslation("cart");
	const answer = useMemo(() => ({ number }), [number]);
	return (
		<ToldAtOnce answer={answer}>
			<Notice tone="success">{t("orderedAgain", { number, count: products })}</Notice>
		</ToldAtOnce>
	);
}
