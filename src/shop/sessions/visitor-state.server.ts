import { and, eq, exists, gt, isNull, notExists, sql } from "drizzle-orm";
import { prepared } from "#database/prepared.ts";
import { cartLines, projects, sessions } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";
import { MOST_DAYS_UNFINISHED } from "#shop/visitor-state.ts";

type Asked = Pick<Shop, "db" | "session" | "owner" | "site" | "now">;

/** One statement for all that every page asks: three cost a page of a visitor with a cart a quarter of its speed. */
export async function selectVisitorState({ db, session, owner, site, now }: Asked) {
	if (owner.id === undefined) return { row: undefined, pieces: 0, hasOpenProject: false };
	const query = prepared(db, "visitor state", (name) => stateQuery(db).prepare(name));
	const since = new Date(now.getTime() - MOST_DAYS_UNFINISHED * 24 * 3_600_000).toISOString();
	const asked = { session: session.id ?? null, owner: owner.id, site: site.code, since };
	const [row] = await query.execute(asked);
	return { row: row?.row ?? undefined, pieces: row?.pieces ?? 0, hasOpenProject: row?.hasOpenProject ?? false };
}

function stateQuery(db: Shop["db"]) {
	const owner = sql.placeholder("owner");
	const pieces = db
		.select({ pieces: sql`coalesce(sum(${cartLines.quantity}), 0)` })
		.from(cartLines)
		.where(and(eq(cartLines.ownerId, owner), eq(cartLines.site, sql.placeholder("site"))));
	const inCart = db
		.select({ one: sql`1` })
		.from(cartLines)
		.where(and(eq(cartLines.ownerId, owner), eq(cartLines.projectId, projects.id)));
	const open = db
		.select({ one: sql`1` })
		.from(projects)
		.where(
			and(
				eq(projects.ownerId, owner),
				isNull(projects.deletedAt),
				gt(projects.updatedAt, sql.placeholder("since")),
				notExists(inCart),
			),
		);
	return db
		.select({
			row: sessions,
			pieces: sql<number>`(${pieces})::int`,
			hasOpenProject: sql<boolean>`${exists(open)}`,
		})
		.from(sql`(select 1) as one`)
		.leftJoin(sessions, eq(sessions.id, sql.placeholder("session")));
}
