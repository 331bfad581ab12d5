import { locale, type Site, STANDARD } from "./site.ts";

export const AT = {
	...STANDARD,
	code: "AT",
	currency: "EUR",
	pricesWithDecimals: true,
	defaultCountry: "AT",
	deliveryCountries: ["AT"],
	locales: [locale("de-at", "de", "de-AT", "Deutsch")],
	brands: ["keepsake"],
	payments: ["PAYPAL", "KLARNA", "EPS", "CARD", "APPLE_PAY", "GOOGLE_PAY"],
	carriers: ["GLS", "DHL_PARCEL", "UPS"],
	orderButton: { de: "Zahlungspflichtig bestellen" },
	timeZone: "Europe/Vienna",
} as const satisfies Site;
