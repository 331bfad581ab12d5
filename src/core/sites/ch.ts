import { locale, type Site, STANDARD } from "./site.ts";

export const CH = {
	...STANDARD,
	code: "CH",
	currency: "CHF",
	pricesWithDecimals: true,
	defaultCountry: "CH",
	deliveryCountries: ["CH"],
	locales: [
		locale("de-ch", "de", "de-CH", "Deutsch"),
		locale("fr-ch", "fr", "fr-CH", "Français"),
		locale("it-ch", "it", "it-CH", "Italiano"),
	],
	brands: ["keepsake"],
	payments: ["TWINT", "CARD", "PAYPAL", "APPLE_PAY", "GOOGLE_PAY"],
	carriers: ["DHL_PARCEL", "UPS", "GLS"],
	orderButton: {
		de: "Zahlungspflichtig bestellen",
		fr: "Commande avec obligation de paiement",
		it: "Ordine con obbligo di pagare",
	},
	timeZone: "Europe/Zurich",
} as const satisfies Site;
