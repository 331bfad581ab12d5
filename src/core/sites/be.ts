import { locale, type Site } from "./site.ts";

export const BE = {
	code: "BE",
	currency: "EUR",
	pricesWithDecimals: true,
	loginRequired: false,
	kiosk: false,
	advancedData: false,
	analyticsId: undefined,
	pushAppId: undefined,
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
