import { type Country, optional, required } from "./country.ts";

export const DK = {
	code: "DK",
	vatStandard: 2500,
	vatPhotoBook: 2500,
	postcode: /^\d{4}$/,
	postcodeExample: "1050",
	// The Faroe Islands and Greenland.
	notServed: /^3[89]\d\d$/,
	vatId: /^DK\d{8}$/,
	guaranteeYears: 2,
	withdrawalDays: 14,
	consumerLaw: "EU",
	imprintLaw: "e-handelsloven § 7",
	dataAuthority: { name: "Datatilsynet", url: "https://www.datatilsynet.dk" },
	disputeBody: { name: "Nævnenes Hus, Center for Klageløsning", url: "https://www.naevneneshus.dk" },
	addressFields: [
		required("street"),
		required("streetNumber"),
		optional("unit"),
		required("postcode"),
		required("city"),
	],
	addressLabel: "{name}|{company}|{street} {streetNumber}[, {unit}]|{postcode} {city}",
} as const satisfies Country;
