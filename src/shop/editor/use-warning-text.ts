import { useTranslation } from "react-i18next";
import type { Warning } from "#design/preflight/warning.ts";
import { useEditorTools } from "./editor-tools.ts";

export function useWarningText(): (warning: Warning) => string {
	const { t } = useTranslation("create");
	const { props } = useEditorTools();
	const numbers = new Intl.NumberFormat(props.locale);
	return ({ code, severity, figures }) => {
		const isNowhere = figures.nowhere !== undefined;
		const key = code === "few-pixels" ? `${code}-${severity}` : isNowhere ? `${code}-anywhere` : code;
		const written: Record<string, string> = {};
		for (const [name, figure] of Object.entries(figures)) {
			written[name] = typeof figure === "number" ? numbers.format(figure) : figure;
		}
		return t(`warning.${key}`, written);
	};
}
