import { locale, type Site } from "./site.ts";

export const IT = {
	code: "IT",
	currency: "EUR",
	pricesWithDecimals: true,
	loginRequired: false,
	kiosk: false,
	advancedData: false,
	analyticsId: undefined,
	pushAppId: undefined,
	defaultCountry: "IT",
	deliveryCountries: ["IT"],
	locales: [locale("it-it", "it", "it-IT", "Italiano")],
	brands: ["keepsake", "popkin"],
	payments: ["PAYPAL", "CARD", "APPLE_PAY", "GOOGLE_PAY", "KLARNA"],
	carriers: ["GLS", "DHL_PARCEL", "MONDIAL_RELAY", "UPS"],
	orderButton: { it: "Ordine con obbligo di pagare" },
	timeZone: "Europe/Rome",
} as const satisfies Site;
