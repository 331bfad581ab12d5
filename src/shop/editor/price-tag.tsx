import { useTranslation } from "react-i18next";
import { useEditorTools } from "./editor-tools.ts";
import { unitPrice } from "./kernels/unit-price.ts";

/** On small screens the price stands below the stage, as the bar above has no room for it. */
export function PriceTag({ variantId, quantity }: { variantId: number; quantity: number }) {
	const { t } = useTranslation("create");
	const { props } = useEditorTools();
	const price = unitPrice(props.prices, variantId, quantity);
	if (!price) return null;
	return (
		<p className="px-1 text-14 leading-tight whitespace-nowrap font-semibold tabular-nums lg:hidden">
			{t("price.each", { price: price.formatted })}
		</p>
	);
}
