import { locale, type Site } from "./site.ts";

export const IE = {
	code: "IE",
	currency: "EUR",
	pricesWithDecimals: true,
	loginRequired: false,
	kiosk: false,
	advancedData: false,
	analyticsId: undefined,
	pushAppId: undefined,
	defaultCountry: "IE",
	deliveryCountries: ["IE"],
	locales: [locale("en-ie", "en", "en-IE", "English")],
	brands: ["keepsake"],
	payments: ["CARD", "PAYPAL", "APPLE_PAY", "GOOGLE_PAY", "KLARNA"],
	carriers: ["GLS", "DHL_PARCEL", "UPS"],
	orderButton: { en: "Order with obligation to pay" },
	timeZone: "Europe/Dublin",
} as const satisfies Site;
