import { useTranslation } from "react-i18next";
import type { Warning } from "#design/preflight/warning.ts";
import { Button } from "#ui/button.tsx";
import { useEditorTools } from "./editor-tools.ts";
import { changeBetween, elementOf, setCommand, sideOf } from "./kernels/commands.ts";
import { FIT_WARNINGS, fitText } from "./kernels/fit-text.ts";

/** Repairs a text that reaches over its frame or the edge with one press. */
export function FitButton({ warning }: { warning: Warning }) {
	const { t } = useTranslation("create");
	const { store, shaper, announce } = useEditorTools();
	const element = elementOf(store.getState().document, warning.sideCode, warning.elementId);
	if (element?.kind !== "text" || element.locked || !FIT_WARNINGS.includes(warning.code)) return null;

	function fit(): void {
		const { document } = store.getState();
		const side = sideOf(document, warning.sideCode);
		const text = elementOf(document, warning.sideCode, warning.elementId);
		if (!side || text?.kind !== "text") return;
		const fitting = fitText(text, side, shaper());
		const change = fitting && changeBetween(text, fitting);
		if (change) store.run(setCommand(side.code, text, change));
		announce(t(fitting ? "fit.done" : "fit.impossible"));
	}

	return (
		<Button type="button" size="small" look="secondary" className="mt-2 min-h-11" onClick={fit}>
			{t("fit.action")}
		</Button>
	);
}
