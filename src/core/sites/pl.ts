import { locale, type Site, STANDARD } from "./site.ts";

export const PL = {
	...STANDARD,
	code: "PL",
	currency: "PLN",
	pricesWithDecimals: true,
	defaultCountry: "PL",
	deliveryCountries: ["PL"],
	locales: [locale("pl-pl", "pl", "pl-PL", "Polski")],
	brands: ["keepsake"],
	payments: ["BLIK", "CARD", "APPLE_PAY", "GOOGLE_PAY", "PAYPAL"],
	carriers: ["GLS", "DHL_PARCEL", "UPS"],
	orderButton: { pl: "Zamówienie z obowiązkiem zapłaty" },
	timeZone: "Europe/Warsaw",
} as const satisfies Site;
