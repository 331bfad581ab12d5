import { companyDetails } from "#core/company.ts";
import { COUNTRIES, type Country } from "#core/countries.ts";
import { regionName } from "#core/region-name.ts";
import type { TextFacts } from "#core/rich-text.ts";
import type { Shop } from "#shop/shop.ts";
import { textsOf } from "#shop/texts.server.ts";

/** What texts of the shop fill in: its brand, the country's law, and who runs it. */
export function textFacts(
	{ brand, site, locale, company }: Pick<Shop, "brand" | "site" | "locale" | "company">,
	pages: Readonly<Record<string, string>>,
): TextFacts {
	const country: Country = COUNTRIES[site.defaultCountry];
	const { t } = textsOf(locale);
	return {
		scopes: [
			site.code,
			country.consumerLaw,
			brand.code,
			country.withdrawalDays ? "withdrawal" : "noWithdrawal",
			country.disputeBody ? "disputes" : "noDisputes",
		],
		fields: {
			...companyDetails(company, site.code),
			...pages,
			brand: brand.name,
			country: regionName(country.code, locale.iso),
			withdrawalDays: String(country.withdrawalDays),
			guaranteeYears: String(country.guaranteeYears),
			imprintLaw: country.imprintLaw,
			dataAuthority: country.dataAuthority.name,
			dataAuthorityUrl: country.dataAuthority.url,
			disputeBody: country.disputeBody?.name,
			disputeUrl: country.disputeBody?.url,
		},
		nameOf: (field) => t(`content:field.${field}`),
	};
}
