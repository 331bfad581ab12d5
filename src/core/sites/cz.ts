import { locale, type Site, STANDARD } from "./site.ts";

export const CZ = {
	...STANDARD,
	code: "CZ",
	currency: "CZK",
	pricesWithDecimals: false,
	defaultCountry: "CZ",
	deliveryCountries: ["CZ"],
	locales: [locale("cs-cz", "cs", "cs-CZ", "Čeština")],
	brands: ["keepsake"],
	payments: ["CARD", "APPLE_PAY", "GOOGLE_PAY", "BANK_TRANSFER", "PAYPAL"],
	carriers: ["GLS", "DHL_PARCEL", "UPS"],
	orderButton: { cs: "Objednávka zavazující k platbě" },
	timeZone: "Europe/Prague",
} as const satisfies Site;
