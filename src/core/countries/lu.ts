import { type Country, optional, required } from "./country.ts";

export const LU = {
	code: "LU",
	vatStandard: 1700,
	vatPhotoBook: 1700,
	postcode: /^(?:L-)?[1-9]\d{3}$/,
	postcodeExample: "L-1648",
	postcodePrefix: "L-",
	vatId: /^LU\d{8}$/,
	guaranteeYears: 2,
	withdrawalDays: 14,
	consumerLaw: "EU",
	imprintLaw: "loi du 14 août 2000, art. 5",
	dataAuthority: { name: "Commission nationale pour la protection des données (CNPD)", url: "https://cnpd.public.lu" },
	disputeBody: { name: "Médiateur de la consommation", url: "https://www.mediateurconsommation.lu" },
	addressFields: [
		required("streetNumber"),
		required("street"),
		optional("unit"),
		required("postcode"),
		required("city"),
	],
	addressLabel: "{name}|{company}|{unit}|{streetNumber}, {street}|{postcode} {city}",
} as const satisfies Country;
