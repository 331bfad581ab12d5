import { and, desc, eq } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { cartLines, projectVersions } from "#database/schema.ts";
import { documentHash } from "#shop/designs/document-hash.server.ts";
import { setAside } from "#shop/projects/project-versions.server.ts";
import { findProject, type Project, saveProject } from "#shop/projects/projects.server.ts";
import type { Shop } from "#shop/shop.ts";
import { findLine } from "./change-cart.server.ts";

/**
 * Gives up what was changed of a line since it was put in. Its design is that of then again, also in other lines; what it
 * was now stays among its earlier versions. Refused where the state of then is kept no more.
 */
export async function putAsApproved(shop: Shop, lineId: string): Promise<Outcome<null, "unknown_line" | "not_kept">> {
	const line = await findLine(shop, lineId);
	const project = line && (await findProject(shop, line.projectId));
	if (!project) return refused("unknown_line");
	if (project.hash !== line.approvedHash) {
		const document = await approvedDocument(shop, project, line.approvedHash);
		if (!document) return refused("not_kept");
		await setAside(shop, project.id, "REPLACED", project.version);
		const { variantId } = line;
		const saved = await saveProject(shop, project.id, { variantId, document, baseVersion: project.version });
		if (!saved.ok) return saved.reason === "conflict" ? putAsApproved(shop, lineId) : refused("not_kept");
	}
	await shop.db
		.update(cartLines)
		.set({ chosenVariantId: null, chosenQuantity: null })
		.where(and(eq(cartLines.id, lineId), eq(cartLines.projectId, project.id)));
	return accepted(null);
}

/** As versions have no hash of their own, those that are kept are read one after the other, the newest first. */
async function approvedDocument({ db }: Shop, { id }: Project, hash: string) {
	const versions = await db
		.select({ document: projectVersions.document })
		.from(projectVersions)
		.where(eq(projectVersions.projectId, id))
		.orderBy(desc(projectVersions.version));
	return versions.find(({ document }) => documentHash(document) === hash)?.document;
}
