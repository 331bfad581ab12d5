import IconMessageCircle from "@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs";
import { useTranslation } from "react-i18next";
import { TICKET_STATUSES, type TicketStatus } from "#core/tickets.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TabLinks } from "#ui/tab-links.tsx";
import { TicketRows } from "./ticket-rows.tsx";
import type { TicketRowFacts } from "./ticket-views.server.ts";

type TicketListProps = {
	tickets: readonly TicketRowFacts[];
	status: TicketStatus | undefined;
	isFirst: boolean;
	next: string | undefined;
};

export function TicketList({ tickets, status, isFirst, next }: TicketListProps) {
	const { t } = useTranslation("tickets");
	const address = (chosen: TicketStatus | undefined, after?: string) => {
		const query = [chosen && `status=${chosen}`, after && `after=${after}`].filter(Boolean).join("&");
		return query ? `/accounts/tickets?${query}` : "/accounts/tickets";
	};
	const tabs = [undefined, ...TICKET_STATUSES].map((each) => ({
		to: address(each),
		text: t(`states.${each ?? "all"}`),
		current: each === status,
	}));
	return (
		<div className="grid grid-cols-1 gap-8">
			<PageTitle>{t("title")}</PageTitle>
			<div className="flex flex-wrap items-center justify-between gap-4">
				<h1 className="text-36">{t("title")}</h1>
				<ButtonLink to="/accounts/tickets?contact=1">{t("write")}</ButtonLink>
			</div>
			<TabLinks label={t("byState")} tabs={tabs} />
			<TicketRows tickets={tickets} />
			{tickets.length === 0 && (
				<EmptyState icon={IconMessageCircle} title={t(status || !isFirst ? "none" : "empty")}>
					{!status && isFirst && t("emptyHelp")}
				</EmptyState>
			)}
			<nav aria-label={t("pages")} className="flex gap-4 empty:hidden">
				{!isFirst && (
					<ButtonLink to={address(status)} look="secondary">
						{t("newest")}
					</ButtonLink>
				)}
				{next && (
					<ButtonLink to={address(status, next)} look="secondary">
						{t("older")}
					</ButtonLink>
				)}
			</nav>
		</div>
	);
}
