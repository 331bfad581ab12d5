import { locale, type Site } from "./site.ts";

export const PL = {
	code: "PL",
	currency: "PLN",
	pricesWithDecimals: true,
	loginRequired: false,
	kiosk: false,
	advancedData: false,
	analyticsId: undefined,
	pushAppId: undefined,
	defaultCountry: "PL",
	deliveryCountries: ["PL"],
	locales: [locale("pl-pl", "pl", "pl-PL", "Polski")],
	brands: ["keepsake"],
	payments: ["BLIK", "CARD", "APPLE_PAY", "GOOGLE_PAY", "PAYPAL"],
	carriers: ["GLS", "DHL_PARCEL", "UPS"],
	orderButton: { pl: "Zamówienie z obowiązkiem zapłaty" },
	timeZone: "Europe/Warsaw",
} as const satisfies Site;
