import { COMMISSION_STATES } from "#core/commission-states.ts";
import { dateFilterOf } from "#core/date-filter.ts";
import type { CommissionFilter } from "./list-commissions.server.ts";

export const STATE_CHOICES = ["ALL", ...COMMISSION_STATES] as const;

/** Of the page's address and of the file's. */
export function commissionFilterOf(query: URLSearchParams): CommissionFilter {
	return {
		date: dateFilterOf(query.get("date")),
		state: STATE_CHOICES.find((each) => each === query.get("state")) ?? "ALL",
	};
}
