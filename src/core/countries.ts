import { AT } from "./countries/at.ts";
import { BE } from "./countries/be.ts";
import { CH } from "./countries/ch.ts";
import type { Country } from "./countries/country.ts";
import { CZ } from "./countries/cz.ts";
import { DE } from "./countries/de.ts";
import { DK } from "./countries/dk.ts";
import { ES } from "./countries/es.ts";
import { FI } from "./countries/fi.ts";
import { FR } from "./countries/fr.ts";
import { GB } from "./countries/gb.ts";
import { IE } from "./countries/ie.ts";
import { IT } from "./countries/it.ts";
import { LU } from "./countries/lu.ts";
import { NL } from "./countries/nl.ts";
import { PL } from "./countries/pl.ts";
import { PT } from "./countries/pt.ts";
import { SE } from "./countries/se.ts";

export {
	ADDRESS_FIELDS,
	type AddressField,
	type AddressFieldRule,
	type Country,
} from "./countries/country.ts";

export const COUNTRIES = {
	ES,
	DE,
	AT,
	CH,
	FR,
	IT,
	PT,
	NL,
	BE,
	DK,
	PL,
	CZ,
	GB,
	IE,
	LU,
	SE,
	FI,
} as const satisfies Record<string, Country>;

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
