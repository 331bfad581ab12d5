import type { Currency } from "./currencies.ts";

/** An amount in minor units (cents, pence, öre): always a whole number. */
export type Money = { readonly amount: number; readonly currency: Currency };

export function money(amount: number, currency: Currency): Money {
	if (!Number.isSafeInteger(amount)) throw new Error(`Money needs whole minor units, got ${amount}`);
	return { amount, currency };
}

export function add(a: Money, b: Money): Money {
	if (a.currency !== b.currency) throw new Error(`Cannot add ${a.currency} and ${b.currency}`);
	return money(a.amount + b.amount, a.currency);
}

export function times(a: Money, quantity: number): Money {
	return money(a.amount * quantity, a.currency);
}

export function sum(amounts: readonly Money[], currency: Currency): Money {
	return amounts.reduce(add, money(0, currency));
}

/** The VAT contained in a gross amount, rounded half up. `rate` in basis points: 2100 is 21 %. */
export function includedVat(gross: Money, rate: number): Money {
	return money(Math.round((gross.amount * rate) / (10_000 + rate)), gross.currency);
}
