import { and, desc, eq, gt, inArray, isNull, notExists, type SQL, sql } from "drizzle-orm";
import { prepared } from "#database/prepared.ts";
import { articles, articleTexts, cartLines, orderLines, orders, projects } from "#database/schema.ts";
import { projectPreview } from "#shop/designs/preview-files.ts";
import type { Shop } from "#shop/shop.ts";
import { MOST_DAYS_UNFINISHED, type VisitorState } from "#shop/visitor-state.ts";

const MOST = 2;
/** Of the visitor's newest, which are unpacked one after the other until enough have something on them. */
const MOST_LOOKED_AT = 50;

/** The visitor's own, last changed first, that are neither in a cart nor ordered; of one article the newest alone. */
export async function listUnfinished(
	shop: Shop,
	state: () => Promise<Pick<VisitorState, "hasOpenProject">>,
	articleId?: number,
) {
	const { owner, session, locale, site, now } = shop;
	if (!owner.id || !(await state()).hasOpenProject) return [];
	const query = articleId === undefined ? unfinishedOfAll(shop) : unfinishedOfArticle(shop);
	const since = new Date(now.getTime() - MOST_DAYS_UNFINISHED * 24 * 3_600_000).toISOString();
	const rows = await query.execute({
		owner: owner.id,
		visit: session.id ?? owner.id,
		language: locale.language,
		since,
		articleId,
	});
	const time = new Intl.DateTimeFormat(locale.iso, {
		...{ day: "numeric", month: "short", hour: "numeric", minute: "2-digit" },
		timeZone: site.timeZone,
	});
	return rows.map(({ hash, side, variantId, updatedAt, name, articleName, ...project }) => ({
		...project,
		name: name ?? articleName,
		changed: time.format(updatedAt),
		picture: projectPreview({ id: project.id, hash }, { side, variantId }),
	}));
}

function unfinishedOfAll({ db }: Pick<Shop, "db">) {
	return prepared(db, "unfinished designs", (name) => unfinished(db, undefined).limit(MOST).prepare(name));
}

function unfinishedOfArticle({ db }: Pick<Shop, "db">) {
	const ofArticle = eq(projects.articleId, sql.placeholder("articleId"));
	return prepared(db, "unfinished design of an article", (name) => unfinished(db, ofArticle).limit(1).prepare(name));
}

function unfinished(db: Shop["db"], which: SQL | undefined) {
	const [owner, visit] = [sql.placeholder("owner"), sql.placeholder("visit")];
	const inCart = db
		.select({ one: sql`1` })
		.from(cartLines)
		.where(and(eq(cartLines.ownerId, owner), eq(cartLines.projectId, projects.id)));
	/** A customer's orders of before the sign-in may be the visit's still. */
	const ordered = db
		.select({ one: sql`1` })
		.from(orders)
		.innerJoin(orderLines, eq(orderLines.orderId, orders.id))
		.where(and(inArray(orders.ownerId, [owner, visit]), eq(orderLines.projectId, projects.id)));
	const newest = db
		.select({
			id: projects.id,
			hash: projects.hash,
			name: projects.name,
			variantId: projects.variantId,
			updatedAt: projects.updatedAt,
			document: projects.document,
			articleId: projects.articleId,
			articleName: sql<string>`${articleTexts.name}`.as("article_name"),
		})
		.from(projects)
		.innerJoin(articles, and(eq(articles.id, projects.articleId), eq(articles.active, true)))
		.innerJoin(
			articleTexts,
			and(eq(articleTexts.articleId, articles.id), eq(articleTexts.language, sql.placeholder("language"))),
		)
		.where(
			and(
				eq(projects.ownerId, owner),
				isNull(projects.deletedAt),
				gt(projects.updatedAt, sql.placeholder("since")),
				notExists(inCart),
				notExists(ordered),
				which,
			),
		)
		.orderBy(desc(projects.updatedAt), desc(projects.id))
		.limit(MOST_LOOKED_AT)
		.as("newest");
	const { id, hash, name, variantId, updatedAt, document, articleId, articleName } = newest;
	return db
		.select({
			...{ id, hash, name, variantId, updatedAt, articleId, articleName },
			/** The first that has anything on it. */
			side: sql<string>`jsonb_path_query_first(${document}, '$.sides[*] ? (@.elements.size() > 0).code') #>> '{}'`,
		})
		.from(newest)
		.where(sql`jsonb_path_exists(${document}, '$.sides[*].elements[*]')`)
		.orderBy(desc(updatedAt), desc(id));
}
