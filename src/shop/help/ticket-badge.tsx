import { useTranslation } from "react-i18next";
import type { TicketStatus } from "#core/tickets.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";

export function TicketBadge({ status }: { status: TicketStatus }) {
	const { t } = useTranslation("tickets");
	return <Badge tone={TONES[status]}>{t(`state.${status}`)}</Badge>;
}

const TONES = { PENDING: "support-3", RESOLVED: "success", ARCHIVED: "plain" } satisfies Record<
	TicketStatus,
	BadgeTone
>;
