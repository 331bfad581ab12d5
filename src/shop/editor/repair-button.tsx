import { useTranslation } from "react-i18next";
import type { Warning } from "#design/preflight/warning.ts";
import { Button } from "#ui/button.tsx";
import { useEditorTools } from "./editor-tools.ts";
import { elementOf, sideOf } from "./kernels/commands.ts";
import { repairCommand, repairOf } from "./kernels/repair-text.ts";

/** Mends with one press what a warning says of a text. */
export function RepairButton({ warning }: { warning: Warning }) {
	const { t } = useTranslation("create");
	const { store, shaper, announce, newId } = useEditorTools();
	const repair = repairOf(warning);
	const element = elementOf(store.getState().document, warning.sideCode, warning.elementId);
	if (!repair || element?.kind !== "text" || element.locked) return null;

	function mend(): void {
		const { document } = store.getState();
		const side = sideOf(document, warning.sideCode);
		const text = elementOf(document, warning.sideCode, warning.elementId);
		if (!side || text?.kind !== "text") return;
		const command = repairCommand(warning, text, side, shaper(), newId());
		if (command) store.run(command);
		announce(t(command ? `${repair}.done` : "fit.impossible"));
	}

	return (
		<Button type="button" size="small" look="secondary" className="mt-2 min-h-11" onClick={mend}>
			{t(`${repair}.action`)}
		</Button>
	);
}
