import { and, desc, eq, isNull, ne, sql } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { PROJECT_NAME_LENGTH, type ProjectSort, projectName } from "#core/project-sort.ts";
import { articles, articleTexts, articleVariants, projects } from "#database/schema.ts";
import { tellingWords } from "#design/telling-words.ts";
import { findArticle } from "#shop/catalog/catalog.server.ts";
import { designOutline, designTexts } from "#shop/designs/design-outline.server.ts";
import { projectPreview } from "#shop/designs/preview-files.ts";
import type { Shop } from "#shop/shop.ts";
import { forgetVersions } from "./keep-version.server.ts";
import { createProject, findProject, ownProject, type ProjectRefusal } from "./projects.server.ts";

/** The last project on the page before: its time and its id. */
export type ProjectCursor = { readonly time: Date; readonly id: string };

const PAGE_LENGTH = 12;
/** Others on the same article, among which one is told by its words. */
const MOST_ALIKE = 50;

/** The visitor's own, newest first; `next` is where the following ones begin. */
export async function listProjects(shop: Shop, asked: { sort: ProjectSort; after?: ProjectCursor | undefined }) {
	const by = asked.sort === "DATE_CREATION" ? projects.createdAt : projects.updatedAt;
	const { language } = shop.locale;
	const rows = await shop.db
		.select({
			id: projects.id,
			hash: projects.hash,
			name: projects.name,
			time: by,
			updatedAt: projects.updatedAt,
			articleId: articles.id,
			articleName: articleTexts.name,
			sold: articles.active,
			variantId: articleVariants.id,
			size: articleVariants.size,
			color: articleVariants.color,
			colorNames: articleVariants.colorNames,
			outline: designOutline(projects.document),
		})
		.from(projects)
		.innerJoin(articles, eq(articles.id, projects.articleId))
		.innerJoin(articleVariants, eq(articleVariants.id, projects.variantId))
		.innerJoin(articleTexts, and(eq(articleTexts.articleId, articles.id), eq(articleTexts.language, language)))
		.where(
			and(
				eq(projects.ownerId, shop.owner.id ?? ""),
				isNull(projects.deletedAt),
				asked.after &&
					sql`(${by}, ${projects.id}) < (${asked.after.time.toISOString()}::timestamptz, ${asked.after.id}::uuid)`,
			),
		)
		.orderBy(desc(by), desc(projects.id))
		.limit(PAGE_LENGTH + 1);
	const shown = rows.slice(0, PAGE_LENGTH).map(({ outline, ...row }) => ({ ...row, ...outline }));
	const words = tellingWords(shown);
	const last = rows.length > PAGE_LENGTH ? shown.at(-1) : undefined;
	return {
		projects: shown.map((row) => {
			const { hash, shownSide: side, printedSides: _, texts: __, color, colorNames, time: ___, ...project } = row;
			return {
				...project,
				words: words.get(row),
				colorName: colorNames?.[language] ?? color,
				picture: projectPreview({ id: project.id, hash }, { side, variantId: project.variantId }),
			};
		}),
		next: last && { time: last.time, id: last.id },
	};
}

/** One of the visitor's own, as its list shows it. */
export async function findNamedProject(shop: Shop, id: string) {
	const { language } = shop.locale;
	const [found] = await shop.db
		.select({
			hash: projects.hash,
			name: projects.name,
			articleId: projects.articleId,
			articleName: articleTexts.name,
			variantId: projects.variantId,
			outline: designOutline(projects.document),
		})
		.from(projects)
		.leftJoin(articleTexts, and(eq(articleTexts.articleId, projects.articleId), eq(articleTexts.language, language)))
		.where(ownProject(shop.owner.id ?? "", id));
	if (!found) return undefined;
	const { hash, articleId, variantId, outline } = found;
	const project = { articleId, texts: outline.texts };
	return {
		id,
		name: found.name ?? found.articleName ?? "",
		words: tellingWords([project, ...(await othersLike(shop, { id, articleId }))]).get(project),
		picture: projectPreview({ id, hash }, { side: outline.shownSide, variantId }),
	};
}

/** The visitor's, newest first. */
function othersLike(shop: Shop, { id, articleId }: { id: string; articleId: number }) {
	const { document, ownerId, deletedAt, updatedAt } = projects;
	const isLike = and(eq(projects.articleId, articleId), ne(projects.id, id));
	return shop.db
		.select({ articleId: projects.articleId, texts: designTexts(document) })
		.from(projects)
		.where(and(eq(ownerId, shop.owner.id ?? ""), isNull(deletedAt), isLike))
		.orderBy(desc(updatedAt))
		.limit(MOST_ALIKE);
}

/** An empty name gives it its article's again. */
export async function renameProject(
	shop: Shop,
	id: string,
	wanted: string,
): Promise<Outcome<null, "not_found" | "name_too_long">> {
	const name = projectName(wanted);
	if (name.length > PROJECT_NAME_LENGTH) return refused("name_too_long");
	const changed = await shop.db
		.update(projects)
		.set({ name: name || null })
		.where(ownProject(shop.owner.id ?? "", id))
		.returning({ id: projects.id });
	return changed.length ? accepted(null) : refused("not_found");
}

/** The same key again is the same copy. */
export async function copyProject(
	shop: Shop,
	id: string,
	key: string,
	nameOfCopy: (name: string) => string,
): Promise<Outcome<{ id: string }, ProjectRefusal>> {
	const project = await findProject(shop, id);
	if (!project) return refused("not_found");
	const article = await findArticle(shop, project.articleId);
	if (!article) return refused("unknown_article");
	const name = fittingName(project.name ?? article.name, nameOfCopy);
	const { articleId, variantId, designId, document } = project;
	return createProject(shop, { articleId, variantId, designId, document, key, name });
}

/** What has no room is left out where it can be seen. */
function fittingName(original: string, nameOfCopy: (name: string) => string): string {
	const letters = [...original];
	let name = nameOfCopy(original);
	while (name.length > PROJECT_NAME_LENGTH && letters.pop()) name = nameOfCopy(`${letters.join("").trimEnd()}…`);
	return name;
}

/** It vanishes from its owner's lists and from the editor. */
export async function removeProject(shop: Pick<Shop, "db" | "owner" | "now">, id: string): Promise<boolean> {
	const removed = await shop.db
		.update(projects)
		.set({ deletedAt: shop.now })
		.where(ownProject(shop.owner.id ?? "", id))
		.returning({ id: projects.id });
	if (removed.length > 0) await forgetVersions(shop, id);
	return removed.length > 0;
}
