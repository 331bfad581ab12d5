import { asc, isNotNull, sql } from "drizzle-orm";
import { remember } from "#database/remember.ts";
import { articleVariants } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";

export type VariantColor = { readonly articleId: number; readonly variantId: number; readonly name: string };

/** Each colour of each article, in the visitor's language, by its first variant. */
export function variantColors({ db, locale }: Pick<Shop, "db" | "locale">): Promise<readonly VariantColor[]> {
	return remember(db, `variant colors ${locale.language}`, () =>
		db
			.selectDistinctOn([articleVariants.articleId, articleVariants.color], {
				articleId: articleVariants.articleId,
				variantId: articleVariants.id,
				name: sql<string>`coalesce(${articleVariants.colorNames} ->> ${locale.language}, ${articleVariants.color})`,
			})
			.from(articleVariants)
			.where(isNotNull(articleVariants.color))
			.orderBy(asc(articleVariants.articleId), asc(articleVariants.color), asc(articleVariants.position)),
	);
}
