import { csvLine } from "#core/csv.ts";
import { CURRENCY_DIGITS, type Currency } from "#core/currencies.ts";
import { dayIn } from "#core/delivery-date.ts";
import type { Shop, SignedInCustomer } from "#shop/shop.ts";
import { textsOf } from "#shop/texts.server.ts";
import { type CommissionFilter, commissionRows, sourceOf } from "./list-commissions.server.ts";

const AT_ONCE = 500;
const COLUMNS = ["month", "day", "order", "source", "basis", "rate", "amount", "currency", "state"] as const;
/** By it spreadsheets know that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** All commissions that fit, newest first, read in pieces while the answer leaves. */
export async function* commissionsFile(
	shop: Shop,
	customer: Pick<SignedInCustomer, "id">,
	filter: CommissionFilter,
): AsyncGenerator<string> {
	const t = textsOf(shop.locale).getFixedT(shop.locale.iso, "commissions");
	yield BYTE_ORDER_MARK + csvLine(COLUMNS.map((column) => t(`column.${column}`)));
	let after: number | undefined;
	do {
		const rows = await commissionRows(shop, customer, { ...filter, after }, AT_ONCE);
		for (const { commission, order, design } of rows) {
			const { month, accruedAt, currency, basisAmount, rate, amount, state } = commission;
			const { kind, name } = sourceOf(commission, design);
			yield csvLine([
				month.slice(0, 7),
				dayIn(shop.site.timeZone, accruedAt),
				order,
				t(`source.${kind}`, { name }),
				decimal(basisAmount, CURRENCY_DIGITS[currency as Currency]),
				decimal(rate, 2),
				decimal(amount, CURRENCY_DIGITS[currency as Currency]),
				currency,
				t(`state.${state}`),
			]);
		}
		after = rows.length === AT_ONCE ? rows.at(-1)?.commission.id : undefined;
	} while (after !== undefined);
}

/** 1290 with two digits is 12.90. */
function decimal(value: number, digits: number): string {
	const text = String(value).padStart(digits + 1, "0");
	return digits ? `${text.slice(0, -digits)}.${text.slice(-digits)}` : text;
}
