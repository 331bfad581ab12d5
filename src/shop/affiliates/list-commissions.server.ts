import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { CommissionState } from "#core/commission-states.ts";
import type { Currency } from "#core/currencies.ts";
import { type DateFilter, daysOf } from "#core/date-filter.ts";
import { money } from "#core/money.ts";
import { formatAmount } from "#core/price-display.ts";
import { commissions, designTexts, orders } from "#database/schema.ts";
import { withinDays } from "#database/within-days.ts";
import type { Shop, SignedInCustomer } from "#shop/shop.ts";

export type CommissionFilter = { readonly date: DateFilter; readonly state: CommissionState | "ALL" };
/** `after`: the id of the last one on the page before. */
export type CommissionQuery = CommissionFilter & { readonly after?: number | undefined };
type Partner = Pick<SignedInCustomer, "id">;

const PAGE_LENGTH = 20;

/** Newest first, twenty at a time, and what all that fit come to by month. */
export async function listCommissions(shop: Shop, customer: Partner, asked: CommissionQuery) {
	const [rows, months] = await Promise.all([
		commissionRows(shop, customer, asked, PAGE_LENGTH + 1),
		totalsByMonth(shop, own(shop, customer, asked)),
	]);
	const shown = rows.slice(0, PAGE_LENGTH);
	const day = new Intl.DateTimeFormat(shop.locale.iso, { dateStyle: "long", timeZone: shop.site.timeZone });
	const percent = new Intl.NumberFormat(shop.locale.iso, { style: "percent", maximumFractionDigits: 2 });
	return {
		commissions: shown.map(({ commission, order, design }) => {
			const show = (amount: number) => formatAmount(money(amount, commission.currency as Currency), shop.locale.iso);
			return {
				id: commission.id,
				order,
				accruedOn: day.format(commission.accruedAt),
				source: sourceOf(commission, design),
				basis: show(commission.basisAmount),
				rate: percent.format(commission.rate / 10_000),
				amount: show(commission.amount),
				state: commission.state,
			};
		}),
		months,
		next: rows.length > PAGE_LENGTH ? shown.at(-1)?.commission.id : undefined,
	};
}
export type ListedCommission = Awaited<ReturnType<typeof listCommissions>>["commissions"][number];

/** What was earned, by the link, the code or the design that brought the order. */
export async function commissionRows(
	shop: Pick<Shop, "db" | "site" | "locale" | "now">,
	customer: Partner,
	asked: CommissionQuery,
	limit: number,
) {
	const after =
		asked.after === undefined
			? undefined
			: sql`(${commissions.accruedAt}, ${commissions.id}) < (select accrued_at, id from commissions where id = ${asked.after})`;
	return shop.db
		.select({ commission: commissions, order: orders.number, design: designTexts.name })
		.from(commissions)
		.innerJoin(orders, eq(orders.id, commissions.orderId))
		.leftJoin(
			designTexts,
			and(eq(designTexts.designId, commissions.designId), eq(designTexts.language, shop.locale.language)),
		)
		.where(and(own(shop, customer, asked), after))
		.orderBy(desc(commissions.accruedAt), desc(commissions.id))
		.limit(limit);
}

type Source = Pick<typeof commissions.$inferSelect, "code" | "designId">;

export function sourceOf({ code, designId }: Source, design: string | null) {
	if (code !== null) return { kind: "code", name: code } as const;
	return designId === null ? ({ kind: "link", name: "" } as const) : ({ kind: "design", name: design ?? "" } as const);
}

function own({ site, now }: Pick<Shop, "site" | "now">, customer: Partner, { date, state }: CommissionFilter) {
	return and(
		eq(commissions.customerId, customer.id),
		withinDays(commissions.accruedAt, daysOf(date, site.timeZone, now), site.timeZone),
		state === "ALL" ? undefined : eq(commissions.state, state),
	);
}

async function totalsByMonth({ db, locale }: Pick<Shop, "db" | "locale">, fitting: SQL | undefined) {
	const total = (state: CommissionState) =>
		sql`coalesce(sum(${commissions.amount}) filter (where ${commissions.state} = ${state}), 0)`.mapWith(Number);
	const { month, currency } = commissions;
	const rows = await db
		.select({ month, currency, ACCRUED: total("ACCRUED"), PAID: total("PAID"), REVERSED: total("REVERSED") })
		.from(commissions)
		.where(fitting)
		.groupBy(month, currency)
		.orderBy(desc(month), asc(currency));
	const name = new Intl.DateTimeFormat(locale.iso, { month: "short", year: "numeric", timeZone: "UTC" });
	return rows.map((row) => {
		const show = (amount: number) => formatAmount(money(amount, row.currency as Currency), locale.iso);
		return {
			key: `${row.month} ${row.currency}`,
			month: name.format(new Date(`${row.month}T00:00:00Z`)),
			ACCRUED: show(row.ACCRUED),
			PAID: show(row.PAID),
			REVERSED: show(row.REVERSED),
		};
	});
}
