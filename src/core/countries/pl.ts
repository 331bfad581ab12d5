import { type Country, optional, required } from "./country.ts";

export const PL = {
	code: "PL",
	vatStandard: 2300,
	vatPhotoBook: 2300,
	postcode: /^\d{2}-\d{3}$/,
	postcodeExample: "00-950",
	postcodeTail: { length: 3, after: "-" },
	vatId: /^PL\d{10}$/,
	guaranteeYears: 2,
	withdrawalDays: 14,
	addressFields: [
		required("street"),
		required("streetNumber"),
		optional("unit"),
		required("postcode"),
		required("city"),
	],
	addressLabel: "{name}|{company}|{street} {streetNumber}[/{unit}]|{postcode} {city}",
} as const satisfies Country;
