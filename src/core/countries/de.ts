import { type Country, optional, required } from "./country.ts";

export const DE = {
	code: "DE",
	vatStandard: 1900,
	vatPhotoBook: 1900,
	postcode: /^(?!00)\d{5}$/,
	postcodeExample: "10115",
	// Büsingen and Helgoland.
	notServed: /^(?:78266|27498)$/,
	vatId: /^DE\d{9}$/,
	guaranteeYears: 2,
	withdrawalDays: 14,
	consumerLaw: "EU",
	imprintLaw: "§ 5 DDG",
	dataAuthority: { name: "BfDI / Landesdatenschutzbehörden", url: "https://www.bfdi.bund.de" },
	addressFields: [
		required("street"),
		required("streetNumber"),
		optional("unit"),
		required("postcode"),
		required("city"),
	],
	addressLabel: "{name}|{company}|{street} {streetNumber}|{unit}|{postcode} {city}",
} as const satisfies Country;
