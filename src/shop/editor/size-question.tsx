import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { EditorVariant } from "./editor-props.ts";

type SizeQuestionProps = {
	open: boolean;
	/** Of the chosen colour, in the catalogue's order. */
	variants: readonly EditorVariant[];
	onBack: () => void;
	onSize: (variant: EditorVariant) => void;
};

/** Asked before a garment goes into the cart for which nobody has chosen a size yet: the answer leads on. */
export function SizeQuestion({ open, variants, onBack, onSize }: SizeQuestionProps) {
	const { t } = useTranslation("create");
	return (
		<Dialog id="cart-size" title={t("cart.whichSize")} closeText={t("panel.close")} open={open} onClose={onBack}>
			<p>{variants[0]?.color?.name}</p>
			<div className="flex flex-wrap gap-3">
				{variants.map((variant) => (
					<Button
						key={variant.id}
						type="button"
						look="secondary"
						disabled={!variant.available}
						onClick={() => onSize(variant)}
					>
						{variant.size}
					</Button>
				))}
			</div>
		</Dialog>
	);
}

/** What there is to choose from beside the given variant; empty where there is one size or none. */
export function sizesBeside(variants: readonly EditorVariant[], chosen: EditorVariant | undefined): EditorVariant[] {
	const same = variants.filter(({ color, size }) => size !== null && color?.name === chosen?.color?.name);
	return same.length > 1 ? same : [];
}
