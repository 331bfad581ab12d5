import { expect, test } from "vitest";
import { COUNTRIES, type Country, normalizePostcode } from "./countries.ts";

test.each(Object.values(COUNTRIES) as Country[])(
	"$code takes its own postcode, typed with and without its signs",
	(country) => {
		const { postcode, postcodeExample } = country;
		for (const typed of [postcodeExample, postcodeExample.replace(/[ -]/g, "").toLowerCase(), ` ${postcodeExample} `]) {
			expect(normalizePostcode(country, typed)).toBe(postcodeExample);
		}
		expect(postcode.test(postcodeExample)).toBe(true);
		expect(postcode.test(normalizePostcode(country, "0"))).toBe(false);
	},
);
