import { locale, type Site, STANDARD } from "./site.ts";

export const FI = {
	...STANDARD,
	code: "FI",
	currency: "EUR",
	pricesWithDecimals: true,
	defaultCountry: "FI",
	deliveryCountries: ["FI"],
	locales: [locale("fi-fi", "fi", "fi-FI", "Suomi"), locale("sv-fi", "sv", "sv-FI", "Svenska")],
	brands: ["keepsake"],
	payments: ["MOBILE_PAY", "CARD", "TRUSTLY", "KLARNA", "APPLE_PAY", "GOOGLE_PAY"],
	carriers: ["GLS", "DHL_PARCEL", "UPS"],
	orderButton: { fi: "Tilaus, johon liittyy maksuvelvollisuus", sv: "Beställning med betalningsskyldighet" },
	timeZone: "Europe/Helsinki",
} as const satisfies Site;
