import { and, desc, eq, sql } from "drizzle-orm";
import { projects, projectVersions } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";

/** One of all that was saved within so many minutes is kept, and so many at most. */
const APART_MINUTES = 5;
const MOST = 40;

/** Keeps what the next save replaces, unless something nearly as new is kept already. Call it in the save's transaction, before it. */
export async function keepVersion(shop: Pick<Shop, "db">, id: string, version: number): Promise<void> {
	const kept = sql`${projectVersions.savedAt} > ${projects.updatedAt} - make_interval(mins => ${APART_MINUTES})`;
	const recent = shop.db
		.select({ version: projectVersions.version })
		.from(projectVersions)
		.where(and(eq(projectVersions.projectId, projects.id), kept));
	const inserted = await shop.db
		.insert(projectVersions)
		.select(
			shop.db
				.select({
					projectId: projects.id,
					version: projects.version,
					variantId: projects.variantId,
					document: projects.document,
					savedAt: projects.updatedAt,
				})
				.from(projects)
				.where(and(eq(projects.id, id), eq(projects.version, version), sql`not exists ${recent}`)),
		)
		.onConflictDoNothing()
		.returning({ version: projectVersions.version });
	if (inserted.length > 0) await dropOldest(shop, id);
}

async function dropOldest({ db }: Pick<Shop, "db">, id: string): Promise<void> {
	const oldest = db
		.select({ version: projectVersions.version })
		.from(projectVersions)
		.where(eq(projectVersions.projectId, id))
		.orderBy(desc(projectVersions.version))
		.offset(MOST);
	await db
		.delete(projectVersions)
		.where(and(eq(projectVersions.projectId, id), sql`${projectVersions.version} in ${oldest}`));
}

/** A design that its owner deletes is forgotten with all that it was. */
export async function forgetVersions({ db }: Pick<Shop, "db">, id: string): Promise<void> {
	await db.delete(projectVersions).where(eq(projectVersions.projectId, id));
}
