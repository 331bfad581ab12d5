import { type Country, optional, required } from "./country.ts";

export const CZ = {
	code: "CZ",
	vatStandard: 2100,
	vatPhotoBook: 2100,
	postcode: /^[1-7]\d{2} ?\d{2}$/,
	postcodeExample: "110 00",
	postcodeTail: { length: 2, after: " " },
	vatId: /^CZ\d{8,10}$/,
	guaranteeYears: 2,
	withdrawalDays: 14,
	consumerLaw: "EU",
	imprintLaw: "§ 435 občanského zákoníku",
	dataAuthority: { name: "Úřad pro ochranu osobních údajů (ÚOOÚ)", url: "https://www.uoou.gov.cz" },
	disputeBody: { name: "Česká obchodní inspekce, oddělení ADR", url: "https://adr.coi.gov.cz" },
	addressFields: [
		required("street"),
		required("streetNumber"),
		optional("unit"),
		required("postcode"),
		required("city"),
	],
	addressLabel: "{name}|{company}|{street} {streetNumber}|{unit}|{postcode} {city}",
} as const satisfies Country;
