import IconPrinter from "@tabler/icons-react/dist/esm/icons/IconPrinter.mjs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import type { EditorSide } from "../editor-props.ts";
import { useEditorTools } from "../editor-tools.ts";
import { ProofSection } from "../proof/proof-section.tsx";

/** Where the press is known: its colours in the picture beside the form, for as long as this is open. */
export function FormProof({ side }: { side: EditorSide }) {
	const { t } = useTranslation("soft-proof");
	const { proof, announce } = useEditorTools();
	const [open, setOpen] = useState(proof.isOn());

	function toggle(): void {
		setOpen(!open);
		if (!open || !proof.isOn()) return;
		proof.turn(false);
		announce(t("soft-proof:off"));
	}

	return (
		<>
			<Button
				type="button"
				look="secondary"
				size="small"
				icon={IconPrinter}
				className="min-h-11"
				aria-expanded={open}
				onClick={toggle}
			>
				{t("soft-proof:name")}
			</Button>
			{open && (
				<div className="w-full">
					<ProofSection side={side} />
				</div>
			)}
		</>
	);
}
