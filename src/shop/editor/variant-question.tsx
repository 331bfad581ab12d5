import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Swatch } from "#ui/swatch-choice.tsx";
import type { EditorVariant } from "./editor-props.ts";
import type { AskedPart, AskedVariant } from "./kernels/variant-choice.ts";

type VariantQuestionProps = {
	/** null: nothing is asked just now. */
	asked: AskedVariant | null;
	onBack: () => void;
	onAnswer: (part: AskedPart, variant: EditorVariant) => void;
};

/** Asked before a product goes into the cart whose colour or size nobody has chosen yet: the answer leads on. */
export function VariantQuestion({ asked, onBack, onAnswer }: VariantQuestionProps) {
	const { t } = useTranslation("create");
	const { part = "size", choices = [] } = asked ?? {};
	const isColor = part === "color";
	return (
		<Dialog
			id="cart-variant"
			title={t(isColor ? "cart.whichColor" : "cart.whichSize")}
			closeText={t("panel.close")}
			open={asked !== null}
			onClose={onBack}
		>
			{!isColor && <p>{choices[0]?.color?.name}</p>}
			<div className="flex flex-wrap gap-3">
				{choices.map((variant) => (
					<Button
						key={variant.id}
						type="button"
						look="secondary"
						disabled={!variant.available}
						// The second press of a double one would answer what is asked next.
						onClick={({ detail }) => detail < 2 && onAnswer(part, variant)}
					>
						{isColor && variant.color ? (
							<span className="flex items-center gap-2">
								<Swatch color={variant.color.hex} />
								{variant.color.name}
							</span>
						) : (
							variant.size
						)}
					</Button>
				))}
			</div>
		</Dialog>
	);
}
