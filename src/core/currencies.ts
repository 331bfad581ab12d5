/** Currencies of the price lists, with the digits of their minor unit (ISO 4217). */
export const CURRENCY_DIGITS = { EUR: 2, GBP: 2, SEK: 2, CHF: 2, DKK: 2, PLN: 2, CZK: 2 } as const;
export type Currency = keyof typeof CURRENCY_DIGITS;
