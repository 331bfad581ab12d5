import { type Country, optional, required } from "./country.ts";

export const BE = {
	code: "BE",
	vatStandard: 2100,
	vatPhotoBook: 2100,
	postcode: /^[1-9]\d{3}$/,
	postcodeExample: "1000",
	vatId: /^BE[01]\d{9}$/,
	guaranteeYears: 2,
	withdrawalDays: 14,
	consumerLaw: "EU",
	imprintLaw: "WER/CDE XII.6",
	dataAuthority: {
		name: "Gegevensbeschermingsautoriteit – Autorité de protection des données",
		url: "https://www.gegevensbeschermingsautoriteit.be",
	},
	disputeBody: {
		name: "Consumentenombudsdienst – Service de médiation pour le consommateur",
		url: "https://www.consumentenombudsdienst.be",
	},
	addressFields: [
		required("street"),
		required("streetNumber"),
		optional("unit"),
		required("postcode"),
		required("city"),
	],
	addressLabel: "{name}|{company}|{street} {streetNumber}[ bus {unit}]|{postcode} {city}",
} as const satisfies Country;
