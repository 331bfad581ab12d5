import { REFERENCE_LENGTH } from "#core/billing-details.ts";

const MOST: Readonly<Record<string, number>> = {
	email: 254,
	firstName: 80,
	lastName: 80,
	phone: 30,
	vatId: 20,
	reference: REFERENCE_LENGTH,
};

/** Of a field of the checkout. What is longer is told there: a field that takes no more letters loses them unseen. */
export function mostLetters(field: string): number {
	return MOST[field] ?? 120;
}
