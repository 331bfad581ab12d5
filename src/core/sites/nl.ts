import { locale, type Site, STANDARD } from "./site.ts";

export const NL = {
	...STANDARD,
	code: "NL",
	currency: "EUR",
	pricesWithDecimals: true,
	defaultCountry: "NL",
	deliveryCountries: ["NL"],
	locales: [locale("nl-nl", "nl", "nl-NL", "Nederlands")],
	brands: ["keepsake", "popkin"],
	payments: ["IDEAL", "KLARNA", "PAYPAL", "CARD", "APPLE_PAY", "GOOGLE_PAY"],
	carriers: ["DHL_PARCEL", "GLS", "MONDIAL_RELAY", "UPS"],
	orderButton: { nl: "Bestelling met betalingsverplichting" },
	timeZone: "Europe/Amsterdam",
} as const satisfies Site;
