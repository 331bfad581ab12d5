import { remember } from "#database/remember.ts";
import { listArticles, listTags } from "#shop/catalog/catalog.server.ts";
import { showcases } from "#shop/catalog/showcase.server.ts";
import { favourites, listDesigns } from "#shop/designs/designs.server.ts";
import { designPreviewStem } from "#shop/designs/preview-files.ts";
import type { Shop } from "#shop/shop.ts";
import { chooseTagDesigns, type TagChoice } from "./choose-tag-designs.ts";

type PreviewedDesign = { id: number; articleId: number; hash: string };
type Choice = TagChoice<PreviewedDesign>;

/** Among so many each tag has its choice. */
const MOST_LOVED = 8;

/** The stem of a preview for each tag that has anything to show. */
export function tagPictures(shop: Shop): Promise<ReadonlyMap<number, string>> {
	return remember(shop.db, `tag pictures ${shop.locale.code}`, async () => {
		const ids = (await listTags(shop)).map(({ id }) => id);
		const own = await Promise.all(ids.map((id) => designsOf(shop, id)));
		const withDesigns = own.filter(({ designs }) => designs.length > 0);
		const others = own.filter(({ designs }) => designs.length === 0);
		const onArticles = await Promise.all(others.map(({ tagId }) => designsOnArticlesOf(shop, tagId)));
		return picturesOf(shop, chooseTagDesigns(withDesigns, onArticles));
	});
}

async function picturesOf(shop: Shop, chosen: ReadonlyMap<number, PreviewedDesign>) {
	const shown = await showcases(
		shop,
		[...chosen.values()].map(({ articleId }) => articleId),
	);
	const pictures = new Map<number, string>();
	for (const [tagId, design] of chosen) {
		const showcase = shown.get(design.articleId);
		if (showcase) pictures.set(tagId, designPreviewStem(design, showcase, shop.locale));
	}
	return pictures;
}

async function designsOf(shop: Shop, tagId: number): Promise<Choice> {
	return { tagId, designs: await listDesigns(shop, { tagId }, MOST_LOVED) };
}

async function designsOnArticlesOf(shop: Shop, tagId: number): Promise<Choice> {
	const articles = (await listArticles(shop, { tagId })).slice(0, MOST_LOVED);
	const found = await favourites(
		shop,
		articles.map(({ id }) => id),
	);
	return { tagId, designs: [...found.values()] };
}
