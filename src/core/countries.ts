/** Facts of a delivery country: postcode and the order of address lines. Source: national postal services. */
export type Country = {
	readonly code: string;
	/** Standard VAT rate in basis points. */
	readonly vatStandard: number;
	/** VAT rate of printed photo books in basis points: they are not books for EU VAT (Reg. (EU) 2015/2254). */
	readonly vatPhotoBook: number;
	readonly postcode: RegExp;
	readonly postcodeExample: string;
	/** Digits and letters after the space that the post writes into it. */
	readonly postcodeTail?: number;
	/** Parts outside the VAT area, to which we do not deliver. */
	readonly notServed?: RegExp;
	readonly vatId: RegExp;
	/** Which fields an address has, in the order of its label. */
	readonly addressFields: readonly AddressFieldRule[];
	/** The label's lines, parted by `|`; the post of some countries wants the town in capitals. */
	readonly addressLabel: string;
};

export const ADDRESS_FIELDS = ["street", "streetNumber", "unit", "postcode", "city", "province"] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];
export type AddressFieldRule = { readonly field: AddressField; readonly required: boolean };

const required = (field: AddressField): AddressFieldRule => ({ field, required: true });
const optional = (field: AddressField): AddressFieldRule => ({ field, required: false });

export const COUNTRIES = {
	ES: {
		code: "ES",
		vatStandard: 2100,
		vatPhotoBook: 2100,
		postcode: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
		postcodeExample: "28013",
		// The Canary Islands, Ceuta and Melilla.
		notServed: /^(?:35|38|51|52)/,
		vatId: /^ES[A-Z0-9]\d{7}[A-Z0-9]$/,
		addressFields: [
			required("street"),
			required("streetNumber"),
			optional("unit"),
			required("postcode"),
			required("city"),
			required("province"),
		],
		addressLabel: "{name}|{company}|{street} {streetNumber}, {unit}|{postcode} {city}|{province}",
	},
	GB: {
		code: "GB",
		vatStandard: 2000,
		vatPhotoBook: 0,
		postcode:
			/^(?:GIR ?0AA|(?:[A-PR-UWYZ]\d{1,2}|[A-PR-UWYZ][A-HK-Y]\d{1,2}|[A-PR-UWYZ]\d[A-HJKPSTUW]|[A-PR-UWYZ][A-HK-Y]\d[ABEHMNPRV-Y]) ?\d[ABD-HJLNP-UW-Z]{2})$/,
		postcodeExample: "SW1A 1AA",
		postcodeTail: 3,
		// Jersey and Guernsey.
		notServed: /^(?:JE|GY)\d/,
		vatId: /^(?:GB|XI)(?:\d{9}|\d{12})$/,
		addressFields: [
			required("streetNumber"),
			required("street"),
			optional("unit"),
			required("city"),
			required("postcode"),
		],
		addressLabel: "{name}|{company}|{unit}|{streetNumber} {street}|{CITY}|{postcode}",
	},
	IE: {
		code: "IE",
		vatStandard: 2300,
		vatPhotoBook: 2300,
		postcode: /^(?:D6W|[AC-FHKNPRTV-Y]\d{2}) ?[0-9AC-FHKNPRTV-Y]{4}$/,
		postcodeExample: "D02 AF30",
		postcodeTail: 4,
		vatId: /^IE(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
		addressFields: [
			required("streetNumber"),
			required("street"),
			optional("unit"),
			required("city"),
			optional("province"),
			required("postcode"),
		],
		addressLabel: "{name}|{company}|{unit}|{streetNumber} {street}|{city}|{province}|{postcode}",
	},
} as const satisfies Record<string, Country>;

export type CountryCode = keyof typeof COUNTRIES;

export function isCountryCode(code: string): code is CountryCode {
	return Object.hasOwn(COUNTRIES, code);
}

/** As the country's post writes it: upper case, with its space: the form in which a postcode is checked and stored. */
export function normalizePostcode(country: Country, postcode: string): string {
	const plain = postcode.toUpperCase().replace(/\s+/g, "");
	const { postcodeTail } = country;
	return postcodeTail && plain.length > postcodeTail
		? `${plain.slice(0, -postcodeTail)} ${plain.slice(-postcodeTail)}`
		: plain;
}
