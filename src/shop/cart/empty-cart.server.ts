import { eq, inArray } from "drizzle-orm";
import { cartLines, projects } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

/** On every site. The projects before the lines, and those by id, as who changes a line does: each would wait for the other. */
export async function emptyCart({ db }: Pick<Workshop, "db">, ownerId: string): Promise<void> {
	const own = eq(projects.ownerId, ownerId);
	await db.select({ id: projects.id }).from(projects).where(own).orderBy(projects.id).for("no key update");
	const { id } = cartLines;
	const lying = db.select({ id }).from(cartLines).where(eq(cartLines.ownerId, ownerId)).orderBy(id).for("update");
	await db.delete(cartLines).where(inArray(id, lying));
}
