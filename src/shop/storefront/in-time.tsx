import IconGift from "@tabler/icons-react/dist/esm/icons/IconGift.mjs";
import { useTranslation } from "react-i18next";
import { Icon } from "#ui/icon.tsx";
import { PageLink } from "#ui/page-link.tsx";

type InTimeProps = {
	/** As the visitor reads it. */
	orderBy: string;
	/** Where its designs are, from elsewhere. */
	tag?: { to: string; name: string };
};

/** Until when an order comes in time for the day on which presents are given. */
export function InTimeBanner({ orderBy, tag }: InTimeProps) {
	const { t } = useTranslation("general");
	return (
		<div className="flex items-center gap-3 rounded-card bg-accent-soft px-4 py-3">
			<Icon of={IconGift} size={24} className="shrink-0" />
			<p className="min-w-0">
				{tag && (
					<>
						<PageLink to={tag.to} className="font-semibold underline">
							{tag.name}
						</PageLink>
						{" · "}
					</>
				)}
				{t("inTime", { day: orderBy })}
			</p>
		</div>
	);
}
