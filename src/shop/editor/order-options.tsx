import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MAXIMUM_QUANTITY } from "#core/volume-price.ts";
import { ChoiceGroup } from "#ui/choice-group.tsx";
import { QuantityField } from "#ui/quantity-field.tsx";
import { SwatchChoice } from "#ui/swatch-choice.tsx";
import type { EditorVariant } from "./editor-props.ts";
import { useEditorTools } from "./editor-tools.ts";
import { unitPrice } from "./kernels/unit-price.ts";

export type OrderOptionsProps = {
	variantId: number;
	quantity: number;
	onVariant: (id: number) => void;
	onQuantity: (quantity: number) => void;
};

/** Colour, size, number of pieces, and what one of them costs. */
export function OrderOptions({ variantId, quantity, onVariant, onQuantity }: OrderOptionsProps) {
	const { t } = useTranslation("create");
	const { props } = useEditorTools();
	const [firstQuantity] = useState(quantity);
	const { variants } = props;
	const chosen = variants.find(({ id }) => id === variantId);
	const colors = distinct(variants.map(({ color }) => color?.name));
	const sizes = distinct(variants.map(({ size }) => size));
	const price = unitPrice(props.prices, variantId, quantity);
	const breaks = props.prices.find((each) => each.variantId === variantId)?.breaks ?? [];

	function pick(wanted: Partial<{ color: string | null; size: string | null }>): EditorVariant | undefined {
		const color = wanted.color === undefined ? (chosen?.color?.name ?? null) : wanted.color;
		const size = wanted.size === undefined ? (chosen?.size ?? null) : wanted.size;
		return variants.find((each) => (each.color?.name ?? null) === color && each.size === size);
	}

	function choose(variant: EditorVariant | undefined): void {
		if (variant) onVariant(variant.id);
	}

	return (
		<div className="grid gap-5">
			{colors.length > 1 && (
				<ChoiceGroup id="editor-color" legend={t("order.color")} flow="row">
					{colors.map((color) => {
						const variant = pick({ color }) ?? variants.find((each) => each.color?.name === color);
						return (
							<SwatchChoice
								key={color}
								name="editor-color"
								value={color}
								label={color}
								swatch={variant?.color?.hex}
								checked={chosen?.color?.name === color}
								onChange={() => choose(variant)}
							/>
						);
					})}
				</ChoiceGroup>
			)}
			{sizes.length > 1 && (
				<ChoiceGroup id="editor-size" legend={t("order.size")} flow="row">
					{sizes.map((size) => {
						const variant = pick({ size });
						return (
							<SwatchChoice
								key={size}
								name="editor-size"
								value={size}
								label={size}
								disabled={!variant?.available}
								checked={chosen?.size === size}
								onChange={() => choose(variant)}
							/>
						);
					})}
				</ChoiceGroup>
			)}
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
						defaultValue={firstQuantity}
						max={MAXIMUM_QUANTITY}
						lessText={t("order.less")}
						moreText={t("order.more")}
					/>
				</div>
			</div>
			{price && (
				<p className="text-18 font-semibold tabular-nums" aria-live="polite">
					{t("price.each", { price: price.formatted })}
				</p>
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

function distinct(values: readonly (string | null | undefined)[]): string[] {
	return [...new Set(values.filter((value): value is string => Boolean(value)))];
}
