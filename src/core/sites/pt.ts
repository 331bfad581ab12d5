import { locale, type Site } from "./site.ts";

export const PT = {
	code: "PT",
	currency: "EUR",
	pricesWithDecimals: true,
	loginRequired: false,
	kiosk: false,
	advancedData: false,
	analyticsId: undefined,
	pushAppId: undefined,
	defaultCountry: "PT",
	deliveryCountries: ["PT"],
	locales: [locale("pt-pt", "pt", "pt-PT", "Português")],
	brands: ["keepsake", "popkin"],
	payments: ["MB_WAY", "MULTIBANCO", "CARD", "PAYPAL", "APPLE_PAY", "GOOGLE_PAY"],
	carriers: ["CORREOS", "CHRONOEXPRESS", "GLS", "DHL_PARCEL", "MONDIAL_RELAY", "UPS"],
	orderButton: { pt: "Encomenda com obrigação de pagar" },
	timeZone: "Europe/Lisbon",
} as const satisfies Site;
