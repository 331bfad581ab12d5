import { isIP } from "node:net";
import { join } from "node:path";
import { type BrandCode, isBrandCode } from "#core/brands.ts";
import { type Company, missingDetails, parseCompany } from "#core/company.ts";
import type { OidcProvider } from "#core/oidc-provider.ts";
import { SESSION_PROVIDERS, type SessionProvider } from "#core/session-provider.ts";
import { SITES, siteByCode } from "#core/sites.ts";

export type Config = {
	readonly mode: "demo" | "live";
	readonly host: string;
	readonly port: number;
	/** How the outside reaches the shop: stands in mails, webhooks and payment returns. */
	readonly baseUrl: string;
	readonly dataDir: string;
	/** none: the embedded PostgreSQL in the data folder. */
	readonly databaseUrl: string | undefined;
	readonly databaseConnections: number;
	/** `file:<folder>` or `s3://<bucket>?region=...&endpoint=...` */
	readonly filesUrl: string | undefined;
	/** none: mails stay in the outbox, readable at /dev/mailbox. */
	readonly mailUrl: string | undefined;
	readonly mailFrom: string;
	/** Who runs the shop: legal texts name it. */
	readonly company: Company;
	readonly defaultSite: string;
	readonly defaultBrand: BrandCode;
	readonly popkinHost: string;
	/** Hosts of single country sites; the others are found by their locale's prefix. */
	readonly siteHosts: readonly SiteHost[];
	/** none: drawn once and kept in the data folder. */
	readonly secret: string | undefined;
	readonly sandboxUrl: string | undefined;
	readonly sessionProvider: SessionProvider;
	/** The script of the analytics tag. */
	readonly tagUrl: string;
	/** Ids of single sites in place of those in core/sites, by site. */
	readonly siteIds: ReadonlyMap<string, { readonly analyticsId?: string; readonly pushAppId?: string }>;
	/** Writes that one address may make in a minute. */
	readonly writesPerMinute: number;
	/** Addresses and networks whose X-Forwarded-For is believed. */
	readonly trustedProxies: readonly string[];
	readonly logLevel: string;
	readonly jobsAtOnce: number;
	/** Asked in turn for icons that the shop does not have itself. */
	readonly iconSources: readonly string[];
	/** What /api/{service} speaks to besides the shop itself. */
	readonly services: readonly OutsideService[];
	/** Whose accounts customers may sign in with. */
	readonly oidcProviders: readonly OidcProvider[];
};

/** Only its listed paths, and what lies below them, can be asked. */
export type OutsideService = { readonly name: string; readonly url: string; readonly paths: readonly string[] };

export type SiteHost = { readonly brand: BrandCode; readonly site: string; readonly host: string };

export type Setting = { readonly name: string; readonly standard: string; readonly meaning: string };

