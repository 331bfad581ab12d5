import { and, desc, eq } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { cartLines, projectVersions } from "#database/schema.ts";
import { documentHash } from "#shop/designs/document-hash.server.ts";
import { setAside } from "#shop/projects/project-versions.server.ts";
import { createProject, findProject, type Project, saveProject } from "#shop/projects/projects.server.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";
import { ownerByNow } from "#shop/visit-owner.server.ts";
import { type CartLineRow, findLine } from "./change-cart.server.ts";

/**
 * Gives up what was changed of a line since it was put in. Its design is that of then again, what it was now stays among
 * its earlier versions; where another line was put in as it is now, this one gets a design of its own, so that each is as
 * it was approved. Refused where the state of then is kept no more.
 */
export async function putAsApproved(shop: Shop, lineId: string): Promise<Outcome<null, "unknown_line" | "not_kept">> {
	const line = await findLine(shop, lineId);
	const project = line && (await findProject(shop, line.projectId));
	if (!project) return refused("unknown_line");
	if (project.hash !== line.approvedHash) {
		const { variantId } = line;
		const document = await approvedDocument(shop, project, line.approvedHash);
		if (!document) return refused("not_kept");
		if (await isApprovedElsewhere(shop, project)) {
			const outcome = await putOnItsOwn(shop, line, { ...project, variantId, document });
			return !outcome.ok && outcome.reason === "changed" ? putAsApproved(shop, lineId) : outcome;
		}
		await setAside(shop, project.id, "REPLACED", project.version);
		const saved = await saveProject(shop, project.id, { variantId, document, baseVersion: project.version });
		if (!saved.ok) return saved.reason === "conflict" ? putAsApproved(shop, lineId) : refused("not_kept");
	}
	await changeLine(shop, line, {});
	return accepted(null);
}

async function isApprovedElsewhere({ db, owner }: Shop, { id, hash }: Project): Promise<boolean> {
	const asItIs = and(eq(cartLines.projectId, id), eq(cartLines.approvedHash, hash));
	const [found] = await db
		.select({ id: cartLines.id })
		.from(cartLines)
		.where(and(asItIs, eq(cartLines.ownerId, owner.id ?? "")))
		.limit(1);
	return found !== undefined;
}

async function putOnItsOwn(shop: Shop, line: CartLineRow, { articleId, variantId, designId, document, name }: Project) {
	return inTransaction(shop, async (inside) => {
		// Who signs in takes over what there is by then: not a line without its project.
		await ownerByNow(inside.db, line.ownerId, shop.now);
		const asRead = and(eq(cartLines.id, line.id), eq(cartLines.projectId, line.projectId));
		const isSame = and(asRead, eq(cartLines.approvedHash, line.approvedHash), eq(cartLines.ownerId, line.ownerId));
		const [locked] = await inside.db.select({ id: cartLines.id }).from(cartLines).where(isSame).for("update");
		if (!locked) return refused("changed");
		const own = await createProject(inside, { articleId, variantId, designId, document, name });
		if (!own.ok) return refused("not_kept");
		await changeLine(inside, line, { projectId: own.value.id });
		return accepted(null);
	});
}

/** What was chosen for it is given up. */
async function changeLine(shop: Shop, { id, projectId }: CartLineRow, to: { projectId?: string }): Promise<void> {
	await shop.db
		.update(cartLines)
		.set({ chosenVariantId: null, chosenQuantity: null, ...to })
		.where(and(eq(cartLines.id, id), eq(cartLines.projectId, projectId)));
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
