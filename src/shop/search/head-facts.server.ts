import { sql } from "drizzle-orm";
import { LANGUAGES } from "#core/languages.ts";
import { type Locale, type Site, sitesOf } from "#core/sites.ts";
import { prepared } from "#database/prepared.ts";
import { remember } from "#database/remember.ts";
import { searchDocuments } from "#database/schema.ts";
import type { HeadFacts } from "#layouts/page-head.tsx";
import type { Shop } from "#shop/shop.ts";
import type { DocumentKind } from "./list-documents.server.ts";

type Reader = Pick<Shop, "db" | "brand" | "locale" | "addressOf">;

/** Of a page that has the same path in every language. `query`: what makes it another page, a place in a list. */
export function headFacts(shop: Reader, path: string, query = ""): HeadFacts {
	return placedHeadFacts(shop, path, () => path, query);
}

/** Of a page that differs by place: `pathAt` says what it is called there, or nothing where it is not to be had. */
export function placedHeadFacts(
	{ brand, locale, addressOf }: Reader,
	own: string,
	pathAt: (place: Place) => string | undefined,
	query = "",
): HeadFacts {
	const alternates = (query ? [] : placesOf(brand.code)).flatMap((place) => {
		const path = pathAt(place);
		return path === undefined ? [] : [{ iso: place.locale.iso, href: whole(place.locale, path) }];
	});
	return { canonical: `${whole(locale, own)}${query}`, ...standard(alternates) };

	function whole(place: Locale, path: string): string {
		return `${addressOf(brand.code, place)}${path === "/" ? "" : path}`;
	}
}

/** Of a thing's page, whose slug differs by language; only where it is to be had. */
export function documentHeadFacts(
	shop: Reader,
	kind: DocumentKind,
	id: number,
	own: string,
	query = "",
): Promise<HeadFacts> {
	if (query) return Promise.resolve(placedHeadFacts(shop, own, () => own, query));
	return remember(shop.db, `head ${kind} ${id} ${shop.brand.code} ${shop.locale.code} ${own}`, async () => {
		const paths = await remember(shop.db, `paths ${kind} ${id}`, () => pathsOf(shop, kind, id));
		const pathAt = ({ site, locale: { language } }: Place) =>
			paths.find((each) => each.language === language && isShown(each, shop.brand.code, site.code))?.path;
		return placedHeadFacts(shop, own, pathAt);
	});
}

type Place = { readonly site: Site; readonly locale: Locale };
type Path = Pick<typeof searchDocuments.$inferSelect, "language" | "path" | "sites" | "brands">;

/** Where a page of the brand can be seen by everybody. */
export function placesOf(brand: Reader["brand"]["code"]): readonly Place[] {
	return sitesOf(brand)
		.filter((site) => !site.loginRequired)
		.flatMap((site) => site.locales.map((locale) => ({ site, locale })));
}

async function pathsOf({ db }: Reader, kind: DocumentKind, id: number): Promise<Path[]> {
	const query = prepared(db, "paths of a document", (name) =>
		db
			.select({
				language: searchDocuments.language,
				path: searchDocuments.path,
				sites: searchDocuments.sites,
				brands: searchDocuments.brands,
			})
			.from(searchDocuments)
			.where(
				sql`language = any(${sql.placeholder("languages")}) and kind = ${sql.placeholder("kind")} and item_id = ${sql.placeholder("id")}`,
			)
			.prepare(name),
	);
	return query.execute({ languages: LANGUAGES, kind, id });
}

function isShown({ sites, brands }: Path, brand: string, site: string): boolean {
	return (!brands || brands.includes(brand)) && (!sites || sites.includes(site));
}

/** Who speaks none of the languages is shown the English page, where there is one. */
function standard(alternates: HeadFacts["alternates"]): Pick<HeadFacts, "alternates" | "fallback"> {
	const fallback = alternates.find(({ iso }) => iso.startsWith("en-")) ?? alternates[0];
	return { alternates, fallback: fallback?.href };
}