/** Everything that may be set by environment: `npm start -- --help` prints it, the README quotes it. */
export const SETTINGS: readonly Setting[] = [
	{ name: "PORT", standard: "3000", meaning: "port to listen on" },
	{ name: "HOST", standard: "127.0.0.1", meaning: "address to listen on; 0.0.0.0 for all" },
	{ name: "BASE_URL", standard: "http://localhost:<PORT>", meaning: "the shop's address as customers see it" },
	{ name: "SHOP_MODE", standard: "demo", meaning: "demo (simulators, mailbox, banner) or live" },
	{ name: "DATA_DIR", standard: "data", meaning: "folder of the embedded database, files and secrets" },
	{ name: "DATABASE_URL", standard: "embedded PostgreSQL", meaning: "postgres://... of a server of your own" },
	{ name: "DATABASE_CONNECTIONS", standard: "12", meaning: "connections that the web server may open" },
	{
		name: "FILES_URL",
		standard: "file:<DATA_DIR>/files",
		meaning: "file:<folder> or s3://bucket?region=..&endpoint=..",
	},
	{ name: "COMPANY_FILE", standard: "<DATA_DIR>/company.json", meaning: "who runs the shop, for its legal texts" },
	{ name: "MAIL_URL", standard: "none", meaning: "smtp://... ; without it mails wait in /dev/mailbox" },
	{
		name: "MAIL_FROM",
		standard: "shop@keepsake.localhost",
		meaning: "address of the shop's mails; their sender's name is the brand's",
	},
	{ name: "DEFAULT_SITE", standard: "GB", meaning: "country site of an address without prefix" },
	{ name: "DEFAULT_BRAND", standard: "keepsake", meaning: "brand of a host that names none: keepsake or popkin" },
	{ name: "POPKIN_HOST", standard: "popkin.localhost", meaning: "host of the second brand" },
	{ name: "SITE_HOSTS", standard: "none", meaning: "hosts of single sites: ES=keepsake.es popkin-es=popkin.es ..." },
	{ name: "SECRET", standard: "drawn into DATA_DIR", meaning: "key of signatures, at least 32 characters" },
	{ name: "ANALYTICS_IDS", standard: "none", meaning: "analytics ids of single sites: ES=G-123 DE=G-456 ..." },
	{ name: "PUSH_APP_IDS", standard: "none", meaning: "push app ids of single sites: ES=... DE=... ..." },
	{ name: "TAG_URL", standard: "Google's", meaning: "script of the analytics tag" },
	{ name: "SESSION_PROVIDER", standard: "database", meaning: "where sessions are kept: database or h3_session" },
	{ name: "SANDBOX_URL", standard: "<BASE_URL>", meaning: "where the simulated payment provider answers" },
	{ name: "WRITES_PER_MINUTE", standard: "240", meaning: "writes that one address may make in a minute" },
	{ name: "TRUSTED_PROXY", standard: "none", meaning: "proxies that name the client: 10.0.0.1, fd00::/8, ..." },
	{ name: "LOG_LEVEL", standard: "info", meaning: "trace, debug, info, warn, error or silent" },
	{ name: "JOBS_AT_ONCE", standard: "2", meaning: "background jobs that run side by side" },
	{ name: "ICON_SOURCES", standard: "none", meaning: "servers of further icons, in Iconify's form: https://..., ..." },
	{
		name: "SERVICES",
		standard: "none",
		meaning: "more of /api/{service}: crm=https://crm.example/v1 /notes /tasks; ...",
	},
	{
		name: "OIDC_PROVIDERS",
		standard: "none",
		meaning: "sign-in with others: id=acme,name=Acme,issuer=https://id.example,client=..,secret=..; ...",
	},
];

/** Word for word: specification, section 8. */
const UNKNOWN_SESSION_PROVIDER = "Session provider it`s invalid";

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: readonly string[] };

