import { useTranslation } from "react-i18next";
import { useEditorTools } from "./editor-tools.ts";

/** A length in words, rounded: what was scaled has more digits than anybody reads. */
export function useMillimetres(): (length: number) => string {
	const { t } = useTranslation("create");
	const { props } = useEditorTools();
	const format = new Intl.NumberFormat(props.locale, { maximumFractionDigits: 2 });
	return (length) => t("create:place.millimetres", { length: format.format(length) });
}
