import { type Country, optional, required } from "./country.ts";

export const AT = {
	code: "AT",
	vatStandard: 2000,
	vatPhotoBook: 2000,
	postcode: /^[1-9]\d{3}$/,
	postcodeExample: "1010",
	vatId: /^ATU\d{8}$/,
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
