import { useTranslation } from "react-i18next";

export function DemoBanner() {
	const { t } = useTranslation("general");
	return (
		<aside aria-label={t("header.demoLabel")} className="bg-support-3 px-4 py-2 text-center text-14 text-on-support-3">
			{t("header.demo")}
		</aside>
	);
}
