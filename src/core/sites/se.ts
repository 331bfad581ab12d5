import { locale, type Site } from "./site.ts";

export const SE = {
	code: "SE",
	currency: "SEK",
	pricesWithDecimals: false,
	loginRequired: false,
	kiosk: false,
	advancedData: false,
	analyticsId: undefined,
	pushAppId: undefined,
	defaultCountry: "SE",
	deliveryCountries: ["SE"],
	locales: [locale("sv-se", "sv", "sv-SE", "Svenska")],
	brands: ["keepsake"],
	payments: ["SWISH", "KLARNA", "CARD", "APPLE_PAY", "GOOGLE_PAY", "TRUSTLY"],
	carriers: ["DHL_PARCEL", "UPS", "GLS"],
	orderButton: { sv: "Beställning med betalningsskyldighet" },
	timeZone: "Europe/Stockholm",
} as const satisfies Site;
