import { COUNTRIES, type CountryCode } from "#core/countries.ts";
import { regionName } from "#core/region-name.ts";
import type { Shop } from "#shop/shop.ts";
import type { DeliveryCountry } from "./address-fields.tsx";

/** Where the site delivers to, in the words of its language. */
export function deliveryCountries({ site, locale }: Pick<Shop, "site" | "locale">): DeliveryCountry[] {
	return site.deliveryCountries.map((code) => factsOf(code, locale.iso));
}

/** Where companies are billed: everywhere that some site delivers to, in the order of their names. */
export function billingCountries({ locale }: Pick<Shop, "locale">): DeliveryCountry[] {
	const codes = Object.keys(COUNTRIES) as CountryCode[];
	return codes
		.map((code) => factsOf(code, locale.iso))
		.sort((one, other) => one.name.localeCompare(other.name, locale.iso));
}

function factsOf(code: CountryCode, iso: string): DeliveryCountry {
	const { addressFields: fields, postcodeExample } = COUNTRIES[code];
	return { code, name: regionName(code, iso), fields, postcodeExample };
}
