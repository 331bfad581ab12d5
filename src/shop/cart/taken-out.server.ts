import { and, eq, type SQL, sql } from "drizzle-orm";
import { dayIn } from "#core/delivery-date.ts";
import { accepted, type Outcome } from "#core/outcome.ts";
import { prepared } from "#database/prepared.ts";
import { articles, articleTexts, articleVariants, cartLines, projects } from "#database/schema.ts";
import { type AcceptedHint, parseAcceptedHints, writeAcceptedHint } from "#design/preflight/accepted-hints.ts";
import { hasPrice } from "#shop/pricing/pricing.server.ts";
import type { Shop } from "#shop/shop.ts";
import type { TakenOut } from "./taken-out.ts";
import { type CartRefusal, writeLine } from "./write-line.server.ts";

type Line = Omit<TakenOut, "name" | "words" | "accepted" | "addedAt" | "isSold"> & {
	readonly articleName: string;
	readonly accepted: readonly AcceptedHint[];
	readonly addedAt: Date;
};

/** What the page keeps of a line, so that it can be put back once it is taken out. */
export function toTakeOut(line: Line, words: string | undefined, isSold: boolean): TakenOut {
	const { id, articleName: name, projectId, variantId, quantity, approvedHash } = line;
	const { chosenVariantId, chosenQuantity } = line;
	const [accepted, addedAt] = [line.accepted.map(writeAcceptedHint), line.addedAt.getTime()];
	const content = { projectId, variantId, quantity, approvedHash, chosenVariantId, chosenQuantity };
	return { id, name, words, ...content, accepted, addedAt, isSold };
}

/** `words`: what told it from the others, which the form knows. */
export async function findToTakeOut(
	shop: Shop,
	lineId: string,
	words: string | undefined,
): Promise<TakenOut | undefined> {
	const { owner, site, locale } = shop;
	const query = prepared(shop.db, "cart line to take out", (name) => lineQuery(shop).prepare(name));
	const [found] = await query.execute({
		lineId,
		owner: owner.id ?? "",
		site: site.code,
		language: locale.language,
		today: dayIn(site.timeZone, shop.now),
	});
	if (!found) return undefined;
	const { accepted: hints, isSold, ...line } = found;
	return toTakeOut({ ...line, accepted: hints ?? [] }, words, isSold);
}

function lineQuery(shop: Pick<Shop, "db">) {
	const { placeholder } = sql;
	const isSold: SQL<boolean> = sql`${articles.active} and ${hasPrice(articleVariants.id)}`;
	return shop.db
		.select({
			id: cartLines.id,
			projectId: projects.id,
			articleName: articleTexts.name,
			variantId: articleVariants.id,
			quantity: cartLines.quantity,
			approvedHash: cartLines.approvedHash,
			chosenVariantId: cartLines.chosenVariantId,
			chosenQuantity: cartLines.chosenQuantity,
			accepted: cartLines.accepted,
			addedAt: cartLines.addedAt,
			isSold,
		})
		.from(cartLines)
		.innerJoin(projects, eq(projects.id, cartLines.projectId))
		.innerJoin(articleVariants, eq(articleVariants.id, cartLines.variantId))
		.innerJoin(articles, eq(articles.id, articleVariants.articleId))
		.innerJoin(
			articleTexts,
			and(eq(articleTexts.articleId, articles.id), eq(articleTexts.language, placeholder("language"))),
		)
		.where(
			and(
				eq(cartLines.id, placeholder("lineId")),
				eq(cartLines.ownerId, placeholder("owner")),
				eq(cartLines.site, placeholder("site")),
			),
		);
}

/** At its old place and today's price, approved as it was, with what was chosen for it; a line that another tab has added meanwhile stays as it is. */
export async function putBack(shop: Shop, taken: TakenOut): Promise<Outcome<"back" | "already", CartRefusal>> {
	const { projectId, variantId, quantity, approvedHash, chosenVariantId, chosenQuantity } = taken;
	const addedAt = new Date(Math.min(taken.addedAt, shop.now.getTime()));
	const hints = parseAcceptedHints(taken.accepted);
	const back = await writeLine(shop, {
		projectId,
		variantId,
		quantity,
		approvedHash,
		chosenVariantId,
		chosenQuantity,
		accepted: hints,
		addedAt,
		keeps: "any",
	});
	return back.ok ? accepted(back.value.isNew ? "back" : "already") : back;
}