/** Reads and checks the environment and the company's file; reports every problem at once. */
export function readConfig(
	env: Readonly<Record<string, string | undefined>>,
	readFile: (path: string) => string | undefined = () => undefined,
): ConfigResult {
	const problems: string[] = [];
	const port = wholeNumber("PORT", "3000", 0, 65_535);
	const baseUrl = address("BASE_URL", `http://localhost:${port}`);
	const mode = oneOf("SHOP_MODE", "demo", ["demo", "live"] as const);
	const brand = env.DEFAULT_BRAND ?? "keepsake";
	if (!isBrandCode(brand)) problems.push(`DEFAULT_BRAND must be keepsake or popkin, not "${brand}"`);
	const site = env.DEFAULT_SITE ?? "GB";
	if (!siteByCode(site)) problems.push(`DEFAULT_SITE names no country site: "${site}"`);
	if (env.SECRET !== undefined && env.SECRET.length < 32) problems.push("SECRET needs at least 32 characters");
	if (env.DATABASE_URL && !/^postgres(ql)?:\/\//.test(env.DATABASE_URL))
		problems.push("DATABASE_URL must begin with postgres://");
	if (env.FILES_URL && !/^(file:|s3:\/\/)/.test(env.FILES_URL))
		problems.push("FILES_URL must begin with file: or s3://");
	if (env.MAIL_URL && !/^smtps?:\/\//.test(env.MAIL_URL)) problems.push("MAIL_URL must begin with smtp:// or smtps://");
	const company = companyFile(env.COMPANY_FILE ?? join(env.DATA_DIR ?? "data", "company.json"));
	if (mode === "live") {
		if (!env.SECRET) problems.push("SHOP_MODE=live needs a SECRET of its own");
		if (!baseUrl.startsWith("https://")) problems.push("SHOP_MODE=live needs an encrypted BASE_URL (https://)");
		if (!env.MAIL_URL) problems.push("SHOP_MODE=live needs MAIL_URL: orders must be confirmed by mail");
		const missing = [...new Set(SITES.flatMap((each) => missingDetails(company, each.code)))];
		if (missing.length)
			problems.push(`SHOP_MODE=live needs to know who runs the shop (npm run missing): ${missing.join(", ")}`);
		problems.push("SHOP_MODE=live needs a real payment provider, and this version has none but the simulator");
	}
	const popkinHost = env.POPKIN_HOST ?? "popkin.localhost";
	const takenHosts = new Set([URL.canParse(baseUrl) ? new URL(baseUrl).hostname : "", popkinHost]);
	const sessionProvider = SESSION_PROVIDERS.find((each) => each === (env.SESSION_PROVIDER ?? "database")) ?? "database";
	if (env.SESSION_PROVIDER && env.SESSION_PROVIDER !== sessionProvider) problems.push(UNKNOWN_SESSION_PROVIDER);
	const config: Config = {
		mode,
		host: env.HOST ?? "127.0.0.1",
		port,
		baseUrl: baseUrl.replace(/\/$/, ""),
		dataDir: env.DATA_DIR ?? "data",
		databaseUrl: env.DATABASE_URL,
		databaseConnections: wholeNumber("DATABASE_CONNECTIONS", "12", 2, 500),
		filesUrl: env.FILES_URL,
		company,
		mailUrl: env.MAIL_URL,
		mailFrom: env.MAIL_FROM ?? "shop@keepsake.localhost",
		defaultSite: site,
		defaultBrand: isBrandCode(brand) ? brand : "keepsake",
		popkinHost,
		siteHosts: (env.SITE_HOSTS ?? "").split(/[\s,]+/).flatMap((entry) => (entry ? siteHost(entry) : [])),
		secret: env.SECRET,
		sessionProvider,
		tagUrl: address("TAG_URL", "https://www.googletagmanager.com/gtag/js"),
		siteIds: siteIds(),
		sandboxUrl: env.SANDBOX_URL ? address("SANDBOX_URL", "") : undefined,
		writesPerMinute: wholeNumber("WRITES_PER_MINUTE", "240", 1, 1_000_000),
		trustedProxies: networks("TRUSTED_PROXY"),
		logLevel: oneOf("LOG_LEVEL", "info", ["trace", "debug", "info", "warn", "error", "silent"] as const),
		jobsAtOnce: wholeNumber("JOBS_AT_ONCE", "2", 1, 64),
		iconSources: (env.ICON_SOURCES ?? "").split(/[\s,]+/).flatMap((entry) => (entry ? iconSource(entry) : [])),
		services: (env.SERVICES ?? "")
			.split(";")
			.filter((entry) => entry.trim())
			.flatMap(service),
		oidcProviders: (env.OIDC_PROVIDERS ?? "")
			.split(";")
			.filter((entry) => entry.trim())
			.flatMap(oidcProvider),
	};
	return problems.length ? { ok: false, problems } : { ok: true, config };

	function companyFile(path: string): Company {
		const text = readFile(path);
		if (text === undefined) return {};
		const read = parseCompany(
			text,
			SITES.map(({ code }) => code),
		);
		for (const problem of read.problems) problems.push(`COMPANY_FILE ${path} ${problem}`);
		return read.company;
	}

	function wholeNumber(name: string, standard: string, least: number, most: number): number {
		const text = env[name] ?? standard;
		const value = Number(text);
		if (!/^\d+$/.test(text) || value < least || value > most)
			problems.push(`${name} must be a whole number from ${least} to ${most}, not "${text}"`);
		return value;
	}

	function oneOf<const Choice extends string>(name: string, standard: Choice, choices: readonly Choice[]): Choice {
		const text = env[name] ?? standard;
		const found = choices.find((choice) => choice === text);
		if (!found) problems.push(`${name} must be one of ${choices.join(", ")}, not "${text}"`);
		return found ?? standard;
	}

	function service(entry: string): OutsideService[] {
		const [, name = "", url = "", rest = ""] =
			/^\s*([a-z][a-z0-9-]*)=(https?:\/\/\S+)((?:\s+\/\S*)+)\s*$/.exec(entry) ?? [];
		if (name && name !== "shop" && URL.canParse(url))
			return [{ name, url: url.replace(/\/$/, ""), paths: rest.trim().split(/\s+/) }];
		problems.push(`SERVICES must read name=address /path ..., not "${entry.trim()}"`);
		return [];
	}

	function oidcProvider(entry: string): OidcProvider[] {
		const given = new URLSearchParams(
			entry
				.trim()
				.replaceAll(/,(?=\w+=)/g, "&")
				.replaceAll("+", "%2B"),
		);
		const [id, issuer, clientId, clientSecret] = ["id", "issuer", "client", "secret"].map(
			(key) => given.get(key) ?? "",
		);
		const isId = /^[a-z][a-z0-9-]*$/.test(id ?? "") && id !== "credentials" && id !== "credential";
		if (id && isId && issuer && /^https?:/.test(issuer) && URL.canParse(issuer) && clientId && clientSecret)
			return [{ id, name: given.get("name") ?? id, issuer: issuer.replace(/\/$/, ""), clientId, clientSecret }];
		problems.push(`OIDC_PROVIDERS must read id=..,name=..,issuer=..,client=..,secret=.., not "${id}"`);
		return [];
	}

	function siteHost(entry: string): SiteHost[] {
		const [, slug = "", host = ""] = /^([A-Z]{2}|popkin-[a-z]{2})=([a-z0-9.-]+)$/.exec(entry) ?? [];
		const brand = slug.startsWith("popkin-") ? "popkin" : "keepsake";
		const site = siteByCode(slug.slice(-2).toUpperCase());
		if (!site?.brands.includes(brand)) problems.push(`SITE_HOSTS must read <site>=<host> ..., not "${entry}"`);
		else if (takenHosts.has(host))
			problems.push(`SITE_HOSTS gives "${host}" away again: for the site of BASE_URL itself there is DEFAULT_SITE`);
		else {
			takenHosts.add(host);
			return [{ brand, site: site.code, host }];
		}
		return [];
	}

	function siteIds(): Config["siteIds"] {
		const ids = new Map<string, { analyticsId?: string; pushAppId?: string }>();
		for (const [name, field] of [
			["ANALYTICS_IDS", "analyticsId"],
			["PUSH_APP_IDS", "pushAppId"],
		] as const)
			for (const entry of (env[name] ?? "").split(/[\s,]+/).filter(Boolean)) {
				const [, site = "", id = ""] = /^([A-Z]{2})=([\w-]+)$/.exec(entry) ?? [];
				if (siteByCode(site)) ids.set(site, { ...ids.get(site), [field]: id });
				else problems.push(`${name} must read <site>=<id> ..., not "${entry}"`);
			}
		return ids;
	}

	function iconSource(entry: string): string[] {
		if (URL.canParse(entry) && /^https?:/.test(entry)) return [entry.replace(/\/$/, "")];
		problems.push(`ICON_SOURCES must list http(s) addresses, not "${entry}"`);
		return [];
	}

	function networks(name: string): string[] {
		const given = (env[name] ?? "").split(",").flatMap((entry) => entry.trim() || []);
		for (const entry of given)
			if (!isNetwork(entry)) problems.push(`${name} must list addresses or networks, not "${entry}"`);
		return given;
	}

	function address(name: string, standard: string): string {
		const text = env[name] ?? standard;
		if (!URL.canParse(text) || !/^https?:/.test(text))
			problems.push(`${name} must be an http(s) address, not "${text}"`);
		return text;
	}
}

/** An address or a network: 10.0.0.1, 10.0.0.0/8, ::1, fd00::/8 */
function isNetwork(text: string): boolean {
	const [address = "", prefix] = text.split("/");
	const family = isIP(address);
	return (
		family > 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128)))
	);
}
