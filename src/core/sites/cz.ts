import { locale, type Site } from "./site.ts";

export const CZ = {
	code: "CZ",
	currency: "CZK",
	pricesWithDecimals: false,
	loginRequired: false,
	kiosk: false,
	advancedData: false,
	analyticsId: undefined,
	pushAppId: undefined,
	defaultCountry: "CZ",
	deliveryCountries: ["CZ"],
	locales: [locale("cs-cz", "cs", "cs-CZ", "Čeština")],
	brands: ["keepsake"],
	payments: ["CARD", "APPLE_PAY", "GOOGLE_PAY", "BANK_TRANSFER", "PAYPAL"],
	carriers: ["GLS", "DHL_PARCEL", "UPS"],
	orderButton: { cs: "Objednávka zavazující k platbě" },
	timeZone: "Europe/Prague",
} as const satisfies Site;
