import { useTranslation } from "react-i18next";

/** A product's name with its design's words, for sentences and for whoever does not see them below it. */
export function useNameWithWords(): (product: { name: string; words: string | undefined }) => string {
	const { t } = useTranslation("general");
	return ({ name, words }) => (words ? `${name} ${t("words", { words })}` : name);
}
