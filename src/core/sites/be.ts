import { locale, type Site, STANDARD } from "./site.ts";

export const BE = {
	...STANDARD,
	code: "BE",
	currency: "EUR",
	pricesWithDecimals: true,
	defaultCountry: "BE",
	deliveryCountries: ["BE"],
	locales: [
		locale("nl-be", "nl", "nl-BE", "Nederlands"),
		locale("fr-be", "fr", "fr-BE", "Français"),
		locale("de-be", "de", "de-BE", "Deutsch"),
	],
	brands: ["keepsake", "popkin"],
	payments: ["BANCONTACT", "CARD", "PAYPAL", "APPLE_PAY", "GOOGLE_PAY"],
	carriers: ["MONDIAL_RELAY", "GLS", "DHL_PARCEL", "UPS"],
	orderButton: {
		nl: "Bestelling met betalingsverplichting",
		fr: "Commande avec obligation de paiement",
		de: "Zahlungspflichtig bestellen",
	},
	timeZone: "Europe/Brussels",
} as const satisfies Site;
