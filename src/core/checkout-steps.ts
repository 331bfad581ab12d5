/** Specification, section 3: the numbers are the URLs' `step`. */
export const CHECKOUT_STEPS = { 1: "contact", 2: "address", 3: "shipment", 4: "payment" } as const;
export type CheckoutStep = keyof typeof CHECKOUT_STEPS;

export function parseCheckoutStep(value: string | null): CheckoutStep | undefined {
	const step = Number(value);
	return Object.hasOwn(CHECKOUT_STEPS, step) ? (step as CheckoutStep) : undefined;
}
