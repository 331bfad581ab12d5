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
	consumerLaw: "EU",
	imprintLaw: "ustawa o świadczeniu usług drogą elektroniczną, art. 5",
	dataAuthority: { name: "Prezes Urzędu Ochrony Danych Osobowych (UODO)", url: "https://uodo.gov.pl" },
	disputeBody: { name: "Inspekcja Handlowa", url: "https://www.uokik.gov.pl" },
	addressFields: [
		required("street"),
		required("streetNumber"),
		optional("unit"),
		required("postcode"),
		required("city"),
	],
	addressLabel: "{name}|{company}|{street} {streetNumber}[/{unit}]|{postcode} {city}",
} as const satisfies Country;
