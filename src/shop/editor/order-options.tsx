import { useTranslation } from "react-i18next";
import { MAXIMUM_QUANTITY } from "#core/volume-price.ts";
import { ChoiceGroup } from "#ui/choice-group.tsx";
import { QuantityField } from "#ui/quantity-field.tsx";
import { SwatchChoice } from "#ui/swatch-choice.tsx";
import { ColorChoice } from "./color-choice.tsx";
import { useEditorTools } from "./editor-tools.ts";
import { unitPrice } from "./kernels/unit-price.ts";
import { distinct, variantLike } from "./kernels/variant-choice.ts";
import { lazyPart } from "./lazy-part.tsx";

const SizeGuide = lazyPart(
	async () => ({ default: (await import("#shop/catalog/size-guide.tsx")).SizeGuide }),
	() => <div className="min-h-11" />,
);

export type OrderOptionsProps = {
	variantId: number;
	quantity: number;
	onVariant: (id: number) => void;
	onQuantity: (quantity: number) => void;
};

/** Colour, size, number of pieces, and what one of them costs. */
export function OrderOptions({ variantId, quantity, onVariant, onQuantity }: OrderOptionsProps) {
	const { t } = useTranslation(["create", "general"]);
	const { props } = useEditorTools();
	const { variants } = props;
	const chosen = variants.find(({ id }) => id === variantId);
	const sizes = distinct(variants.map(({ size }) => size));
	const price = unitPrice(props.prices, variantId, quantity);
	const breaks = props.prices.find((each) => each.variantId === variantId)?.breaks ?? [];

	return (
		<div className="grid gap-5">
			<ColorChoice id="editor-color" variantId={variantId} onVariant={onVariant} />
			{sizes.length > 1 && (
				<ChoiceGroup id="editor-size" legend={t("order.size")} flow="row">
					{sizes.map((size) => {
						const variant = variantLike(variants, chosen, { size });
						return (
							<SwatchChoice
								key={size}
								name="editor-size"
								value={size}
								label={size}
								disabled={!variant?.available}
								checked={chosen?.size === size}
								onChange={() => variant && onVariant(variant.id)}
							/>
						);
					})}
				</ChoiceGroup>
			)}
			{props.sizes && <SizeGuide table={props.sizes} />}
			<div className="flex flex-wrap items-center justify-between gap-3">
				<span className="font-semibold" aria-hidden="true">
					{t("order.quantity")}
				</span>
				<div
					onInput={({ target }) => {
						const next = target instanceof HTMLInputElement ? Number(target.value) : Number.NaN;
						if (Number.isInteger(next) && next >= 1 && next <= MAXIMUM_QUANTITY) onQuantity(next);
					}}
				>
					<QuantityField
						id="editor-quantity"
						label={t("order.quantity")}
						defaultValue={quantity}
						max={MAXIMUM_QUANTITY}
						lessText={t("order.less")}
						moreText={t("order.more")}
					/>
				</div>
			</div>
			{price && (
				<div>
					<p className="text-18 font-semibold tabular-nums" aria-live="polite">
						{t("price.each", { price: price.formatted })}
					</p>
					<p className="text-14 text-ink-soft">
						{t("general:price.withVat")} {t("general:price.plusDelivery")}
					</p>
				</div>
			)}
			{breaks.length > 1 && (
				<ul className="grid gap-1 text-14 text-ink-soft tabular-nums">
					{breaks.slice(1).map(({ minQuantity, formatted }) => (
						<li key={minQuantity}>{t("price.from", { count: minQuantity, price: formatted })}</li>
					))}
				</ul>
			)}
		</div>
	);
}
