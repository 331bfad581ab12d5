import { expect, test } from "vitest";
import { addressLines } from "./address-lines.ts";

const ANA = { firstName: "Ana", lastName: "García", company: null, unit: null, province: null, recipient: null };

test.each([
	[
		{ country: "GB", street: "Downing Street", streetNumber: "10", city: "London", postcode: "SW1A 2AA" },
		"en-GB",
		["Ana García", "10 Downing Street", "LONDON", "SW1A 2AA", "United Kingdom"],
	],
	[
		{ country: "GB", street: "10 Downing Street", streetNumber: "10", city: "London", postcode: "SW1A 2AA" },
		"en-GB",
		["Ana García", "10 Downing Street", "LONDON", "SW1A 2AA", "United Kingdom"],
	],
	[
		{ country: "GB", street: "The Old Mill, Church Lane", streetNumber: "", city: "Wells", postcode: "BA5 2PA" },
		"en-GB",
		["Ana García", "The Old Mill, Church Lane", "WELLS", "BA5 2PA", "United Kingdom"],
	],
	[
		{
			country: "ES",
			street: "Calle Mayor",
			streetNumber: "1",
			unit: "3.º B",
			city: "Alcalá",
			postcode: "28801",
			province: "Madrid",
		},
		"es-ES",
		["Ana García", "Calle Mayor 1, 3.º B", "28801 Alcalá", "Madrid", "España"],
	],
	[
		{ country: "ES", street: "Mayor", streetNumber: "1", city: "Soria", postcode: "42001", province: "Soria" },
		"en-GB",
		["Ana García", "Mayor 1", "42001 Soria", "Soria", "Spain"],
	],
	[
		{
			country: "IE",
			company: "Acme",
			street: "Main Street",
			streetNumber: "2",
			unit: "Unit 4",
			city: "Naas",
			province: "Co. Kildare",
			postcode: "W91 AB12",
		},
		"en-IE",
		["Ana García", "Acme", "Unit 4", "2 Main Street", "Naas", "Co. Kildare", "W91 AB12", "Ireland"],
	],
])("an address is written in the order of its country: %#", (address, language, lines) => {
	expect(addressLines({ ...ANA, ...address }, language)).toEqual(lines);
});
