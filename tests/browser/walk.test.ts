import { expect } from "vitest";
import { BRANDS, type BrandCode } from "#core/brands.ts";
import { type Locale, type Site, sitesOf } from "#core/sites.ts";
import { demoTexts } from "../../demo/demo-texts.ts";
import routes from "../../src/routes.ts";
import { askHost } from "../support/ask-host.ts";
import { test } from "../support/browser-test.ts";
import { SHOP_PAGES, type ShopPage } from "../support/shop-pages.ts";

type Route = { path?: string; children?: Route[] };
type Place = { brand: BrandCode; site: Site; locale: Locale };

/** Every site in each of its languages, in both brands. */
const PLACES: readonly Place[] = (Object.keys(BRANDS) as BrandCode[]).flatMap((brand) =>
	sitesOf(brand).flatMap((site) => site.locales.map((locale) => ({ brand, site, locale }))),
);
/** Keys that were not found are shown as they are: `orders.title`, or with the namespace before them. */
const KEY = /(?:^|\s)(?:[a-z]\w*:)?[a-z]\w*(?:\.[a-z]\w*)+(?=\s|$)/;
/** What looks like a key and is not: hosts, files and mail addresses of the demo shop. */
const NO_KEY = /\S*@\S*|https?:\S+|\b[\w.-]+\.(?:localhost|test|example|eu|com)\b\S*/g;

test("the walk has a page for every route", () => {
	const paths = flatten(routes as Route[]).filter((path) => !path.startsWith("/dev"));
	expect(SHOP_PAGES.map(({ route }) => route).sort()).toEqual(paths.sort());
});

test.for(PLACES.map((place) => [`${place.brand} ${place.locale.code}`, place] as const))(
	"every page in %s",
	async ([, place], { shop }) => {
		for (const page of SHOP_PAGES) await walk(place, page, shop.url);
	},
);

async function walk({ brand, site, locale }: Place, page: ShopPage, shopUrl: string): Promise<void> {
	const address = `${locale.baseUrl}${page.path(demoTexts[locale.language], locale.language)}`.replace(/\/$/, "");
	const answer = await askHost(shopUrl, brand === "popkin" ? "popkin.localhost" : "localhost", address);
	if (page.leadsTo !== undefined) {
		const target = typeof page.leadsTo === "string" ? page.leadsTo : page.leadsTo(locale.language);
		expect([answer.status, answer.headers.location], address).toEqual([302, locale.baseUrl + target]);
		return;
	}
	const markup = answer.body;
	expect(answer.status, address).toBe(page.status ?? 200);
	expect(/<html[^>]* lang="([^"]*)"/.exec(markup)?.[1], address).toBe(locale.iso);
	expect(/<html[^>]* data-brand="([^"]*)"/.exec(markup)?.[1], address).toBe(brand);
	expect(/data-layout="([^"]*)"/.exec(markup)?.[1], address).toBe(page.layout);
	const title = textOf(/<title>(.*?)<\/title>/s.exec(markup)?.[1] ?? "");
	if (page.title) expect(title, address).toBe(page.title);
	else expect(title, address).toMatch(new RegExp(`\\S · ${BRANDS[brand].name}$`));
	const text = textOf(markup.replace(/<(script|style)\b.*?<\/\1>/gs, " "));
	expect(KEY.exec(text.replace(NO_KEY, ""))?.[0], `${address} shows a key`).toBeUndefined();
	expect(text, `${address} shows a placeholder`).not.toContain("{{");
	expect(foreignPrices(text, site, locale), `${address}: prices`).toEqual([]);
}

/** Amounts with any currency's sign that are not written as this site writes its own. */
function foreignPrices(text: string, site: Site, locale: Locale): string[] {
	const signs = "€|£|\\bkr\\.?|\\bKč|\\bzł|\\bCHF";
	const amount = "\\d[\\d.,'’\\s\\u00a0\\u202f]*";
	// The digits of a paper size ("A6") before a price are none.
	const before = `(?<![\\p{L}\\d])${amount}(?:${signs})`;
	const found = text.match(new RegExp(`(?:${signs})[\\s\\u00a0\\u202f]?${amount}|${before}`, "gu")) ?? [];
	return found.map((each) => each.trim()).filter((each) => !isWrittenHere(each, site, locale));
}

function isWrittenHere(price: string, site: Site, locale: Locale): boolean {
	const value = numberIn(price, locale.iso, site.currency);
	const digits = site.pricesWithDecimals && !Number.isInteger(value) ? 2 : 0;
	const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
	const own = new Intl.NumberFormat(locale.iso, { style: "currency", currency: site.currency, ...format });
	const plain = (written: string) => written.replace(/[\s\u00a0\u202f.]+$|[\s\u00a0\u202f]/g, "");
	return plain(own.format(value)) === plain(price);
}

/** The French-speaking Swiss part money by a point and other numbers by a comma. */
function numberIn(price: string, iso: string, currency: string): number {
	const parts = new Intl.NumberFormat(iso, { style: "currency", currency }).formatToParts(1.5);
	const decimal = parts.find(({ type }) => type === "decimal")?.value ?? ".";
	return Number(
		[...price]
			.filter((sign) => /\d/.test(sign) || sign === decimal)
			.join("")
			.replace(decimal, "."),
	);
}

function textOf(markup: string): string {
	return markup
		.replace(/<[^>]+>/g, " ")
		.replace(/&#(x?)([\da-f]+);/gi, (_, hex, code) => String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)))
		.replace(/&quot;/g, '"')
		.replace(/&amp;/g, "&");
}

function flatten(list: readonly Route[]): string[] {
	return list.flatMap((route) => (route.children ? flatten(route.children) : [`/${route.path ?? ""}`]));
}
