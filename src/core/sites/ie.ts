import { locale, type Site, STANDARD } from "./site.ts";

export const IE = {
	...STANDARD,
	code: "IE",
	currency: "EUR",
	pricesWithDecimals: true,
	defaultCountry: "IE",
	deliveryCountries: ["IE"],
	locales: [locale("en-ie", "en", "en-IE", "English")],
	brands: ["keepsake"],
	payments: ["CARD", "PAYPAL", "APPLE_PAY", "GOOGLE_PAY", "KLARNA"],
	carriers: ["GLS", "DHL_PARCEL", "UPS"],
	orderButton: { en: "Order with obligation to pay" },
	timeZone: "Europe/Dublin",
} as const satisfies Site;
