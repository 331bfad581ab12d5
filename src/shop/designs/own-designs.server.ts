import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { ListPlace, Sort } from "#core/list-order.ts";
import type { TriState } from "#core/tri-state.ts";
import { designApplications, designs, designTexts } from "#database/schema.ts";
import { showcases } from "#shop/catalog/showcase.server.ts";
import type { Shop, SignedInCustomer } from "#shop/shop.ts";
import { designPreview } from "./preview-files.ts";

export type OwnDesignQuery = {
	readonly sort: Sort;
	readonly published: TriState;
	readonly after?: ListPlace | undefined;
};
type Designer = Pick<SignedInCustomer, "id">;

const PAGE_LENGTH = 12;
const BY = {
	POPULARITY: designs.popularity,
	DATE_CREATION: designs.createdOn,
	DATE_LAST_MODIFICATION: designs.modifiedOn,
};
const DAY_ZERO = sql`date '1970-01-01'`;

/** A designer's own, twelve at a time; `next` is where the following ones begin. */
export async function listOwnDesigns(shop: Shop, designer: Designer, { sort, published, after }: OwnDesignQuery) {
	const by = BY[sort];
	const isCount = sort === "POPULARITY";
	const shown = shop.db
		.select({ articleId: designApplications.articleId, hash: designApplications.hash })
		.from(designApplications)
		.where(eq(designApplications.designId, designs.id))
		.orderBy(asc(designApplications.position))
		.limit(1)
		.as("shown");
	const { language } = shop.locale;
	const { id, popularity, createdOn, modifiedOn } = designs;
	const rows = await shop.db
		.select({
			...{ id, popularity, createdOn, modifiedOn },
			published: designs.published,
			name: designTexts.name,
			slug: designTexts.slug,
			articleId: shown.articleId,
			hash: shown.hash,
			articles: sql<string[]>`array(
				select name from design_applications a join article_texts t on t.article_id = a.article_id
				where a.design_id = ${designs.id} and t.language = ${language} order by a.position)`,
			place: isCount ? popularity : sql<number>`${by} - ${DAY_ZERO}`,
		})
		.from(designs)
		.innerJoin(designTexts, and(eq(designTexts.designId, designs.id), eq(designTexts.language, language)))
		.leftJoinLateral(shown, sql`true`)
		.where(
			and(
				eq(designs.ownerId, designer.id),
				published === "ALL" ? undefined : eq(designs.published, published === "true"),
				after &&
					sql`(${by}, ${id}) < (${isCount ? sql`${after.value}::int` : sql`${DAY_ZERO} + ${after.value}::int`}, ${after.id})`,
			),
		)
		.orderBy(desc(by), desc(id))
		.limit(PAGE_LENGTH + 1);
	const page = rows.slice(0, PAGE_LENGTH);
	const last = rows.length > PAGE_LENGTH ? page.at(-1) : undefined;
	const scenes = await showcases(
		shop,
		page.flatMap(({ articleId }) => articleId ?? []),
	);
	return {
		designs: page.map(({ articleId, hash, place: _, ...design }) => {
			const scene = articleId === null ? undefined : scenes.get(articleId);
			const picture =
				scene && articleId && hash ? designPreview({ id: design.id, articleId, hash }, scene, shop.locale) : undefined;
			return { ...design, picture };
		}),
		next: last && ({ part: 0, value: last.place, id: last.id } as const),
	};
}

/** What is not published is found nowhere; carts, projects and orders keep what was made from it. */
export async function setPublished(
	{ db }: Pick<Shop, "db">,
	designer: Designer,
	id: number,
	published: boolean,
): Promise<boolean> {
	const changed = await db
		.update(designs)
		.set({ published })
		.where(and(eq(designs.id, id), eq(designs.ownerId, designer.id)))
		.returning({ id: designs.id });
	return changed.length > 0;
}
