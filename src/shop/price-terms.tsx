import { useTranslation } from "react-i18next";
import { PageLink } from "#ui/page-link.tsx";

/** What prices hold and what comes on top, once near them: several countries ask for it. */
export function PriceTerms() {
	const { t } = useTranslation("general");
	return (
		<p className="text-14 text-ink-soft">
			{t("price.withVat")}{" "}
			<PageLink to="/shipping" className="underline underline-offset-4">
				{t("price.plusDelivery")}
			</PageLink>
		</p>
	);
}
