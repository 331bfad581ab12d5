import { and, eq, inArray } from "drizzle-orm";
import { articleSides, articles, designApplications } from "#database/schema.ts";
import type { DesignDocument } from "#design/document.ts";
import { shapedAs } from "#design/shaped-as.ts";
import { documentHash } from "#shop/designs/document-hash.server.ts";
import type { Workshop } from "#shop/shop.ts";
import { demoArticles } from "./articles.ts";
import { tellMoreOfTags } from "./bare-tags.server.ts";
import { demoDesigns } from "./designs.ts";
import { renewHelp } from "./renewed-help.server.ts";
import { renewScenes } from "./renewed-scenes.server.ts";
import { isUncut, isUnpierced, piercedSides, shapedSides } from "./uncut-sides.server.ts";
import { isUnnamed, namedSides } from "./unnamed-sides.server.ts";
import { addKeywords } from "./without-keywords.server.ts";
import { isWithoutParcel } from "./without-parcel.server.ts";
import { isWithoutSizes } from "./without-sizes.server.ts";

/**
 * What later releases know of the demo's articles and designs, for shops that an earlier one filled: names of the parts of
 * folded sides, what sides are cut to and what is cut out of them, what sizes measure, how large articles are when packed, what tags tell, by which words things are found, pictures of their own, how steel is cared for and marks of sample photos. Whatever somebody has changed since stays as it is.
 */
export async function fillDemoGaps({ db }: Pick<Workshop, "db">): Promise<void> {
	for (const { id, sizeGuide, parcel } of demoArticles) {
		if (sizeGuide)
			await db
				.update(articles)
				.set({ sizeGuide })
				.where(isWithoutSizes([id]));
		await db
			.update(articles)
			.set({ parcel })
			.where(isWithoutParcel([id]));
	}
	await tellMoreOfTags(db);
	await addKeywords(db);
	await renewScenes(db);
	await renewHelp(db);
	let filled = 0;
	for (const { articleId, side } of shapedSides()) {
		const { rowCount } = await db.update(articleSides).set({ cut: side.cut }).where(isUncut(articleId, side));
		filled += rowCount ?? 0;
	}
	for (const { articleId, side } of piercedSides()) {
		const { rowCount } = await db
			.update(articleSides)
			.set({ openings: side.openings })
			.where(isUnpierced(articleId, side));
		filled += rowCount ?? 0;
	}
	for (const { articleId, side } of namedSides()) {
		const { rowCount } = await db
			.update(articleSides)
			.set({ panels: side.panels ?? [] })
			.where(isUnnamed(articleId, side));
		filled += rowCount ?? 0;
	}
	if (filled === 0) return;
	for (const { id: designId, applications } of demoDesigns) {
		for (const { articleId, document } of applications) {
			const earlier = [document, withSharedIds(document)]
				.flatMap((each) => [unpierced(each), uncut(each), withoutMarks(each)])
				.map(documentHash);
			await db
				.update(designApplications)
				.set({ document, hash: documentHash(document) })
				.where(
					and(
						eq(designApplications.designId, designId),
						eq(designApplications.articleId, articleId),
						inArray(designApplications.hash, earlier),
					),
				);
		}
	}
}

/** As it was before photos could be samples and sides be cut to a shape. */
export function withoutMarks(document: DesignDocument): DesignDocument {
	const { sides, ...rest } = uncut(document);
	return {
		...rest,
		sides: sides.map((side) => ({
			...side,
			elements: side.elements.map((element) =>
				element.kind === "photo" ? { ...element, placeholder: undefined } : element,
			),
		})),
	};
}

/** As it was before every element had an id of its own, and not only one of its side. */
export function withSharedIds(document: DesignDocument): DesignDocument {
	const sides = document.sides.map((side) => ({
		...side,
		elements: side.elements.map((element) => ({ ...element, id: element.id.replace(`${side.code}-`, "") })),
	}));
	return { ...document, sides };
}

/** As it was before sides told of their openings. */
export function unpierced(document: DesignDocument): DesignDocument {
	return shapedAs(
		document.sides.map(({ code, cut }) => ({ code, cut })),
		document,
	);
}

/** As it was before sides could be cut to a shape. */
export function uncut(document: DesignDocument): DesignDocument {
	return shapedAs([], document);
}
