import { useTranslation } from "react-i18next";
import { formatDecimal } from "#core/number-display.ts";
import { PageLink } from "#ui/page-link.tsx";
import { Stars } from "#ui/stars.tsx";

/** What buyers of an article gave it, on its pages. */
export function RatingLine({ article, average, count }: { article: number; average: number; count: number }) {
	const { t, i18n } = useTranslation("reviews");
	if (!count) return null;
	return (
		<PageLink
			to={`/reviews?article=${article}`}
			className="inline-flex flex-wrap items-center gap-x-3 justify-self-start"
		>
			<Stars rating={average} label={t("stars", { average: formatDecimal(average, i18n.language) })} />
			<span className="text-14 text-ink-soft">{t("count", { count })}</span>
		</PageLink>
	);
}
