import { eq } from "drizzle-orm";
import { projects } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

/** All of an owner's, for ever; answers the hashes of what they showed. */
export async function removeProjects({ db }: Pick<Workshop, "db">, ownerId: string): Promise<string[]> {
	const removed = await db.delete(projects).where(eq(projects.ownerId, ownerId)).returning({ hash: projects.hash });
	return removed.map(({ hash }) => hash);
}
