import { type Country, optional, required } from "./country.ts";

export const PT = {
	code: "PT",
	vatStandard: 2300,
	vatPhotoBook: 2300,
	postcode: /^[1-9]\d{3}-\d{3}$/,
	postcodeExample: "1000-205",
	postcodeTail: { length: 3, after: "-" },
	// Madeira and the Azores have VAT rates of their own.
	notServed: /^9/,
	vatId: /^PT\d{9}$/,
	guaranteeYears: 3,
	withdrawalDays: 14,
	consumerLaw: "EU",
	imprintLaw: "Decreto-Lei 7/2004, art. 10.º",
	dataAuthority: { name: "Comissão Nacional de Proteção de Dados (CNPD)", url: "https://www.cnpd.pt" },
	disputeBody: { name: "Livro de Reclamações", url: "https://www.livroreclamacoes.pt" },
	addressFields: [
		required("street"),
		required("streetNumber"),
		optional("unit"),
		required("postcode"),
		required("city"),
	],
	addressLabel: "{name}|{company}|{street} {streetNumber}[, {unit}]|{postcode} {city}",
} as const satisfies Country;
