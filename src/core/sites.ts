import type { BrandCode } from "#core/brands.ts";
import type { CountryCode } from "#core/countries.ts";
import type { Language } from "#core/languages.ts";
import type { Currency } from "#core/money.ts";
import type { PaymentMethod } from "#core/payment-methods.ts";

/** A country shop. Adding a country is one entry here, its texts and its prices. */
export type Site = {
	readonly code: string;
	readonly currency: Currency;
	/** Whether prices show cents (specification, section 9). */
	readonly pricesWithDecimals: boolean;
	readonly defaultCountry: CountryCode;
	readonly deliveryCountries: readonly CountryCode[];
	/** The first one is the site's default. */
	readonly locales: readonly Locale[];
	readonly brands: readonly BrandCode[];
	readonly payments: readonly PaymentMethod[];
	/** The words that the law asks for on the order button, by language. */
	readonly orderButton: Readonly<Partial<Record<Language, string>>>;
	/** IANA zone of the shop's dates. */
	readonly timeZone: string;
};

export type Locale = {
	/** First path segment: `en-gb`. */
	readonly code: string;
	readonly language: Language;
	/** BCP 47. */
	readonly iso: string;
	readonly displayName: string;
	readonly baseUrl: string;
};

export const SITES = [
	{
		code: "GB",
		currency: "GBP",
		pricesWithDecimals: true,
		defaultCountry: "GB",
		deliveryCountries: ["GB"],
		locales: [locale("en-gb", "en", "en-GB", "English")],
		brands: ["keepsake", "popkin"],
		payments: ["CARD", "PAYPAL", "KLARNA"],
		orderButton: { en: "Order with obligation to pay" },
		timeZone: "Europe/London",
	},
	{
		code: "ES",
		currency: "EUR",
		pricesWithDecimals: true,
		defaultCountry: "ES",
		deliveryCountries: ["ES"],
		locales: [locale("es-es", "es", "es-ES", "Español")],
		brands: ["keepsake", "popkin"],
		payments: ["CARD", "BIZUM", "PAYPAL", "KLARNA"],
		orderButton: { es: "Pedido con obligación de pago" },
		timeZone: "Europe/Madrid",
	},
	{
		code: "IE",
		currency: "EUR",
		pricesWithDecimals: true,
		defaultCountry: "IE",
		deliveryCountries: ["IE"],
		locales: [locale("en-ie", "en", "en-IE", "English")],
		brands: ["keepsake"],
		payments: ["CARD", "PAYPAL", "KLARNA"],
		orderButton: { en: "Order with obligation to pay" },
		timeZone: "Europe/Dublin",
	},
] as const satisfies readonly Site[];

export type SiteCode = (typeof SITES)[number]["code"];

export function siteByCode(code: string): Site | undefined {
	return SITES.find((site) => site.code === code);
}

/** The sites of a brand, in the order in which they are offered. */
export function sitesOf(brand: BrandCode): readonly Site[] {
	return SITES.filter((site: Site) => site.brands.includes(brand));
}

export function localeByCode(brand: BrandCode, code: string): { site: Site; locale: Locale } | undefined {
	for (const site of sitesOf(brand)) {
		const found = site.locales.find((candidate) => candidate.code === code);
		if (found) return { site, locale: found };
	}
	return undefined;
}

/** `ll` or `ll-cc`: a first path segment of this shape is a locale, known or not. */
export function isLocaleShaped(segment: string): boolean {
	return /^[a-z]{2}(?:-[a-z]{2})?$/i.test(segment);
}

function locale(code: string, language: Language, iso: string, displayName: string): Locale {
	return { code, language, iso, displayName, baseUrl: `/${code}` };
}
