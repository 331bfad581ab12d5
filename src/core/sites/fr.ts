import { locale, type Site, STANDARD } from "./site.ts";

export const FR = {
	...STANDARD,
	code: "FR",
	currency: "EUR",
	pricesWithDecimals: true,
	defaultCountry: "FR",
	deliveryCountries: ["FR"],
	locales: [locale("fr-fr", "fr", "fr-FR", "Français")],
	brands: ["keepsake", "popkin"],
	payments: ["CARD", "PAYPAL", "APPLE_PAY", "GOOGLE_PAY", "KLARNA"],
	carriers: ["MONDIAL_RELAY", "GLS", "DHL_PARCEL", "UPS"],
	orderButton: { fr: "Commande avec obligation de paiement" },
	timeZone: "Europe/Paris",
} as const satisfies Site;
