import { eq } from "drizzle-orm";
import { cartLines, projects } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

/** On every site. The projects before the lines, as who changes a line does: each would wait for the other. */
export async function emptyCart({ db }: Pick<Workshop, "db">, ownerId: string): Promise<void> {
	const own = eq(projects.ownerId, ownerId);
	await db.select({ id: projects.id }).from(projects).where(own).orderBy(projects.id).for("no key update");
	await db.delete(cartLines).where(eq(cartLines.ownerId, ownerId));
}
