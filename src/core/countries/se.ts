import { type Country, optional, required } from "./country.ts";

export const SE = {
	code: "SE",
	vatStandard: 2500,
	vatPhotoBook: 2500,
	postcode: /^[1-9]\d{2} ?\d{2}$/,
	postcodeExample: "111 22",
	postcodeTail: { length: 2, after: " " },
	vatId: /^SE\d{12}$/,
	guaranteeYears: 3,
	withdrawalDays: 14,
	consumerLaw: "EU",
	imprintLaw: "lag (2002:562), 8 §",
	dataAuthority: { name: "Integritetsskyddsmyndigheten (IMY)", url: "https://www.imy.se" },
	disputeBody: { name: "Allmänna reklamationsnämnden (ARN)", url: "https://www.arn.se" },
	addressFields: [
		required("street"),
		required("streetNumber"),
		optional("unit"),
		required("postcode"),
		required("city"),
	],
	addressLabel: "{name}|{company}|{street} {streetNumber}[ lgh {unit}]|{postcode} {city}",
} as const satisfies Country;
