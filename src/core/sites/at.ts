import { locale, type Site } from "./site.ts";

export const AT = {
	code: "AT",
	currency: "EUR",
	pricesWithDecimals: true,
	loginRequired: false,
	kiosk: false,
	advancedData: false,
	analyticsId: undefined,
	pushAppId: undefined,
	defaultCountry: "AT",
	deliveryCountries: ["AT"],
	locales: [locale("de-at", "de", "de-AT", "Deutsch")],
	brands: ["keepsake"],
	payments: ["PAYPAL", "KLARNA", "EPS", "CARD", "APPLE_PAY", "GOOGLE_PAY"],
	carriers: ["GLS", "DHL_PARCEL", "UPS"],
	orderButton: { de: "Zahlungspflichtig bestellen" },
	timeZone: "Europe/Vienna",
} as const satisfies Site;
