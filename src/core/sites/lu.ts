import { locale, type Site } from "./site.ts";

export const LU = {
	code: "LU",
	currency: "EUR",
	pricesWithDecimals: true,
	loginRequired: false,
	kiosk: false,
	advancedData: false,
	analyticsId: undefined,
	pushAppId: undefined,
	defaultCountry: "LU",
	deliveryCountries: ["LU"],
	locales: [locale("fr-lu", "fr", "fr-LU", "Français"), locale("de-lu", "de", "de-LU", "Deutsch")],
	brands: ["keepsake"],
	payments: ["CARD", "PAYPAL", "APPLE_PAY", "GOOGLE_PAY"],
	carriers: ["MONDIAL_RELAY", "GLS", "DHL_PARCEL", "UPS"],
	orderButton: { fr: "Commande avec obligation de paiement", de: "Zahlungspflichtig bestellen" },
	timeZone: "Europe/Luxembourg",
} as const satisfies Site;
