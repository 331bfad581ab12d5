import { CURRENCY_DIGITS, type Money } from "#core/money.ts";

/**
 * Specification, section 9: two decimals only where the site shows them and the value is not whole; else rounded up.
 * Price lists of sites without decimals hold whole units, so what is shown is what is charged.
 */
export function formatPrice(price: Money, iso: string, withDecimals: boolean): string {
	const unit = 10 ** CURRENCY_DIGITS[price.currency];
	const whole = price.amount % unit === 0;
	const decimals = withDecimals && !whole ? 2 : 0;
	const value = decimals ? price.amount / unit : Math.ceil(price.amount / unit);
	return new Intl.NumberFormat(iso, {
		style: "currency",
		currency: price.currency,
		minimumFractionDigits: decimals,
		maximumFractionDigits: decimals,
	}).format(value);
}
