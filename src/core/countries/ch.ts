import { type Country, optional, required } from "./country.ts";

export const CH = {
	code: "CH",
	vatStandard: 810,
	vatPhotoBook: 810,
	postcode: /^[1-9]\d{3}$/,
	postcodeExample: "8001",
	// Liechtenstein.
	notServed: /^94(?:8[5-9]|9[0-8])$/,
	vatId: /^CHE-?\d{3}\.?\d{3}\.?\d{3}(?: ?(?:MWST|TVA|IVA))?$/,
	guaranteeYears: 2,
	withdrawalDays: 0,
	consumerLaw: "CH",
	imprintLaw: "UWG / LCD / LCSl, Art. 3 (1) s",
	dataAuthority: { name: "EDÖB – PFPDT – IFPDT", url: "https://www.edoeb.admin.ch" },
	addressFields: [
		required("street"),
		required("streetNumber"),
		optional("unit"),
		required("postcode"),
		required("city"),
	],
	addressLabel: "{name}|{company}|{street} {streetNumber}|{unit}|{postcode} {city}",
} as const satisfies Country;
