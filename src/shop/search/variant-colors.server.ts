import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { colorWords } from "#core/names-color.ts";
import { remember } from "#database/remember.ts";
import { articles, articleVariants } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";

export type VariantColor = {
	readonly articleId: number;
	readonly variantId: number;
	/** Of the colour's name in the visitor's language, as `namesColor` compares them. */
	readonly words: readonly string[];
};

/** Each colour of each article by its first variant, in the article's order. */
export function variantColors({ db, locale }: Pick<Shop, "db" | "locale">): Promise<readonly VariantColor[]> {
	return remember(db, `variant colors ${locale.language}`, async () => {
		const rows = await db
			.select({
				articleId: articleVariants.articleId,
				variantId: articleVariants.id,
				color: articleVariants.color,
				name: sql<string>`coalesce(${articleVariants.colorNames} ->> ${locale.language}, ${articleVariants.color})`,
			})
			.from(articleVariants)
			.innerJoin(articles, and(eq(articles.id, articleVariants.articleId), eq(articles.active, true)))
			.where(isNotNull(articleVariants.color))
			.orderBy(asc(articleVariants.articleId), asc(articleVariants.position));
		const firsts = new Map([...rows].reverse().map((row) => [`${row.articleId} ${row.color}`, row]));
		const words = new Map(rows.map(({ name }) => [name, colorWords(name)]));
		return [...firsts.values()].reverse().map(({ articleId, variantId, name }) => {
			return { articleId, variantId, words: words.get(name) ?? [] };
		});
	});
}

/** The words of all colours, each colour's once. */
export function distinctColors(colors: readonly VariantColor[]): readonly (readonly string[])[] {
	return [...new Map(colors.map(({ words }) => [words.join(" "), words])).values()];
}
