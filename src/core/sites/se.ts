import { locale, type Site, STANDARD } from "./site.ts";

export const SE = {
	...STANDARD,
	code: "SE",
	currency: "SEK",
	pricesWithDecimals: false,
	defaultCountry: "SE",
	deliveryCountries: ["SE"],
	locales: [locale("sv-se", "sv", "sv-SE", "Svenska")],
	brands: ["keepsake"],
	payments: ["SWISH", "KLARNA", "CARD", "APPLE_PAY", "GOOGLE_PAY", "TRUSTLY"],
	carriers: ["DHL_PARCEL", "UPS", "GLS"],
	orderButton: { sv: "Beställning med betalningsskyldighet" },
	timeZone: "Europe/Stockholm",
} as const satisfies Site;
