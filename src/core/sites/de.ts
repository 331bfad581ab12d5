import { locale, type Site, STANDARD } from "./site.ts";

export const DE = {
	...STANDARD,
	code: "DE",
	currency: "EUR",
	pricesWithDecimals: true,
	defaultCountry: "DE",
	deliveryCountries: ["DE"],
	locales: [locale("de-de", "de", "de-DE", "Deutsch")],
	brands: ["keepsake", "popkin"],
	payments: ["PAYPAL", "KLARNA", "CARD", "APPLE_PAY", "GOOGLE_PAY", "BANK_TRANSFER"],
	carriers: ["DHL_PARCEL", "GLS", "UPS"],
	orderButton: { de: "Zahlungspflichtig bestellen" },
	timeZone: "Europe/Berlin",
} as const satisfies Site;
