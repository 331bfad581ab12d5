import type { AddressField } from "./countries.ts";

/** Whom a partner's orders are billed to, wherever they are sent. */
export type BillingDetails = Readonly<Record<AddressField, string | null>> & {
	readonly company: string;
	readonly vatId: string | null;
	readonly country: string;
};

export const REFERENCE_LENGTH = 60;
