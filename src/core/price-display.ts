import { CURRENCY_DIGITS } from "#core/currencies.ts";
import type { Money } from "#core/money.ts";

/**
 * Specification, section 9: two decimals only where the site shows them and the value is not whole; else rounded up.
 * Price lists of sites without decimals hold whole units, so what is shown is what is charged.
 */
export function formatPrice(price: Money, iso: string, withDecimals: boolean): string {
	const unit = 10 ** CURRENCY_DIGITS[price.currency];
	const whole = price.amount % unit === 0;
	const decimals = withDecimals && !whole ? 2 : 0;
	const value = decimals ? price.amount / unit : Math.ceil(price.amount / unit);
	return formatter(iso, price.currency, decimals).format(value);
}

/** With all digits of its currency, as books and invoices want it. */
export function formatAmount({ amount, currency }: Money, iso: string): string {
	const digits = CURRENCY_DIGITS[currency];
	return formatter(iso, currency, digits).format(amount / 10 ** digits);
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Kept: making one takes a hundred times as long as using it. */
function formatter(iso: string, currency: string, decimals: number): Intl.NumberFormat {
	const key = `${iso} ${currency} ${decimals}`;
	const known = formatters.get(key);
	if (known) return known;
	const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
	const made = new Intl.NumberFormat(iso, { style: "currency", currency, ...digits });
	formatters.set(key, made);
	return made;
}
