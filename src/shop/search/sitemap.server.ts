import { asc, eq, sql } from "drizzle-orm";
import { remember } from "#database/remember.ts";
import { helpCategoryTexts } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";
import { placesOf } from "./head-facts.server.ts";

/** sitemaps.org: the most addresses of one file. */
const MOST_ADDRESSES = 50_000;
const AT_ONCE = 5000;
/** Pages that stand in every language under the same path. */
const FIXED_PATHS = ["", "/offers", "/reviews", "/tags-list", "/help-center", "/contact"] as const;

type Reader = Pick<Shop, "db" | "brand" | "site" | "locale" | "now" | "addressOf">;
type Row = { id: number; path: string; day: string };

/** Addresses of all files of the country sites that answer on this host. */
export async function sitemapFiles(shop: Reader): Promise<string[]> {
	const { brand, locale, addressOf } = shop;
	const { origin } = new URL(addressOf(brand.code, locale));
	const here = placesOf(brand.code)
		.map((place) => place.locale)
		.filter((other) => new URL(addressOf(brand.code, other)).origin === origin);
	const files = await Promise.all(
		here.map(async (other) => {
			const home = addressOf(brand.code, other);
			const starts = await firstDesigns(shop, other.language);
			return [`${home}/sitemap-pages.xml`, ...starts.map((id) => `${home}/sitemap-designs-${id}.xml`)];
		}),
	);
	return files.flat();
}

/** Each file begins at a design: the database never has to count up to it. */
function firstDesigns({ db }: Pick<Shop, "db">, language: string): Promise<number[]> {
	return remember(db, `sitemap ${language}`, async () => {
		const { rows } = await db.execute<{ id: number }>(
			sql`select item_id as id from (
					select item_id, row_number() over (order by item_id) as position from search_documents
					where language = ${language} and kind = 'design') numbered
				where position % ${MOST_ADDRESSES}::int = 1 order by item_id`,
		);
		return rows.map(({ id }) => id);
	});
}

/** The pages of this locale but for designs: tags, articles, content and help. */
export async function* pageEntries(shop: Reader): AsyncGenerator<string> {
	const { db, brand, site, locale, now, addressOf } = shop;
	const home = addressOf(brand.code, locale);
	for (const path of FIXED_PATHS) yield entry(home, path);
	const { rows } = await db.execute<Row>(
		sql`select item_id as id, path, modified_on::text as day from search_documents
			where language = ${locale.language} and kind in ('article', 'tag', 'page', 'topic')
				and (sites is null or ${site.code} = any (sites)) and (brands is null or ${brand.code} = any (brands))
				and (published_from is null or published_from <= ${now}) and (published_until is null or published_until > ${now})
			order by kind, item_id limit ${MOST_ADDRESSES}`,
	);
	for (const { path } of rows) yield entry(home, path);
	const categories = await db
		.select({ id: helpCategoryTexts.categoryId })
		.from(helpCategoryTexts)
		.where(eq(helpCategoryTexts.language, locale.language))
		.orderBy(asc(helpCategoryTexts.categoryId));
	for (const { id } of categories) yield entry(home, `/help-center/category/${id}`);
}

/** Up to fifty thousand designs from this one on, read in pieces while the answer leaves. */
export async function* designEntries(shop: Reader, first: number): AsyncGenerator<string> {
	const { db, brand, locale, addressOf } = shop;
	const home = addressOf(brand.code, locale);
	let from = first;
	for (let written = 0; written < MOST_ADDRESSES; ) {
		const { rows } = await db.execute<Row>(
			sql`select item_id as id, path, modified_on::text as day from search_documents
				where language = ${locale.language} and kind = 'design' and item_id >= ${from}
				order by item_id limit ${Math.min(AT_ONCE, MOST_ADDRESSES - written)}`,
		);
		if (!rows.length) return;
		yield rows.map(({ path, day }) => entry(home, path, day)).join("");
		written += rows.length;
		from = (rows.at(-1)?.id ?? from) + 1;
	}
}

function entry(home: string, path: string, day?: string): string {
	return `<url><loc>${escaped(home + path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>\n`;
}

function escaped(address: string): string {
	return encodeURI(address).replaceAll("&", "&amp;");
}
