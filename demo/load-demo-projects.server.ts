import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { articleVariants, designApplications, projects } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

const DAY = 86_400_000;
/** What the demo customer has begun: a design, the article that it is on, a name of her own. */
const BEGUN = [
	{ designId: 9003, articleId: 1101, name: "Lisboa 2026" },
	{ designId: 9001, articleId: 1101, name: null },
	{ designId: 9002, articleId: 1101, name: null },
] as const;

/** Designs that wait in a customer's account. */
export async function loadDemoProjects({ db, now }: Pick<Workshop, "db" | "now">, ownerId: string): Promise<void> {
	for (const [index, { designId, articleId, name }] of BEGUN.entries()) {
		const [found] = await db
			.select({ document: designApplications.document, hash: designApplications.hash, variantId: articleVariants.id })
			.from(designApplications)
			.innerJoin(articleVariants, eq(articleVariants.articleId, designApplications.articleId))
			.where(and(eq(designApplications.designId, designId), eq(designApplications.articleId, articleId)))
			.orderBy(asc(articleVariants.position))
			.limit(1);
		if (!found) continue;
		const at = new Date(now.getTime() - (index + 1) * DAY);
		const dates = { createdAt: at, updatedAt: at };
		const project = { id: randomUUID(), ownerId, articleId, designId, name, type: "APPLICATION", version: 1 } as const;
		await db.insert(projects).values({ ...project, ...found, ...dates });
	}
}
