import type { BrandCode } from "#core/brands.ts";
import type { CountryCode } from "#core/countries.ts";
import type { Currency } from "#core/currencies.ts";
import type { Carrier } from "#core/delivery.ts";
import type { Language } from "#core/languages.ts";
import type { PaymentMethod } from "#core/payment-methods.ts";

/** A country shop. Adding a country is one entry here, its facts, its texts and its prices. */
export type Site = {
	readonly code: string;
	readonly currency: Currency;
	/** Whether prices show cents (specification, section 9); without them price lists hold whole units. */
	readonly pricesWithDecimals: boolean;
	/** Nobody sees the shop without signing in. */
	readonly loginRequired: boolean;
	/** A till in a shop: large targets, no way out, wiped after a while. */
	readonly kiosk: boolean;
	/** Shows print sizes, resolutions, techniques, SKUs and production times. */
	readonly advancedData: boolean;
	readonly analyticsId: string | undefined;
	readonly pushAppId: string | undefined;
	readonly defaultCountry: CountryCode;
	readonly deliveryCountries: readonly CountryCode[];
	/** The first one is the site's default. */
	readonly locales: readonly Locale[];
	readonly brands: readonly BrandCode[];
	/** In the order in which they are offered. */
	readonly payments: readonly PaymentMethod[];
	readonly carriers: readonly Carrier[];
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

export function locale(code: string, language: Language, iso: string, displayName: string): Locale {
	return { code, language, iso, displayName, baseUrl: `/${code}` };
}

/** What most sites are; a site that is otherwise says so after it. */
export const STANDARD = {
	loginRequired: false,
	kiosk: false,
	advancedData: true,
	analyticsId: undefined,
	pushAppId: undefined,
} as const satisfies Partial<Site>;
