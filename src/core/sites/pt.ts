import { locale, type Site, STANDARD } from "./site.ts";

export const PT = {
	...STANDARD,
	code: "PT",
	currency: "EUR",
	pricesWithDecimals: true,
	defaultCountry: "PT",
	deliveryCountries: ["PT"],
	locales: [locale("pt-pt", "pt", "pt-PT", "Português")],
	brands: ["keepsake", "popkin"],
	payments: ["MB_WAY", "MULTIBANCO", "CARD", "PAYPAL", "APPLE_PAY", "GOOGLE_PAY"],
	carriers: ["CORREOS", "CHRONOEXPRESS", "GLS", "DHL_PARCEL", "MONDIAL_RELAY", "UPS"],
	orderButton: { pt: "Encomenda com obrigação de pagar" },
	timeZone: "Europe/Lisbon",
} as const satisfies Site;
