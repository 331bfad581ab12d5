import { type Country, optional, required } from "./country.ts";

export const IT = {
	code: "IT",
	vatStandard: 2200,
	vatPhotoBook: 2200,
	postcode: /^\d{5}$/,
	postcodeExample: "00184",
	// Livigno and Campione d'Italia.
	notServed: /^(?:23041|22061)$/,
	vatId: /^IT\d{11}$/,
	guaranteeYears: 2,
	withdrawalDays: 14,
	consumerLaw: "EU",
	imprintLaw: "D.Lgs. 70/2003, art. 7",
	dataAuthority: { name: "Garante per la protezione dei dati personali", url: "https://www.garanteprivacy.it" },
	disputeBody: { name: "Organismi ADR (MIMIT)", url: "https://www.mimit.gov.it" },
	addressFields: [
		required("street"),
		required("streetNumber"),
		optional("unit"),
		required("postcode"),
		required("city"),
		required("province"),
	],
	addressLabel: "{name}|{company}|{street} {streetNumber}[, {unit}]|{postcode} {city}[ {PROVINCE}]",
} as const satisfies Country;
