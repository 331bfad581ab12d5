import { type Country, optional, required } from "./country.ts";

export const ES = {
	code: "ES",
	vatStandard: 2100,
	vatPhotoBook: 2100,
	postcode: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
	postcodeExample: "28013",
	// The Canary Islands, Ceuta and Melilla.
	notServed: /^(?:35|38|51|52)/,
	vatId: /^ES[A-Z0-9]\d{7}[A-Z0-9]$/,
	guaranteeYears: 3,
	withdrawalDays: 14,
	consumerLaw: "EU",
	imprintLaw: "LSSI-CE, art. 10",
	dataAuthority: { name: "Agencia Española de Protección de Datos (AEPD)", url: "https://www.aepd.es" },
	disputeBody: { name: "Junta Arbitral de Consumo", url: "https://www.consumo.gob.es" },
	addressFields: [
		required("street"),
		required("streetNumber"),
		optional("unit"),
		required("postcode"),
		required("city"),
		required("province"),
	],
	addressLabel: "{name}|{company}|{street} {streetNumber}[, {unit}]|{postcode} {city}|{province}",
} as const satisfies Country;
