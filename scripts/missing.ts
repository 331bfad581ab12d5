import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { COMPANY_FIELDS, missingDetails, parseCompany } from "#core/company.ts";
import { SITES } from "#core/sites.ts";

/** Tells what the legal texts of each site still need to know of who runs the shop. */
const path = process.env.COMPANY_FILE ?? join(process.env.DATA_DIR ?? "data", "company.json");
const codes = SITES.map(({ code }) => code);
const { company, problems } = existsSync(path)
	? parseCompany(readFileSync(path, "utf8"), codes)
	: { company: {}, problems: ["is not there"] };
for (const problem of problems) console.log(`${path} ${problem}`);
const sites = codes.map((code) => [code, missingDetails(company, code)] as const);
const everywhere = sites[0]?.[1].filter((field) => sites.every(([, fields]) => fields.includes(field))) ?? [];
if (everywhere.length) console.log(`every site: ${everywhere.join(", ")}`);
for (const [code, fields] of sites) {
	const own = fields.filter((field) => !everywhere.includes(field));
	if (own.length) console.log(`${code}: ${own.join(", ")}`);
}
const missing = sites.some(([, fields]) => fields.length > 0);
console.log(
	missing
		? `\nWrite ${path}: {"companyName": "...", ..., "sites": {"FR": {"mediator": "..."}}}. Names: ${Object.keys(COMPANY_FIELDS).join(", ")}.`
		: "Nothing is missing: the legal texts are complete on every site.",
);
process.exitCode = missing || problems.length ? 1 : 0;
