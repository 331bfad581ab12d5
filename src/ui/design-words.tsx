import { useTranslation } from "react-i18next";

/** By which a design is told from another one on the same product. */
export function DesignWords({ words }: { words: string | undefined }) {
	const { t } = useTranslation("general");
	return words && <p className="text-14 wrap-anywhere text-ink-soft">{t("words", { words })}</p>;
}
