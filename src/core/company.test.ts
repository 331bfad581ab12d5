import { expect, test } from "vitest";
import { COMPANY_FIELDS, companyDetails, missingDetails, parseCompany } from "#core/company.ts";

const whole = Object.fromEntries(Object.keys(COMPANY_FIELDS).map((field) => [field, `our ${field}`]));

test("a site says otherwise only what it says otherwise", () => {
	const { company, problems } = parseCompany(
		JSON.stringify({ ...whole, sites: { FR: { mediator: "Médiateur du commerce" } } }),
		["GB", "FR"],
	);
	expect(problems).toEqual([]);
	expect(companyDetails(company, "FR")).toMatchObject({
		companyName: "our companyName",
		mediator: "Médiateur du commerce",
	});
	expect(companyDetails(company, "GB").mediator).toBe("our mediator");
});

test("what is missing depends on the country", () => {
	const { mediator: _, ...rest } = whole;
	expect(missingDetails(rest, "GB")).toEqual([]);
	expect(missingDetails(rest, "FR")).toEqual(["mediator"]);
	expect(missingDetails({ ...whole, companyName: "  " }, "GB")).toEqual(["companyName"]);
});

test("what the file has too much or wrong is told", () => {
	expect(parseCompany("{", []).problems).toEqual(["is not JSON"]);
	expect(parseCompany('{"compnayName":"x","register":7,"sites":{"XX":{"hosting":1}}}', ["GB"]).problems).toHaveLength(
		4,
	);
});
