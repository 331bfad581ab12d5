import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { projects, projectVersions } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";

/** One of all that was saved within so many minutes is kept, and so many at most. */
const APART_MINUTES = 5;
const MOST = 40;
/** Of what was set aside, the newest so many stay before all others. */
const MOST_SET_ASIDE = 10;

/** Keeps what the next save replaces, unless something nearly as new is kept already. Call it in the save's transaction, before it. */
export async function keepVersion(shop: Pick<Shop, "db">, id: string, version: number): Promise<void> {
	const kept = sql`${projectVersions.savedAt} > ${projects.updatedAt} - make_interval(mins => ${APART_MINUTES})`;
	const recent = shop.db
		.select({ version: projectVersions.version })
		.from(projectVersions)
		.where(and(eq(projectVersions.projectId, projects.id), kept));
	await keepState(shop, id, false, and(eq(projects.version, version), sql`not exists ${recent}`));
}

/** Keeps the newest state, where it is such a project's; whether it is. */
export async function keepState(
	shop: Pick<Shop, "db">,
	id: string,
	setAside: boolean,
	which: SQL | undefined,
): Promise<boolean> {
	const state = shop.db
		.select({
			projectId: projects.id,
			version: projects.version,
			variantId: projects.variantId,
			document: projects.document,
			savedAt: projects.updatedAt,
			setAside: sql<boolean>`${setAside}::boolean`.as("set_aside"),
		})
		.from(projects)
		.where(and(eq(projects.id, id), which));
	const kept = await shop.db
		.insert(projectVersions)
		.select(state)
		.onConflictDoNothing()
		.returning({ version: projectVersions.version });
	if (kept.length > 0) await dropOldest(shop, id);
	return kept.length > 0;
}

async function dropOldest({ db }: Pick<Shop, "db">, id: string): Promise<void> {
	const { projectId, version, setAside } = projectVersions;
	const before = sql`${setAside} and count(*) filter (where ${setAside}) over (order by ${version} desc) <= ${MOST_SET_ASIDE}`;
	const oldest = db
		.select({ version })
		.from(projectVersions)
		.where(eq(projectId, id))
		.orderBy(desc(sql`(${before})`), desc(version))
		.offset(MOST);
	await db.delete(projectVersions).where(and(eq(projectId, id), sql`${version} in ${oldest}`));
}

/** A design that its owner deletes is forgotten with all that it was. */
export async function forgetVersions({ db }: Pick<Shop, "db">, id: string): Promise<void> {
	await db.delete(projectVersions).where(eq(projectVersions.projectId, id));
}
