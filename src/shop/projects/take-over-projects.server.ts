import { eq } from "drizzle-orm";
import { projects } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

export async function takeOverProjects({ db }: Pick<Workshop, "db">, from: string, to: string): Promise<void> {
	await db.update(projects).set({ ownerId: to }).where(eq(projects.ownerId, from));
}
