import { and, asc, eq } from "drizzle-orm";
import type { ContentLocation, PagePurpose } from "#core/content-kinds.ts";
import { type Block, fillIn, type TextFacts } from "#core/rich-text.ts";
import { remember } from "#database/remember.ts";
import { contentBlocks, contentPages, contentPageTexts } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";
import { textFacts } from "./content-facts.server.ts";

export type PageLink = { purpose: PagePurpose | null; to: string; title: string };
export type Page = PageLink & { id: number; summary: string; blocks: readonly Block[] };
export type ContentBlock = {
	id: number;
	title: string;
	blocks: readonly Block[];
	link: { to: string; text: string } | undefined;
};

type Reader = Pick<Shop, "db" | "now" | "brand" | "site" | "locale" | "company">;
type Place = {
	sites: readonly string[] | null;
	brands: readonly string[] | null;
	publishedFrom: Date;
	publishedUntil: Date | null;
};
type Listed = Place & { id: number; purpose: PagePurpose | null; language: string; slug: string; title: string };

/** The pages of this site and language, in the order in which they were made; of one purpose the most special one. */
export async function pageLinks(shop: Reader): Promise<PageLink[]> {
	return (await ownPages(shop)).map(({ purpose, slug, title }) => ({ purpose, title, to: addressOf(purpose, slug) }));
}

/** By its slug in this language, or by what it is for. */
export async function findPage(
	shop: Reader,
	wanted: { slug: string } | { purpose: PagePurpose },
): Promise<Page | undefined> {
	const pages = await ownPages(shop);
	const found = pages.find((page) => ("slug" in wanted ? page.slug === wanted.slug : page.purpose === wanted.purpose));
	if (!found) return undefined;
	const { language } = shop.locale;
	const [text] = await remember(shop.db, `content page ${found.id} ${language}`, () =>
		shop.db
			.select({ summary: contentPageTexts.summary, blocks: contentPageTexts.blocks })
			.from(contentPageTexts)
			.where(and(eq(contentPageTexts.pageId, found.id), eq(contentPageTexts.language, language))),
	);
	if (!text) return undefined;
	const { id, purpose, slug, title } = found;
	const facts = textFacts(shop, addressesOf(pages));
	return {
		id,
		purpose,
		title,
		to: addressOf(purpose, slug),
		summary: text.summary,
		blocks: fillIn(text.blocks, facts),
	};
}

/** The address here of what another language calls by this slug. */
export async function translatedPage(shop: Reader, slug: string): Promise<string | undefined> {
	const everywhere = await listedPages(shop);
	const ids = everywhere.filter((page) => page.slug === slug).map(({ id }) => id);
	const own = (await ownPages(shop)).find(({ id }) => ids.includes(id));
	return own && addressOf(own.purpose, own.slug);
}

/** Its address elsewhere: the page for the same purpose there, or the very same one. */
export async function pathOfPage(there: Reader, page: Pick<Page, "id" | "purpose">): Promise<string | undefined> {
	const pages = await ownPages(there);
	const found = pages.find(({ id, purpose }) => (page.purpose ? purpose === page.purpose : id === page.id));
	return found && addressOf(found.purpose, found.slug);
}

/** What is to be shown at a place of the shop's own pages. */
export function listBlocks(shop: Reader, location: ContentLocation): Promise<ContentBlock[]> {
	return remember(shop.db, `content blocks ${location} ${placeOf(shop)}`, () => readBlocks(shop, location));
}

async function readBlocks(shop: Reader, location: ContentLocation): Promise<ContentBlock[]> {
	const found = await shop.db
		.select()
		.from(contentBlocks)
		.where(and(eq(contentBlocks.location, location), eq(contentBlocks.language, shop.locale.language)))
		.orderBy(asc(contentBlocks.position), asc(contentBlocks.id));
	const shown = found.filter((block) => isShownTo(shop, block));
	if (!shown.length) return [];
	const facts = await factsForTexts(shop);
	return shown.map(({ id, title, blocks, linkTo, linkText }) => ({
		id,
		title,
		blocks: fillIn(blocks, facts),
		link: linkTo && linkText ? { to: linkTo, text: linkText } : undefined,
	}));
}

/** For texts that are kept elsewhere: where each of the shop's pages is, by `<purpose>Page`. */
export async function factsForTexts(shop: Reader): Promise<TextFacts> {
	return textFacts(shop, addressesOf(await ownPages(shop)));
}

function ownPages(shop: Reader): Promise<readonly Listed[]> {
	return remember(shop.db, `own content pages ${placeOf(shop)}`, () => chooseOwnPages(shop));
}

function placeOf({ brand, locale }: Reader): string {
	return `${brand.code} ${locale.code}`;
}

async function chooseOwnPages(shop: Reader): Promise<readonly Listed[]> {
	const here = (await listedPages(shop)).filter(
		(page) => page.language === shop.locale.language && isShownTo(shop, page),
	);
	const special = here.toSorted((one, other) => reach(one) - reach(other));
	const seen = new Set<string>();
	return special
		.filter(({ purpose, slug }) => !seen.has(purpose ?? slug) && seen.add(purpose ?? slug))
		.sort((one, other) => one.id - other.id);
}

function listedPages({ db }: Reader): Promise<Listed[]> {
	const { id, purpose, sites, brands, publishedFrom, publishedUntil } = contentPages;
	const { language, slug, title } = contentPageTexts;
	return remember(db, "content pages", () =>
		db
			.select({ id, purpose, sites, brands, publishedFrom, publishedUntil, language, slug, title })
			.from(contentPages)
			.innerJoin(contentPageTexts, eq(contentPageTexts.pageId, contentPages.id))
			.orderBy(asc(contentPages.id)),
	);
}

function isShownTo({ site, brand, now }: Reader, place: Place): boolean {
	return (
		(place.sites?.includes(site.code) ?? true) &&
		(place.brands?.includes(brand.code) ?? true) &&
		place.publishedFrom <= now &&
		(place.publishedUntil === null || place.publishedUntil > now)
	);
}

/** Of two pages for the same, the one for fewer places is meant. */
function reach({ sites, brands }: Place): number {
	return (sites ? 0 : 2) + (brands ? 0 : 1);
}

function addressesOf(pages: readonly Listed[]): Record<string, string> {
	return Object.fromEntries(
		pages.flatMap(({ purpose, slug }) => (purpose ? [[`${purpose}Page`, addressOf(purpose, slug)]] : [])),
	);
}

/** Specification, section 2: one page has an address of its own. */
function addressOf(purpose: PagePurpose | null, slug: string): string {
	return purpose === "about" ? "/about-us" : `/${slug}`;
}
