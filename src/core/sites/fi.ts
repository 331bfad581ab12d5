import { locale, type Site } from "./site.ts";

export const FI = {
	code: "FI",
	currency: "EUR",
	pricesWithDecimals: true,
	loginRequired: false,
	kiosk: false,
	advancedData: false,
	analyticsId: undefined,
	pushAppId: undefined,
	defaultCountry: "FI",
	deliveryCountries: ["FI"],
	locales: [locale("fi-fi", "fi", "fi-FI", "Suomi"), locale("sv-fi", "sv", "sv-FI", "Svenska")],
	brands: ["keepsake"],
	payments: ["MOBILE_PAY", "CARD", "TRUSTLY", "KLARNA", "APPLE_PAY", "GOOGLE_PAY"],
	carriers: ["GLS", "DHL_PARCEL", "UPS"],
	orderButton: { fi: "Tilaus, johon liittyy maksuvelvollisuus", sv: "Beställning med betalningsskyldighet" },
	timeZone: "Europe/Helsinki",
} as const satisfies Site;
