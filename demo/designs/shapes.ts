import { pageOfBook } from "../articles/book-pages.ts";
import type { DemoArticle, DemoSide } from "../demo-types.ts";

/** What a side asks of a composition; new articles get designs by it. */
export type SideShape = "handled" | "wrapped" | "cloth" | "folded" | "upright" | "wide" | "even" | "months" | "book";

const CLEARLY = 1.15;

export function shapeOf(side: DemoSide): SideShape {
	if (side.code === "wrap") return side.width > side.height * 2 ? "handled" : "wrapped";
	// On an envelope, too, a composition stands alone, and what is left empty stays paper.
	if (side.technique === "direct-to-garment" || side.scene === "envelope") return "cloth";
	if (side.panels?.includes("back")) return "folded";
	if (side.scene.endsWith("-calendar")) return "months";
	if (side.height > side.width * CLEARLY) return "upright";
	return side.width > side.height * CLEARLY ? "wide" : "even";
}

/** Those named first, then all of the shapes, in the order of both lists. */
export function articlesOf(
	articles: readonly DemoArticle[],
	first: readonly DemoArticle[],
	shapes: readonly SideShape[],
): readonly DemoArticle[] {
	const fitting = shapes.flatMap((shape) => articles.filter(({ sides }) => hasShape(sides, shape)));
	return [...new Set([...first, ...fitting])];
}

/** What is for books alone has pages too; other designs are their covers. */
function hasShape([first, next]: DemoArticle["sides"], shape: SideShape): boolean {
	return shape === "book" ? next !== undefined && pageOfBook(next.code) !== undefined : shapeOf(first!) === shape;
}
