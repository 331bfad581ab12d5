import { type Country, optional, required } from "./country.ts";

export const FR = {
	code: "FR",
	vatStandard: 2000,
	vatPhotoBook: 2000,
	postcode: /^(?:0[1-9]|[1-8]\d|9[0-8])\d{3}$/,
	postcodeExample: "75008",
	// Overseas; Monaco (98000) counts as France for VAT.
	notServed: /^9(?:7[1-8]|8[6-8])/,
	vatId: /^FR[A-HJ-NP-Z0-9]{2}\d{9}$/,
	guaranteeYears: 2,
	withdrawalDays: 14,
	consumerLaw: "EU",
	imprintLaw: "LCEN, art. 1-1",
	dataAuthority: { name: "CNIL", url: "https://www.cnil.fr" },
	disputeBody: { name: "Médiation de la consommation", url: "https://www.economie.gouv.fr/mediation-conso" },
	addressFields: [
		required("streetNumber"),
		required("street"),
		optional("unit"),
		required("postcode"),
		required("city"),
	],
	addressLabel: "{name}|{company}|{unit}|{streetNumber} {street}|{postcode} {CITY}",
} as const satisfies Country;
