import { locale, type Site, STANDARD } from "./site.ts";

export const GB = {
	...STANDARD,
	code: "GB",
	currency: "GBP",
	pricesWithDecimals: true,
	defaultCountry: "GB",
	deliveryCountries: ["GB"],
	locales: [locale("en-gb", "en", "en-GB", "English")],
	brands: ["keepsake", "popkin"],
	payments: ["CARD", "PAYPAL", "APPLE_PAY", "GOOGLE_PAY", "KLARNA"],
	carriers: ["UPS", "DHL_PARCEL", "GLS"],
	orderButton: { en: "Order with obligation to pay" },
	timeZone: "Europe/London",
} as const satisfies Site;
