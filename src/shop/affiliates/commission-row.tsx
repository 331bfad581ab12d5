import { useTranslation } from "react-i18next";
import type { CommissionState } from "#core/commission-states.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import type { ListedCommission } from "./list-commissions.server.ts";

const TONES = { ACCRUED: "plain", PAID: "success", REVERSED: "warning" } as const satisfies Record<
	CommissionState,
	BadgeTone
>;

/** One order that was brought, and what it earns. */
export function CommissionRow({ commission }: { commission: ListedCommission }) {
	const { t } = useTranslation("commissions");
	const { order, accruedOn, source, basis, rate, amount, state } = commission;
	return (
		<li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 rounded-card bg-surface p-5 shadow-card">
			<div className="grid gap-1">
				<h2 className="text-18">{t("order", { number: order })}</h2>
				<p className="text-14 text-ink-soft">{accruedOn}</p>
				<p className="text-14 wrap-anywhere">{t(`source.${source.kind}`, { name: source.name })}</p>
			</div>
			<div className="grid justify-items-start gap-1 sm:justify-items-end">
				<Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
				<p className="text-18 font-semibold tabular-nums">{amount}</p>
				<p className="text-14 text-ink-soft tabular-nums">{t("basis", { rate, basis })}</p>
			</div>
		</li>
	);
}
