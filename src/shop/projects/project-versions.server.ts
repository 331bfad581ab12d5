import { and, desc, eq, sql } from "drizzle-orm";
import type { KeepingReason } from "#core/keeping-reasons.ts";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { projects, projectVersions } from "#database/schema.ts";
import type { DesignDocument } from "#design/document.ts";
import { findArticle } from "#shop/catalog/catalog.server.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";
import { keepState, thin } from "./keep-version.server.ts";
import { checkDocument, findProject, ownProject, type ProjectRefusal } from "./projects.server.ts";

export type KeptVersion = { version: number; savedAt: Date; reason: KeepingReason | null };

/** Of the visitor's own project, newest first; undefined: it is not theirs. */
export async function listVersions(shop: Shop, id: string): Promise<KeptVersion[] | undefined> {
	const rows = await shop.db
		.select({ version: projectVersions.version, savedAt: projectVersions.savedAt, reason: projectVersions.reason })
		.from(projects)
		.leftJoin(projectVersions, eq(projectVersions.projectId, projects.id))
		.where(ownProject(shop.owner.id ?? "", id))
		.orderBy(desc(projectVersions.savedAt), desc(projectVersions.version));
	if (rows.length === 0) return undefined;
	return rows.flatMap(({ version, savedAt, reason }) =>
		version !== null && savedAt ? [{ version, savedAt, reason }] : [],
	);
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

/**
 * What the visitor's own project is now is kept, however young, as something takes its place or it goes into the cart;
 * false: it is not theirs, or not of this `version` any more.
 */
export async function setAside(shop: Shop, id: string, reason: KeepingReason, version?: number): Promise<boolean> {
	const isVersion = version === undefined ? undefined : eq(projects.version, version);
	const own = and(ownProject(shop.owner.id ?? "", id), isVersion);
	return inTransaction(shop, async (inside) => {
		const same = await inside.db
			.update(projectVersions)
			.set({ setAside: true, reason: unlessInCart(reason) })
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
		return same.length > 0 || keepState(inside, id, sql`${reason}::text`, own);
	});
}

/** Of two states of a project the one that its owner gave up, and that it never was: kept under a number before the next. */
export async function keepGivenUp(
	shop: Shop,
	id: string,
	input: { variantId: number; document: DesignDocument },
): Promise<Outcome<null, ProjectRefusal>> {
	const project = await findProject(shop, id);
	const article = project && (await findArticle(shop, project.articleId));
	if (!article) return refused("not_found");
	const checked = await checkDocument(shop, article, input.variantId, input.document);
	if (!checked.ok) return checked;
	const { variantId } = input;
	const document = checked.value;
	return inTransaction(shop, async (inside) => {
		const { db } = inside;
		const own = ownProject(shop.owner.id ?? "", id);
		const [held] = await db.select({ version: projects.version }).from(projects).where(own).for("no key update");
		if (!held) return refused("not_found");
		const isSame = and(
			eq(projectVersions.projectId, id),
			eq(projectVersions.variantId, variantId),
			eq(projectVersions.document, document),
		);
		const same = await db
			.update(projectVersions)
			.set({ setAside: true, reason: unlessInCart("GIVEN_UP") })
			.where(isSame)
			.returning({ version: projectVersions.version });
		if (same.length > 0) return accepted(null);
		const version = held.version + 1;
		const reason = "GIVEN_UP";
		const kept = { projectId: id, version, variantId, document, savedAt: shop.now, setAside: true, reason } as const;
		await db.insert(projectVersions).values(kept);
		await db
			.update(projects)
			.set({ version: version + 1 })
			.where(own);
		await thin(inside, id);
		return accepted(null);
	});
}

/** Of one state the newest reason stands, but that it went into the cart. */
function unlessInCart(reason: KeepingReason) {
	return sql`case when ${projectVersions.reason} = 'CART' then 'CART' else ${reason} end`;
}
