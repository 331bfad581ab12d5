import { locale, type Site, STANDARD } from "./site.ts";

export const ES = {
	...STANDARD,
	code: "ES",
	currency: "EUR",
	pricesWithDecimals: true,
	defaultCountry: "ES",
	deliveryCountries: ["ES"],
	locales: [locale("es-es", "es", "es-ES", "Español")],
	brands: ["keepsake", "popkin"],
	payments: ["CARD", "BIZUM", "PAYPAL", "APPLE_PAY", "GOOGLE_PAY", "KLARNA"],
	carriers: ["CORREOS", "CHRONOEXPRESS", "MONDIAL_RELAY", "GLS", "DHL_PARCEL", "UPS"],
	orderButton: { es: "Pedido con obligación de pago" },
	timeZone: "Europe/Madrid",
} as const satisfies Site;
