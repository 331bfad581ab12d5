import { createHash, randomUUID } from "node:crypto";
import { and, eq, isNull, like, not, or, sql } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { placeholders, prepared } from "#database/prepared.ts";
import { projects } from "#database/schema.ts";
import type { DesignDocument, DesignElement, PhotoElement, SideFormat } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { withOwnIds } from "#design/own-ids.ts";
import { shapedAs, shapeOnly } from "#design/shaped-as.ts";
import { templateInLanguage } from "#design/template-in-language.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { type Article, findArticle } from "#shop/catalog/catalog.server.ts";
import { findApplication } from "#shop/designs/designs.server.ts";
import { documentHash } from "#shop/designs/document-hash.server.ts";
import { visiblePictures } from "#shop/media/pictures.server.ts";
import { CUSTOMER_OWNERS } from "#shop/owner.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";
import { keepVersion } from "./keep-version.server.ts";
import { measuredDocument } from "./measured-document.server.ts";

export type Project = typeof projects.$inferSelect;
export type ProjectRefusal =
	| "unknown_article"
	| "unknown_variant"
	| "wrong_sides"
	| "unknown_picture"
	| "busy"
	| "not_found"
	| "of_an_account"
	| "conflict";
type SavedProject = { id: string; version: number };

/** `key`: a secret of the sender's. The same one again is the same project, as the first answer may have got lost. */
type NewProject = {
	articleId: number;
	variantId: number;
	/** What it began with; one that was never applied to the article is not taken for it. */
	designId?: number | null;
	document: DesignDocument;
	key?: string;
	name?: string | null;
};

/** A new project of the visitor; starts their session. */
export async function createProject(shop: Shop, input: NewProject): Promise<Outcome<SavedProject, ProjectRefusal>> {
	const article = await findArticle(shop, input.articleId);
	if (!article) return refused("unknown_article");
	const checked = await checkDocument(shop, article, input.variantId, input.document);
	if (!checked.ok) return checked;
	const application = input.designId ? await findApplication(shop, input.designId, article.id) : undefined;
	const project = {
		id: input.key ? idOfKey(input.key) : randomUUID(),
		ownerId: shop.owner.start(),
		articleId: article.id,
		variantId: input.variantId,
		designId: application?.designId ?? null,
		type: application ? ("APPLICATION" as const) : ("PRIVATE" as const),
		document: checked.value,
		hash: documentHash(checked.value),
		name: input.name ?? null,
		version: 1,
		createdAt: shop.now,
		updatedAt: shop.now,
	};
	const query = prepared(shop.db, "create project", (name) =>
		shop.db
			.insert(projects)
			.values(placeholders(Object.keys(project) as (keyof typeof project)[]))
			.onConflictDoNothing()
			.returning({ id: projects.id })
			.prepare(name),
	);
	const made = await query.execute(project);
	return made.length > 0 ? accepted({ id: project.id, version: 1 }) : createAgain(shop, project);
}

/** The lost answer may have held the session's cookie too: who knows the key is the one who made the project. */
async function createAgain(
	shop: Shop,
	project: typeof projects.$inferInsert,
): Promise<Outcome<SavedProject, ProjectRefusal>> {
	const { id, ownerId, articleId, variantId, document, hash, updatedAt } = project;
	const isFirst = and(
		eq(projects.id, id),
		eq(projects.articleId, articleId),
		eq(projects.version, 1),
		isNull(projects.deletedAt),
		or(eq(projects.ownerId, ownerId), not(like(projects.ownerId, CUSTOMER_OWNERS))),
	);
	const returned = { id: projects.id, version: projects.version };
	const isSame = and(isFirst, eq(projects.hash, hash), eq(projects.variantId, variantId));
	const [same] = await shop.db.update(projects).set({ ownerId }).where(isSame).returning(returned);
	if (same) return accepted(same);
	const changed = { ownerId, variantId, document, hash, updatedAt, version: 2 };
	const [saved] = await shop.db.update(projects).set(changed).where(isFirst).returning(returned);
	if (saved) return accepted(saved);
	const isMine = await findProject(shop, id);
	return refused(!isMine && (await isOfAnAccount(shop, id)) ? "of_an_account" : "conflict");
}

/** Ids stand in addresses, keys don't: the id must not lead back to the key. */
export function idOfKey(key: string): string {
	const hex = createHash("sha256").update(key).digest("hex");
	return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
		"-",
	);
}

/** Saves over the version that the editor started from; another tab's newer version is a conflict. */
export async function saveProject(
	shop: Shop,
	id: string,
	input: { variantId: number; document: DesignDocument; baseVersion: number },
): Promise<Outcome<SavedProject, ProjectRefusal>> {
	const project = await findProject(shop, id);
	const article = project && (await findArticle(shop, project.articleId));
	if (!project) return refused((await isOfAnAccount(shop, id)) ? "of_an_account" : "not_found");
	if (!article) return refused("not_found");
	const checked = await checkDocument(shop, article, input.variantId, input.document);
	if (!checked.ok) return checked;
	const hash = documentHash(checked.value);
	if (project.hash === hash && project.variantId === input.variantId && project.version === input.baseVersion + 1)
		return accepted({ id, version: project.version });
	const change = {
		document: checked.value,
		hash,
		variantId: input.variantId,
		version: sql`${projects.version} + 1`,
		updatedAt: shop.now,
	};
	const saved = await inTransaction(shop, async (inside) => {
		if (project.version === input.baseVersion) await keepVersion(inside, id, input.baseVersion);
		const [written] = await inside.db
			.update(projects)
			.set(change)
			.where(and(ownProject(shop.owner.id ?? "", id), eq(projects.version, input.baseVersion)))
			.returning({ id: projects.id, version: projects.version });
		return written;
	});
	return saved ? accepted(saved) : refused("conflict");
}

