export type Authority = { readonly name: string; readonly url: string };

/** Facts of a delivery country: taxes, postcode, terms and address lines. Source: national postal services. */
export type Country = {
	readonly code: string;
	/** Standard VAT rate in basis points. */
	readonly vatStandard: number;
	/** VAT rate of printed photo books in basis points: they are not books for EU VAT (Reg. (EU) 2015/2254). */
	readonly vatPhotoBook: number;
	readonly postcode: RegExp;
	readonly postcodeExample: string;
	/** How many characters stand after the sign that the post writes into it. */
	readonly postcodeTail?: { readonly length: number; readonly after: " " | "-" };
	/** What the post writes in front of it. */
	readonly postcodePrefix?: string;
	/** Parts outside the VAT area, to which we do not deliver. */
	readonly notServed?: RegExp;
	readonly vatId: RegExp;
	/** Legal guarantee. */
	readonly guaranteeYears: number;
	/** Right of withdrawal by law; 0 where there is none. */
	readonly withdrawalDays: number;
	/** Whose consumer law holds: the Union's (the EEA's too), or a country's own. */
	readonly consumerLaw: "EU" | "GB" | "CH";
	/** What obliges a shop to tell who runs it. */
	readonly imprintLaw: string;
	readonly dataAuthority: Authority;
	/** Whom a consumer can turn to after us. */
	readonly disputeBody?: Authority;
	/** Which fields an address has, in the order of its label. */
	readonly addressFields: readonly AddressFieldRule[];
	/** The label's lines, parted by `|`; what stands in brackets goes with its field. Capitals: the post wants them. */
	readonly addressLabel: string;
};

export const ADDRESS_FIELDS = ["street", "streetNumber", "unit", "postcode", "city", "province"] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];
export type AddressFieldRule = { readonly field: AddressField; readonly required: boolean };

export function required(field: AddressField): AddressFieldRule {
	return { field, required: true };
}

export function optional(field: AddressField): AddressFieldRule {
	return { field, required: false };
}
