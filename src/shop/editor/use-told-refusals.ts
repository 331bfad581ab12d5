import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useEditorTools } from "./editor-tools.ts";

/** Says why a step was not made that would ask for more than the shop draws. */
export function useToldRefusals(): void {
	const { t } = useTranslation("create");
	const { store, tell } = useEditorTools();
	useEffect(() => store.onFull(() => tell(t("say.tooMuch"))), [store, tell, t]);
}
