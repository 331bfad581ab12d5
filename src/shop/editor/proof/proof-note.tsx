import IconPrinter from "@tabler/icons-react/dist/esm/icons/IconPrinter.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useTranslation } from "react-i18next";
import { Icon } from "#ui/icon.tsx";
import { useEditorTools } from "../editor-tools.ts";
import { IconButton } from "../icon-button.tsx";
import { useProofIsOn } from "./shown-proof.ts";

/** Says that the page is shown as printed wherever its panel is, and ends it. */
export function ProofNote() {
	const { t } = useTranslation("soft-proof");
	const { proof, announce } = useEditorTools();
	if (!useProofIsOn(proof)) return null;
	return (
		<p className="flex items-center gap-2 rounded-control bg-accent-soft ps-3 text-14 font-semibold text-accent">
			<Icon of={IconPrinter} size={20} />
			{t("soft-proof:name")}
			<IconButton
				icon={IconX}
				name={t("soft-proof:stop")}
				onClick={() => {
					proof.turn(false);
					announce(t("soft-proof:off"));
				}}
			/>
		</p>
	);
}
