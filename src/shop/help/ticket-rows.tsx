import { useTranslation } from "react-i18next";
import { PageLink } from "#ui/page-link.tsx";
import { TicketBadge } from "./ticket-badge.tsx";
import type { TicketRowFacts } from "./ticket-views.server.ts";

/** Tickets one below the other, each a link to what was written. */
export function TicketRows({ tickets }: { tickets: readonly TicketRowFacts[] }) {
	const { t } = useTranslation("tickets");
	return (
		<ul className="grid gap-3 empty:hidden">
			{tickets.map((ticket) => (
				<li
					key={ticket.publicId}
					className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-surface p-5 shadow-card"
				>
					<div className="grid min-w-0 gap-1">
						<PageLink
							to={`/accounts/tickets?ticket=${ticket.publicId}`}
							className="font-semibold wrap-anywhere no-underline outline-none after:absolute after:inset-0 after:rounded-card hover:underline focus-visible:after:outline-3 focus-visible:after:outline-focus"
						>
							{ticket.subject}
						</PageLink>
						<p className="text-14 text-ink-soft">
							{t("number", { number: ticket.number })} · {t("changed", { time: ticket.changedAt })}
						</p>
					</div>
					<TicketBadge status={ticket.status} />
				</li>
			))}
		</ul>
	);
}
