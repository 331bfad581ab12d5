import { locale, type Site } from "./site.ts";

export const NL = {
	code: "NL",
	currency: "EUR",
	pricesWithDecimals: true,
	loginRequired: false,
	kiosk: false,
	advancedData: false,
	analyticsId: undefined,
	pushAppId: undefined,
	defaultCountry: "NL",
	deliveryCountries: ["NL"],
	locales: [locale("nl-nl", "nl", "nl-NL", "Nederlands")],
	brands: ["keepsake", "popkin"],
	payments: ["IDEAL", "KLARNA", "PAYPAL", "CARD", "APPLE_PAY", "GOOGLE_PAY"],
	carriers: ["DHL_PARCEL", "GLS", "MONDIAL_RELAY", "UPS"],
	orderButton: { nl: "Bestelling met betalingsverplichting" },
	timeZone: "Europe/Amsterdam",
} as const satisfies Site;
