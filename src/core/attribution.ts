/** Specification, section 3: what a campaign's link may say of itself. */
const ATTRIBUTION_PARAMETERS = [
	"utm_content",
	"utm_campaign",
	"utm_medium",
	"utm_source",
	"utm_term",
	"utm_productid",
	"gclid",
	"fbclid",
	"fbp",
	"fbc",
	"msclkid",
	"gbraid",
	"wbraid",
] as const;
export type AttributionParameter = (typeof ATTRIBUTION_PARAMETERS)[number];
export type Attribution = Readonly<Partial<Record<AttributionParameter, string>>>;

/** All that says where a visitor came from, and nothing of the page. */
export const SOURCE_PARAMETERS: readonly string[] = [...ATTRIBUTION_PARAMETERS, "awc", "afcust"];

/** Days; specification, section 9. */
export const COOKIE_DAYS = { attribution: 14, awc: 30, affiliate: 15 } as const;

/** Where a customer came from, as it stands on their order. */
export type VisitSource = {
	readonly campaign?: Attribution;
	readonly awc?: string;
	/** A customer's id. */
	readonly affiliate?: number;
};

/** Coming back from paying is no campaign: sources and referrers that never replace what is known. */
const EXCLUDED_HOSTS = [
	"paypal.com",
	"stripe.com",
	"klarna.com",
	"adyen.com",
	"mollie.com",
	"redsys.es",
	"bizum.es",
	"trustly.com",
	"przelewy24.pl",
] as const;
const LONGEST_VALUE = 200;
const PLAIN = /^[^\p{Cc}]+$/u;

/** The campaign of an address, or nothing; values that are too long or hold control characters are left out. */
export function attributionOf(query: URLSearchParams, referrer: string | null): Attribution | undefined {
	if (isExcluded(referrer) || isExcluded(query.get("utm_source"))) return undefined;
	const known = ATTRIBUTION_PARAMETERS.flatMap((name) => {
		const value = query.get(name)?.trim() ?? "";
		return value && value.length <= LONGEST_VALUE && PLAIN.test(value) ? [[name, value] as const] : [];
	});
	return known.length ? Object.fromEntries(known) : undefined;
}

/** A network's click id: `awc=1234_1700000000_abc`. */
export function awcOf(query: URLSearchParams): string | undefined {
	const value = query.get("awc") ?? "";
	return /^[\w-]{1,100}$/.test(value) ? value : undefined;
}

/** Whose link it was; anything but a number is nobody's. */
export function affiliateOf(query: URLSearchParams): number | undefined {
	const value = query.get("afcust") ?? "";
	return /^[1-9]\d{0,11}$/.test(value) ? Number(value) : undefined;
}

/** A referrer's address or a bare source name. */
function isExcluded(from: string | null): boolean {
	if (!from) return false;
	const host = URL.canParse(from) ? new URL(from).hostname : from.toLowerCase();
	return EXCLUDED_HOSTS.some((excluded) => host === excluded || host.endsWith(`.${excluded}`));
}

/** What a cookie says that we set; anything else counts for nothing. */
export function parseAttribution(cookie: string): Attribution | undefined {
	try {
		const given: unknown = JSON.parse(decodeURIComponent(cookie));
		if (typeof given !== "object" || given === null) return undefined;
		const pairs = Object.entries(given).filter((pair): pair is [string, string] => typeof pair[1] === "string");
		return attributionOf(new URLSearchParams(pairs), null);
	} catch {
		return undefined;
	}
}
