import { locale, type Site } from "./site.ts";

export const ES = {
	code: "ES",
	currency: "EUR",
	pricesWithDecimals: true,
	loginRequired: false,
	kiosk: false,
	advancedData: false,
	analyticsId: undefined,
	pushAppId: undefined,
	defaultCountry: "ES",
	deliveryCountries: ["ES"],
	locales: [locale("es-es", "es", "es-ES", "Español")],
	brands: ["keepsake", "popkin"],
	payments: ["CARD", "BIZUM", "PAYPAL", "APPLE_PAY", "GOOGLE_PAY", "KLARNA"],
	carriers: ["CORREOS", "CHRONOEXPRESS", "MONDIAL_RELAY", "GLS", "DHL_PARCEL", "UPS"],
	orderButton: { es: "Pedido con obligación de pago" },
	timeZone: "Europe/Madrid",
} as const satisfies Site;
