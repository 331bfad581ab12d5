import { type Country, optional, required } from "./country.ts";

export const NL = {
	code: "NL",
	vatStandard: 2100,
	vatPhotoBook: 2100,
	postcode: /^[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}$/,
	postcodeExample: "1012 AB",
	postcodeTail: { length: 2, after: " " },
	vatId: /^NL\d{9}B\d{2}$/,
	guaranteeYears: 2,
	withdrawalDays: 14,
	consumerLaw: "EU",
	imprintLaw: "art. 3:15d BW",
	dataAuthority: { name: "Autoriteit Persoonsgegevens", url: "https://www.autoriteitpersoonsgegevens.nl" },
	disputeBody: { name: "De Geschillencommissie", url: "https://www.degeschillencommissie.nl" },
	addressFields: [
		required("street"),
		required("streetNumber"),
		optional("unit"),
		required("postcode"),
		required("city"),
	],
	addressLabel: "{name}|{company}|{street} {streetNumber}[ {unit}]|{postcode}  {city}",
} as const satisfies Country;
