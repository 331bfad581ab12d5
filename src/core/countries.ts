import { COUNTRIES } from "./countries/all-countries.ts";
import type { Country } from "./countries/country.ts";

export {
	ADDRESS_FIELDS,
	type AddressField,
	type AddressFieldRule,
	type Country,
} from "./countries/country.ts";

export { COUNTRIES };

export type CountryCode = keyof typeof COUNTRIES;

export function isCountryCode(code: string): code is CountryCode {
	return Object.hasOwn(COUNTRIES, code);
}

/** As the country's post writes it, upper case and with its sign: the form in which a postcode is checked and stored. */
export function normalizePostcode(country: Country, postcode: string): string {
	const { postcodeTail: tail, postcodePrefix: prefix = "" } = country;
	const plain = postcode.toUpperCase().replace(/[\s-]+/g, "");
	const bare = prefix && plain.startsWith(prefix[0] ?? "") ? plain.slice(1) : plain;
	return tail && bare.length > tail.length
		? `${prefix}${bare.slice(0, -tail.length)}${tail.after}${bare.slice(-tail.length)}`
		: `${prefix}${bare}`;
}
