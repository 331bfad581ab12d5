import { locale, type Site } from "./site.ts";

export const DE = {
	code: "DE",
	currency: "EUR",
	pricesWithDecimals: true,
	loginRequired: false,
	kiosk: false,
	advancedData: false,
	analyticsId: undefined,
	pushAppId: undefined,
	defaultCountry: "DE",
	deliveryCountries: ["DE"],
	locales: [locale("de-de", "de", "de-DE", "Deutsch")],
	brands: ["keepsake", "popkin"],
	payments: ["PAYPAL", "KLARNA", "CARD", "APPLE_PAY", "GOOGLE_PAY", "BANK_TRANSFER"],
	carriers: ["DHL_PARCEL", "GLS", "UPS"],
	orderButton: { de: "Zahlungspflichtig bestellen" },
	timeZone: "Europe/Berlin",
} as const satisfies Site;
