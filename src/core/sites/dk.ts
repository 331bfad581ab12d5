import { locale, type Site, STANDARD } from "./site.ts";

export const DK = {
	...STANDARD,
	code: "DK",
	currency: "DKK",
	pricesWithDecimals: false,
	defaultCountry: "DK",
	deliveryCountries: ["DK"],
	locales: [locale("da-dk", "da", "da-DK", "Dansk")],
	brands: ["keepsake"],
	payments: ["MOBILE_PAY", "CARD", "APPLE_PAY", "GOOGLE_PAY", "PAYPAL"],
	carriers: ["GLS", "UPS", "DHL_PARCEL"],
	orderButton: { da: "Ordre med betalingsforpligtelse" },
	timeZone: "Europe/Copenhagen",
} as const satisfies Site;
