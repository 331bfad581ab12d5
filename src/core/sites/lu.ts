import { locale, type Site, STANDARD } from "./site.ts";

export const LU = {
	...STANDARD,
	code: "LU",
	currency: "EUR",
	pricesWithDecimals: true,
	defaultCountry: "LU",
	deliveryCountries: ["LU"],
	locales: [locale("fr-lu", "fr", "fr-LU", "Français"), locale("de-lu", "de", "de-LU", "Deutsch")],
	brands: ["keepsake"],
	payments: ["CARD", "PAYPAL", "APPLE_PAY", "GOOGLE_PAY"],
	carriers: ["MONDIAL_RELAY", "GLS", "DHL_PARCEL", "UPS"],
	orderButton: { fr: "Commande avec obligation de paiement", de: "Zahlungspflichtig bestellen" },
	timeZone: "Europe/Luxembourg",
} as const satisfies Site;