/** The visitor's own project, or nothing. */
export async function findProject(shop: Pick<Shop, "db" | "owner">, id: string): Promise<Project | undefined> {
	if (!shop.owner.id) return undefined;
	const [found] = await shop.db.select().from(projects).where(ownProject(shop.owner.id, id));
	return found;
}

/** A guest's, whose visit may be over, is begun anew by who has it open; a customer's is theirs alone. */
async function isOfAnAccount({ db }: Pick<Shop, "db">, id: string): Promise<boolean> {
	const ofAnAccount = and(eq(projects.id, id), like(projects.ownerId, CUSTOMER_OWNERS), isNull(projects.deletedAt));
	return (await db.select({ id: projects.id }).from(projects).where(ofAnAccount)).length > 0;
}

/** Whosever it is: for who was given it by a link. */
export async function findGivenProject({ db }: Pick<Shop, "db">, id: string): Promise<Project | undefined> {
	const [found] = await db
		.select()
		.from(projects)
		.where(and(eq(projects.id, id), isNull(projects.deletedAt)));
	return found;
}

/** Deleted ones are nobody's. */
export function ownProject(owner: string, id: string) {
	return and(eq(projects.id, id), eq(projects.ownerId, owner), isNull(projects.deletedAt));
}

/**
 * What the editor opens with: empty sides, or the design applied to this article, bound to its locks and in the visitor's
 * language, unless it is the designer's own.
 */
export async function startingDocument(
	shop: Pick<Shop, "db" | "customer" | "locale" | "now">,
	article: Article,
	designId: number | undefined,
): Promise<DesignDocument> {
	const application = designId === undefined ? undefined : await findApplication(shop, designId, article.id);
	if (!application) return { version: 1, sides: article.sides.map((side) => ({ ...formatOf(side), elements: [] })) };
	const { ownerId } = application;
	const isOwn = ownerId !== null && ownerId === shop.customer?.id;
	if (isOwn) return application.document;
	const document = templateInLanguage(application.document, shop.locale, serverShaper(), shop.now);
	const hasLocks = document.sides.some(({ elements }) => hasLocked(elements));
	return hasLocks ? { ...document, bound: true } : document;
}

function hasLocked(elements: readonly DesignElement[]): boolean {
	return elements.some((each) => each.locks?.length || (each.kind === "group" && hasLocked(each.children)));
}

export function formatOf({ code, width, height, bleed, safe, ...shape }: SideFormat): SideFormat {
	return { code, width, height, bleed, safe, ...shapeOnly(shape) };
}

/** Sides must be the article's, pictures the visitor's own or the shop's; what sides are cut to and picture sizes are taken from the records, and texts are measured by their own letters. */
export async function checkDocument(
	shop: Shop,
	article: Article,
	variantId: number,
	document: DesignDocument,
): Promise<Outcome<DesignDocument, "unknown_variant" | "wrong_sides" | "unknown_picture" | "busy">> {
	if (!article.variants.some((variant) => variant.id === variantId)) return refused("unknown_variant");
	const sameSides =
		document.sides.length === article.sides.length &&
		article.sides.every((side, index) => isSameFormat(side, document.sides[index]));
	if (!sameSides) return refused("wrong_sides");
	const used = document.sides.flatMap((side) =>
		flatElements(side.elements)
			.filter(hasPicture)
			.map((element) => element.picture.id),
	);
	const known = await visiblePictures(shop, [...new Set(used)]);
	if (used.some((id) => !known.has(id))) return refused("unknown_picture");
	const sides = document.sides.map((side) => ({
		...side,
		elements: side.elements.map(withTrueSizes),
	}));
	const measured = await measuredDocument(shop, { ...document, sides });
	return measured.ok ? accepted(withOwnIds(shapedAs(article.sides, measured.value))) : measured;

	function withTrueSizes<Element extends DesignElement>(element: Element): Element {
		if (element.kind === "group") return { ...element, children: element.children.map(withTrueSizes) };
		const picture = hasPicture(element) ? known.get(element.picture.id) : undefined;
		return picture
			? { ...element, picture: { id: picture.id, width: picture.width, height: picture.height } }
			: element;
	}
}

function isSameFormat(side: SideFormat, other: SideFormat | undefined): boolean {
	return (
		other?.code === side.code &&
		other.width === side.width &&
		other.height === side.height &&
		other.bleed === side.bleed &&
		other.safe === side.safe
	);
}

function hasPicture(
	element: DesignElement,
): element is PhotoElement & { picture: NonNullable<PhotoElement["picture"]> } {
	return element.kind === "photo" && element.picture !== null;
}
