import { locale, type Site } from "./site.ts";

export const FR = {
	code: "FR",
	currency: "EUR",
	pricesWithDecimals: true,
	loginRequired: false,
	kiosk: false,
	advancedData: false,
	analyticsId: undefined,
	pushAppId: undefined,
	defaultCountry: "FR",
	deliveryCountries: ["FR"],
	locales: [locale("fr-fr", "fr", "fr-FR", "Français")],
	brands: ["keepsake", "popkin"],
	payments: ["CARD", "PAYPAL", "APPLE_PAY", "GOOGLE_PAY", "KLARNA"],
	carriers: ["MONDIAL_RELAY", "GLS", "DHL_PARCEL", "UPS"],
	orderButton: { fr: "Commande avec obligation de paiement" },
	timeZone: "Europe/Paris",
} as const satisfies Site;
