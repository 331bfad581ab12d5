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
	consumerLaw: "EU",
	imprintLaw: "§ 5 ECG, § 25 MedienG",
	dataAuthority: { name: "Österreichische Datenschutzbehörde (DSB)", url: "https://www.dsb.gv.at" },
	disputeBody: { name: "Schlichtung für Verbrauchergeschäfte", url: "https://www.verbraucherschlichtung.at" },
	addressFields: [
		required("street"),
		required("streetNumber"),
		optional("unit"),
		required("postcode"),
		required("city"),
	],
	addressLabel: "{name}|{company}|{street} {streetNumber}[/{unit}]|{postcode} {city}",
} as const satisfies Country;
