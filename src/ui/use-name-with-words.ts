import { useTranslation } from "react-i18next";
import { nameWithWords } from "#core/name-with-words.ts";

/** Quotes the words as the visitor's language does. */
export function useNameWithWords(): (product: { name: string; words: string | undefined }) => string {
	const { t } = useTranslation("general");
	return ({ name, words }) => nameWithWords({ name, words: words && t("words", { words }) });
}
