import { and, desc, eq } from "drizzle-orm";
import { projects, projectVersions } from "#database/schema.ts";
import type { DesignDocument } from "#design/document.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";
import { keepState } from "./keep-version.server.ts";
import { ownProject } from "./projects.server.ts";

export type KeptVersion = { version: number; savedAt: Date };

/** Of the visitor's own project, newest first; undefined: it is not theirs. */
export async function listVersions(shop: Shop, id: string): Promise<KeptVersion[] | undefined> {
	const rows = await shop.db
		.select({ version: projectVersions.version, savedAt: projectVersions.savedAt })
		.from(projects)
		.leftJoin(projectVersions, eq(projectVersions.projectId, projects.id))
		.where(ownProject(shop.owner.id ?? "", id))
		.orderBy(desc(projectVersions.version));
	if (rows.length === 0) return undefined;
	return rows.flatMap(({ version, savedAt }) => (version !== null && savedAt ? [{ version, savedAt }] : []));
}

export async function readVersion(
	shop: Shop,
	id: string,
	version: number,
): Promise<{ document: DesignDocument; variantId: number } | undefined> {
	const [found] = await shop.db
		.select({ document: projectVersions.document, variantId: projectVersions.variantId })
		.from(projectVersions)
		.innerJoin(projects, eq(projects.id, projectVersions.projectId))
		.where(and(ownProject(shop.owner.id ?? "", id), eq(projectVersions.version, version)));
	return found;
}

/** An earlier version is to take its place: what the visitor's own project is now is kept, however young; false: it is not theirs. */
export async function setAside(shop: Shop, id: string): Promise<boolean> {
	const own = ownProject(shop.owner.id ?? "", id);
	return inTransaction(shop, async (inside) => {
		const same = await inside.db
			.update(projectVersions)
			.set({ setAside: true })
			.from(projects)
			.where(
				and(
					own,
					eq(projectVersions.projectId, projects.id),
					eq(projectVersions.document, projects.document),
					eq(projectVersions.variantId, projects.variantId),
				),
			)
			.returning({ version: projectVersions.version });
		return same.length > 0 || keepState(inside, id, true, own);
	});
}
