import { useTranslation } from "react-i18next";
import { PageLink } from "#ui/page-link.tsx";
import { Stars } from "#ui/stars.tsx";

/** What buyers of an article gave it, on its pages. */
export function RatingLine({ article, average, count }: { article: number; average: number; count: number }) {
	const { t, i18n } = useTranslation("reviews");
	if (!count) return null;
	const written = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(average);
	return (
		<PageLink
			to={`/reviews?article=${article}`}
			className="inline-flex flex-wrap items-center gap-x-3 justify-self-start"
		>
			<Stars rating={average} label={t("stars", { average: written })} />
			<span className="text-14 text-ink-soft">{t("count", { count })}</span>
		</PageLink>
	);
}
