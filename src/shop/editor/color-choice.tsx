import { useTranslation } from "react-i18next";
import { ChoiceGroup } from "#ui/choice-group.tsx";
import { SwatchChoice } from "#ui/swatch-choice.tsx";
import { useEditorTools } from "./editor-tools.ts";
import { distinct, variantLike } from "./kernels/variant-choice.ts";

type ColorChoiceProps = {
	/** Unique in the page. */
	id: string;
	variantId: number;
	onVariant: (id: number) => void;
};

/** Nothing for a product of one colour. */
export function ColorChoice({ id, variantId, onVariant }: ColorChoiceProps) {
	const { t } = useTranslation("create");
	const { variants } = useEditorTools().props;
	const chosen = variants.find((each) => each.id === variantId);
	const colors = distinct(variants.map(({ color }) => color?.name));
	if (colors.length < 2) return null;
	return (
		<ChoiceGroup id={id} legend={t("order.color")} flow="row">
			{colors.map((color) => {
				const variant = variantLike(variants, chosen, { color }) ?? variants.find((each) => each.color?.name === color);
				return (
					<SwatchChoice
						key={color}
						name={id}
						value={color}
						label={color}
						swatch={variant?.color?.hex}
						checked={chosen?.color?.name === color}
						onChange={() => variant && onVariant(variant.id)}
					/>
				);
			})}
		</ChoiceGroup>
	);
}
