import { useTranslation } from "react-i18next";
import { useEditorTools } from "./editor-tools.ts";

/** Says that something was added, or that there was no room for it. */
export function useToldInsertion(): (isThere: boolean, name: string) => void {
	const { t } = useTranslation("create");
	const { announce, tell } = useEditorTools();
	return (isThere, name) => (isThere ? announce(t("say.inserted", { name })) : tell(t("say.full", { name })));
}
