import { type Country, optional, required } from "./country.ts";

export const IE = {
	code: "IE",
	vatStandard: 2300,
	vatPhotoBook: 2300,
	postcode: /^(?:D6W|[AC-FHKNPRTV-Y]\d{2}) ?[0-9AC-FHKNPRTV-Y]{4}$/,
	postcodeExample: "D02 AF30",
	postcodeTail: { length: 4, after: " " },
	vatId: /^IE(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
	guaranteeYears: 6,
	withdrawalDays: 14,
	consumerLaw: "EU",
	imprintLaw: "S.I. No. 68/2003, reg. 7",
	dataAuthority: { name: "Data Protection Commission", url: "https://www.dataprotection.ie" },
	disputeBody: { name: "Competition and Consumer Protection Commission", url: "https://www.ccpc.ie" },
	addressFields: [
		// A house may have a name instead, and browsers fill in number and street as one line.
		optional("streetNumber"),
		required("street"),
		optional("unit"),
		required("city"),
		optional("province"),
		required("postcode"),
	],
	addressLabel: "{name}|{company}|{unit}|{streetNumber} {street}|{city}|{province}|{postcode}",
} as const satisfies Country;
