import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { projects } from "#database/schema.ts";
import type { DesignDocument, DesignElement, PhotoElement, SideFormat } from "#design/document.ts";
import { type Article, findArticle } from "#shop/catalog/catalog.server.ts";
import { findApplication } from "#shop/designs/designs.server.ts";
import { documentHash } from "#shop/designs/document-hash.server.ts";
import { visiblePictures } from "#shop/media/pictures.server.ts";
import type { Shop } from "#shop/shop.ts";

export type Project = typeof projects.$inferSelect;
export type ProjectRefusal =
	| "unknown_article"
	| "unknown_variant"
	| "wrong_sides"
	| "unknown_picture"
	| "not_found"
	| "conflict";
type SavedProject = { id: string; version: number };

/** A new project of the visitor; starts their session. */
export async function createProject(
	shop: Shop,
	input: { articleId: number; variantId: number; designId?: number; document: DesignDocument },
): Promise<Outcome<SavedProject, ProjectRefusal>> {
	const article = await findArticle(shop, input.articleId);
	if (!article) return refused("unknown_article");
	const checked = await checkDocument(shop, article, input.variantId, input.document);
	if (!checked.ok) return checked;
	const id = randomUUID();
	await shop.db.insert(projects).values({
		id,
		sessionId: shop.session.start(),
		articleId: article.id,
		variantId: input.variantId,
		designId: input.designId ?? null,
		type: input.designId ? "APPLICATION" : "PRIVATE",
		document: checked.value,
		hash: documentHash(checked.value),
		version: 1,
		createdAt: shop.now,
		updatedAt: shop.now,
	});
	return accepted({ id, version: 1 });
}

/** Saves over the version that the editor started from; another tab's newer version is a conflict. */
export async function saveProject(
	shop: Shop,
	id: string,
	input: { variantId: number; document: DesignDocument; baseVersion: number },
): Promise<Outcome<SavedProject, ProjectRefusal>> {
	const project = await findProject(shop, id);
	const article = project && (await findArticle(shop, project.articleId));
	if (!project || !article) return refused("not_found");
	const checked = await checkDocument(shop, article, input.variantId, input.document);
	if (!checked.ok) return checked;
	const hash = documentHash(checked.value);
	if (project.hash === hash && project.variantId === input.variantId && project.version === input.baseVersion + 1)
		return accepted({ id, version: project.version });
	const [saved] = await shop.db
		.update(projects)
		.set({
			document: checked.value,
			hash,
			variantId: input.variantId,
			version: sql`${projects.version} + 1`,
			updatedAt: shop.now,
		})
		.where(and(eq(projects.id, id), eq(projects.version, input.baseVersion)))
		.returning({ id: projects.id, version: projects.version });
	return saved ? accepted(saved) : refused("conflict");
}

/** The visitor's own project, or nothing. */
export async function findProject(shop: Pick<Shop, "db" | "session">, id: string): Promise<Project | undefined> {
	if (!shop.session.id) return undefined;
	const [found] = await shop.db
		.select()
		.from(projects)
		.where(and(eq(projects.id, id), eq(projects.sessionId, shop.session.id)));
	return found;
}

/** What the editor opens with: the design applied to this article, or its empty sides. */
export async function startingDocument(
	shop: Pick<Shop, "db">,
	article: Article,
	designId: number | undefined,
): Promise<DesignDocument> {
	const application = designId === undefined ? undefined : await findApplication(shop, designId, article.id);
	return (
		application?.document ?? { version: 1, sides: article.sides.map((side) => ({ ...formatOf(side), elements: [] })) }
	);
}

export function formatOf(side: SideFormat): SideFormat {
	return { code: side.code, width: side.width, height: side.height, bleed: side.bleed, safe: side.safe };
}

/** Sides must be the article's, pictures the visitor's own or the shop's; picture sizes are taken from the records. */
async function checkDocument(
	shop: Shop,
	article: Article,
	variantId: number,
	document: DesignDocument,
): Promise<Outcome<DesignDocument, "unknown_variant" | "wrong_sides" | "unknown_picture">> {
	if (!article.variants.some((variant) => variant.id === variantId)) return refused("unknown_variant");
	const sameSides =
		document.sides.length === article.sides.length &&
		article.sides.every((side, index) => isSameFormat(side, document.sides[index]));
	if (!sameSides) return refused("wrong_sides");
	const used = document.sides.flatMap((side) => side.elements.filter(hasPicture).map((element) => element.picture.id));
	const known = await visiblePictures(shop, [...new Set(used)]);
	if (used.some((id) => !known.has(id))) return refused("unknown_picture");
	const sides = document.sides.map((side) => ({
		...side,
		elements: side.elements.map((element) => {
			const picture = hasPicture(element) ? known.get(element.picture.id) : undefined;
			if (!hasPicture(element) || !picture) return element;
			return { ...element, picture: { id: picture.id, width: picture.width, height: picture.height } };
		}),
	}));
	return accepted({ version: document.version, sides });
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
