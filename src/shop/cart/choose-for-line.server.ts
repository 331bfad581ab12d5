import { and, eq, sql } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { articleVariants, cartLines, projects } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";
import { findLine } from "./change-cart.server.ts";
import { ownLine } from "./own-line.server.ts";

/** Without `quantity` the number that was chosen before stays. */
export type LineChoice = { variantId: number; quantity?: number | undefined };

/** What the editor shows for a line waits beside it until it is put in; as it was put in is no choice. */
export async function chooseForLine(
	shop: Shop,
	lineId: string,
	{ variantId, quantity }: LineChoice,
): Promise<Outcome<null, "unknown_line" | "unknown_variant">> {
	const ofArticle = shop.db
		.select({ one: sql`1` })
		.from(projects)
		.innerJoin(articleVariants, eq(articleVariants.articleId, projects.articleId))
		.where(and(eq(projects.id, cartLines.projectId), eq(articleVariants.id, variantId)));
	const chosen = await shop.db
		.update(cartLines)
		.set({
			chosenVariantId: sql`nullif(${variantId}::int, ${cartLines.variantId})`,
			...(quantity && { chosenQuantity: sql`nullif(${quantity}::int, ${cartLines.quantity})` }),
		})
		.where(and(ownLine(shop, lineId), sql`exists ${ofArticle}`))
		.returning({ id: cartLines.id });
	if (chosen.length > 0) return accepted(null);
	return refused((await findLine(shop, lineId)) ? "unknown_variant" : "unknown_line");
}
