import { and, eq, gte, or, type SQL, sql } from "drizzle-orm";
import type { KeepingReason } from "#core/keeping-reasons.ts";
import { cartLines, projects, projectVersions } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";

/** In unbroken work one of all that was saved within so many minutes is kept. */
const APART_MINUTES = 3;
/** What was left alone for so long was looked at, and is known again: it is kept besides. */
const PAUSE_MINUTES = 1;
/** So many are kept at most; the newest of them as they are, the older ones ever further apart. */
const MOST = 40;
const UNTHINNED = 20;
/** Of what was set aside, the newest so many stay before all others. */
const MOST_SET_ASIDE = 10;

const IN_CART: KeepingReason = "CART";

/** Keeps what the next save replaces, where it had rested, went into the cart or nothing nearly as new is kept. Call it in the save's transaction, before it. */
export async function keepVersion(shop: Pick<Shop, "db" | "now">, id: string, version: number): Promise<void> {
	const kept = sql`${projectVersions.savedAt} > ${projects.updatedAt} - make_interval(mins => ${APART_MINUTES})`;
	const recent = shop.db
		.select({ version: projectVersions.version })
		.from(projectVersions)
		.where(and(eq(projectVersions.projectId, projects.id), kept));
	const hadRested = sql`${projects.updatedAt} <= ${shop.now}::timestamptz - make_interval(mins => ${PAUSE_MINUTES})`;
	const line = and(eq(cartLines.ownerId, projects.ownerId), eq(cartLines.projectId, projects.id));
	const since = and(line, gte(cartLines.addedAt, projects.updatedAt));
	const wentIntoCart = sql<boolean>`exists ${shop.db.select({ id: cartLines.id }).from(cartLines).where(since)}`;
	const which = or(hadRested, wentIntoCart, sql`not exists ${recent}`);
	await keepState(
		shop,
		id,
		sql`case when ${wentIntoCart} then ${IN_CART}::text end`,
		and(eq(projects.version, version), which),
	);
}

/** Keeps the newest state, where it is such a project's, set aside if there is a reason; whether it is. */
export async function keepState(
	shop: Pick<Shop, "db">,
	id: string,
	reason: SQL<KeepingReason | null>,
	which: SQL | undefined,
): Promise<boolean> {
	const state = shop.db
		.select({
			projectId: projects.id,
			version: projects.version,
			variantId: projects.variantId,
			document: projects.document,
			savedAt: projects.updatedAt,
			setAside: sql<boolean>`${reason} is not null`.as("set_aside"),
			reason: sql<KeepingReason | null>`${reason}`.as("reason"),
		})
		.from(projects)
		.where(and(eq(projects.id, id), which));
	const kept = await shop.db
		.insert(projectVersions)
		.select(state)
		.onConflictDoNothing()
		.returning({ version: projectVersions.version });
	if (kept.length > 0) await thin(shop, id);
	return kept.length > 0;
}

/** For each that is too many, of the older ones that one goes which comes closest after another: the first stays, and long work is kept as a whole. */
export async function thin({ db }: Pick<Shop, "db">, id: string): Promise<void> {
	const { projectId, version, savedAt, setAside } = projectVersions;
	const ranked = db.$with("ranked").as(
		db
			.select({
				version,
				age: sql<number>`row_number() over (order by ${version} desc)`.as("age"),
				after: sql`${savedAt} - lag(${savedAt}) over (order by ${version})`.as("after"),
				stays:
					sql<boolean>`${setAside} and count(*) filter (where ${setAside}) over (order by ${version} desc) <= ${MOST_SET_ASIDE}`.as(
						"stays",
					),
			})
			.from(projectVersions)
			.where(eq(projectId, id)),
	);
	const closest = db
		.with(ranked)
		.select({ version: ranked.version })
		.from(ranked)
		.where(
			sql`(select count(*) from ${ranked}) > ${MOST} and ${ranked.age} > ${UNTHINNED} and not ${ranked.stays} and ${ranked.after} is not null`,
		)
		.orderBy(ranked.after, ranked.version)
		.limit(1);
	await db.delete(projectVersions).where(and(eq(projectId, id), sql`${version} in ${closest}`));
}

/** A design that its owner deletes is forgotten with all that it was. */
export async function forgetVersions({ db }: Pick<Shop, "db">, id: string): Promise<void> {
	await db.delete(projectVersions).where(eq(projectVersions.projectId, id));
}
