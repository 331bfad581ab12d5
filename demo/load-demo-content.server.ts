import { CONTENT_LOCATIONS } from "#core/content-kinds.ts";
import { LANGUAGES } from "#core/languages.ts";
import { contentBlocks, contentPages, contentPageTexts } from "#database/schema.ts";
import { richTextSchema } from "#shop/content/rich-text-schema.ts";
import type { Workshop } from "#shop/shop.ts";
import { DEMO_BLOCKS, DEMO_PAGES, demoContent, demoSections } from "./demo-content.ts";

/** Pages and blocks in every language; a shop with pages is left alone. */
export async function loadDemoContent({ db, now }: Pick<Workshop, "db" | "now">): Promise<void> {
	const known = await db.select({ id: contentPages.id }).from(contentPages).limit(1);
	if (known.length) return;
	for (const purpose of DEMO_PAGES) {
		const [page] = await db.insert(contentPages).values({ purpose, publishedFrom: now }).returning();
		if (!page) throw new Error(`The page ${purpose} was not written`);
		await db.insert(contentPageTexts).values(
			LANGUAGES.map((language) => {
				const { head, blocks } = demoContent(language, purpose);
				const { slug = "", title = "", summary = "" } = head;
				return {
					pageId: page.id,
					language,
					slug,
					title,
					summary,
					blocks: richTextSchema.parse(blocks),
					updatedAt: now,
				};
			}),
		);
	}
	await db.insert(contentBlocks).values(
		CONTENT_LOCATIONS.flatMap((location) =>
			LANGUAGES.flatMap((language) =>
				demoSections(language, DEMO_BLOCKS[location]).map(({ head, blocks }, position) => ({
					location,
					position,
					language,
					publishedFrom: now,
					title: head.title ?? "",
					blocks: richTextSchema.parse(blocks),
					linkTo: head.to ?? null,
					linkText: head.link ?? null,
				})),
			),
		),
	);
}
