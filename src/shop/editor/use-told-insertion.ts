import { useTranslation } from "react-i18next";
import { useEditorTools } from "./editor-tools.ts";

/** Says that something was added; that there was no room for it, the store does. */
export function useToldInsertion(): (isThere: boolean, name: string) => void {
	const { t } = useTranslation("create");
	const { announce } = useEditorTools();
	return (isThere, name) => isThere && announce(t("say.inserted", { name }));
}
