import { eq, inArray } from "drizzle-orm";
import { projects } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

/** Locks by id, as who empties a cart does. */
export async function takeOverProjects({ db }: Pick<Workshop, "db">, from: string, to: string): Promise<void> {
	const { id, ownerId } = projects;
	const own = db.select({ id }).from(projects).where(eq(ownerId, from)).orderBy(id).for("no key update");
	await db.update(projects).set({ ownerId: to }).where(inArray(id, own));
}
