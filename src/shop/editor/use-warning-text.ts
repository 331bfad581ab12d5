import { useTranslation } from "react-i18next";
import type { Warning } from "#design/preflight/warning.ts";

export function useWarningText(): (warning: Warning) => string {
	const { t } = useTranslation("create");
	return ({ code, severity, figures }) => {
		const key = code === "few-pixels" ? `${code}-${severity}` : code;
		return t(`warning.${key}`, { ...figures });
	};
}
