import { useTranslation } from "react-i18next";
import type { Warning } from "#design/preflight/warning.ts";
import { useEditorTools } from "./editor-tools.ts";

export function useWarningText(): (warning: Warning) => string {
	const { t } = useTranslation("create");
	const { props } = useEditorTools();
	const numbers = new Intl.NumberFormat(props.locale);
	return ({ code, severity, figures }) => {
		const key = keyOf({ code, severity, figures });
		const written: Record<string, string> = {};
		for (const [name, figure] of Object.entries(figures)) {
			written[name] = typeof figure === "number" ? numbers.format(figure) : figure;
		}
		return t(`warning.${key}`, written);
	};
}

function keyOf({ code, severity, figures }: Pick<Warning, "code" | "severity" | "figures">) {
	if (code === "few-pixels") return `${code}-${severity}` as const;
	if (figures.faint !== undefined) return "too-faint" as const;
	if (code === "missing-glyph" && figures.nowhere !== undefined) return `${code}-anywhere` as const;
	if (code === "missing-glyph" && figures.mixed !== undefined) return `${code}-mixed` as const;
	return code === "text-overflows" && figures.bent !== undefined ? (`${code}-bent` as const) : code;
}
