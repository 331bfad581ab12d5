import { useTranslation } from "react-i18next";
import { Notice } from "#ui/notice.tsx";

type SearchNotesProps = {
	corrected: readonly { readonly typed: string; readonly meant: string }[];
	unknown: readonly string[];
	onlySome: boolean;
};

/** What the search made of the words that were typed: never in silence. */
export function SearchNotes({ corrected, unknown, onlySome }: SearchNotesProps) {
	const { t, i18n } = useTranslation("search");
	if (!corrected.length && !unknown.length && !onlySome) return null;
	const words = new Intl.ListFormat(i18n.language).format(unknown.map((word) => t("word", { word })));
	return (
		<Notice>
			{corrected.map(({ typed, meant }) => (
				<p key={typed}>{t("corrected", { typed, meant })}</p>
			))}
			{unknown.length > 0 && <p>{t("unknown", { words })}</p>}
			{onlySome && <p>{t("onlySome")}</p>}
		</Notice>
	);
}
