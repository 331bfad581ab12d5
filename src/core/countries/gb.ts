import { type Country, optional, required } from "./country.ts";

export const GB = {
	code: "GB",
	vatStandard: 2000,
	vatPhotoBook: 0,
	postcode:
		/^(?:GIR ?0AA|(?:[A-PR-UWYZ]\d{1,2}|[A-PR-UWYZ][A-HK-Y]\d{1,2}|[A-PR-UWYZ]\d[A-HJKPSTUW]|[A-PR-UWYZ][A-HK-Y]\d[ABEHMNPRV-Y]) ?\d[ABD-HJLNP-UW-Z]{2})$/,
	postcodeExample: "SW1A 1AA",
	postcodeTail: { length: 3, after: " " },
	// Jersey and Guernsey.
	notServed: /^(?:JE|GY)\d/,
	vatId: /^(?:GB|XI)(?:\d{9}|\d{12})$/,
	guaranteeYears: 6,
	withdrawalDays: 14,
	consumerLaw: "GB",
	imprintLaw: "Electronic Commerce Regulations 2002, reg. 6",
	dataAuthority: { name: "Information Commissioner’s Office (ICO)", url: "https://ico.org.uk" },
	disputeBody: { name: "Citizens Advice", url: "https://www.citizensadvice.org.uk" },
	addressFields: [
		// A house may have a name instead, and browsers fill in number and street as one line.
		optional("streetNumber"),
		required("street"),
		optional("unit"),
		required("city"),
		required("postcode"),
	],
	addressLabel: "{name}|{company}|{unit}|{streetNumber} {street}|{CITY}|{postcode}",
} as const satisfies Country;
