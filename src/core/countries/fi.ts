import { type Country, optional, required } from "./country.ts";

export const FI = {
	code: "FI",
	vatStandard: 2550,
	vatPhotoBook: 2550,
	postcode: /^\d{5}$/,
	postcodeExample: "00100",
	// Åland.
	notServed: /^22/,
	vatId: /^FI\d{8}$/,
	guaranteeYears: 2,
	withdrawalDays: 14,
	consumerLaw: "EU",
	imprintLaw: "laki 917/2014, 176 §",
	dataAuthority: { name: "Tietosuojavaltuutetun toimisto", url: "https://tietosuoja.fi" },
	disputeBody: { name: "Kuluttajariitalautakunta", url: "https://www.kuluttajariita.fi" },
	addressFields: [
		required("street"),
		required("streetNumber"),
		optional("unit"),
		required("postcode"),
		required("city"),
	],
	addressLabel: "{name}|{company}|{street} {streetNumber}[ {unit}]|{postcode} {CITY}",
} as const satisfies Country;
