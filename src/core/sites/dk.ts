import { locale, type Site } from "./site.ts";

export const DK = {
	code: "DK",
	currency: "DKK",
	pricesWithDecimals: false,
	loginRequired: false,
	kiosk: false,
	advancedData: false,
	analyticsId: undefined,
	pushAppId: undefined,
	defaultCountry: "DK",
	deliveryCountries: ["DK"],
	locales: [locale("da-dk", "da", "da-DK", "Dansk")],
	brands: ["keepsake"],
	payments: ["MOBILE_PAY", "CARD", "APPLE_PAY", "GOOGLE_PAY", "PAYPAL"],
	carriers: ["GLS", "UPS", "DHL_PARCEL"],
	orderButton: { da: "Ordre med betalingsforpligtelse" },
	timeZone: "Europe/Copenhagen",
} as const satisfies Site;
