import { locale, type Site, STANDARD } from "./site.ts";

export const IT = {
	...STANDARD,
	code: "IT",
	currency: "EUR",
	pricesWithDecimals: true,
	defaultCountry: "IT",
	deliveryCountries: ["IT"],
	locales: [locale("it-it", "it", "it-IT", "Italiano")],
	brands: ["keepsake", "popkin"],
	payments: ["PAYPAL", "CARD", "APPLE_PAY", "GOOGLE_PAY", "KLARNA"],
	carriers: ["GLS", "DHL_PARCEL", "MONDIAL_RELAY", "UPS"],
	orderButton: { it: "Ordine con obbligo di pagare" },
	timeZone: "Europe/Rome",
} as const satisfies Site;
