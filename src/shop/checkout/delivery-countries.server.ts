import { COUNTRIES } from "#core/countries.ts";
import { regionName } from "#core/region-name.ts";
import type { Shop } from "#shop/shop.ts";
import type { DeliveryCountry } from "./address-fields.tsx";

/** Where the site delivers to, in the words of its language. */
export function deliveryCountries({ site, locale }: Pick<Shop, "site" | "locale">): DeliveryCountry[] {
	return site.deliveryCountries.map((code) => ({
		code,
		name: regionName(code, locale.iso),
		fields: COUNTRIES[code].addressFields,
		postcodeExample: COUNTRIES[code].postcodeExample,
	}));
}
