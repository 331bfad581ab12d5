import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useEditorTools } from "./editor-tools.ts";

/** Says of what there is no more room, whoever asked for the step. */
export function useToldRefusals(): void {
	const { t } = useTranslation("create");
	const { store, tell } = useEditorTools();
	useEffect(
		() => store.onFull((excess) => tell(t(excess === "elements" ? "say.full" : "say.tooMuch"))),
		[store, tell, t],
	);
}
