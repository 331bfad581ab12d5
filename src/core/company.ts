/** What the one who runs the shop says of itself; legal texts ask for it by these names. */
export const COMPANY_FIELDS = {
	companyName: "every site",
	representative: "every site",
	companyAddress: "every site",
	companyEmail: "every site",
	companyPhone: "every site",
	register: "every site",
	companyVatId: "every site",
	privacyContact: "every site",
	returnAddress: "every site",
	hosting: ["FR"],
	mediator: ["FR"],
	packagingNumber: ["FR", "ES"],
} as const satisfies Readonly<Record<string, "every site" | readonly string[]>>;
export type CompanyField = keyof typeof COMPANY_FIELDS;

export type CompanyDetails = Readonly<Partial<Record<CompanyField, string>>>;
/** The same everywhere, but for what a site says otherwise. */
export type Company = CompanyDetails & { readonly sites?: Readonly<Record<string, CompanyDetails>> };

export function companyDetails({ sites, ...everywhere }: Company, site: string): CompanyDetails {
	return { ...everywhere, ...sites?.[site] };
}

/** What a site still lacks before it may open. */
export function missingDetails(company: Company, site: string): CompanyField[] {
	const known = companyDetails(company, site);
	return (Object.keys(COMPANY_FIELDS) as CompanyField[]).filter((field) => {
		const needed: "every site" | readonly string[] = COMPANY_FIELDS[field];
		return (needed === "every site" || needed.includes(site)) && !known[field]?.trim();
	});
}

/** Reads the file's text; anything but known names with texts is a problem that is told. */
export function parseCompany(text: string, siteCodes: readonly string[]): { company: Company; problems: string[] } {
	const problems: string[] = [];
	let read: unknown;
	try {
		read = JSON.parse(text);
	} catch {
		return { company: {}, problems: ["is not JSON"] };
	}
	const details = (given: unknown, place: string): CompanyDetails => {
		const entries = Object.entries(typeof given === "object" && given !== null ? given : {});
		for (const [name, value] of entries)
			if (!Object.hasOwn(COMPANY_FIELDS, name)) problems.push(`has an unknown name ${place}${name}`);
			else if (typeof value !== "string") problems.push(`needs a text as ${place}${name}`);
		return Object.fromEntries(
			entries.filter(([name, value]) => Object.hasOwn(COMPANY_FIELDS, name) && typeof value === "string"),
		);
	};
	const { sites = {}, ...everywhere } = (read ?? {}) as Record<string, unknown>;
	for (const code of Object.keys(sites as object))
		if (!siteCodes.includes(code)) problems.push(`names no country site: "${code}"`);
	const own = Object.entries(sites as object).map(([code, given]) => [code, details(given, `sites.${code}.`)]);
	return { company: { ...details(everywhere, ""), sites: Object.fromEntries(own) }, problems };
}
