import type { Locale } from "#core/sites.ts";
import type { DisplayList } from "#design/display-list.ts";
import type { DesignDocument } from "#design/document.ts";
import { drawingCost, MOST_COST_AT_ONCE } from "#design/drawing-cost.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { layoutSide } from "#design/layout.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { designProof, projectProof } from "#shop/designs/preview-files.ts";

type Opened = {
	document: DesignDocument;
	variantId: number;
	articleId: number;
	project: { id: string; hash: string } | undefined;
	/** As it was applied to the article. */
	design: { id: number; hash: string } | undefined;
	reader: Pick<Locale, "code">;
};

/** The first side, laid out; where that would hold others up, the address of its picture, which is drawn apart. */
export function firstSight({ document, variantId, articleId, project, design, reader }: Opened): DisplayList | string {
	const [side] = document.sides;
	if (!side) return [];
	if (drawingCost(flatElements(side.elements)) <= MOST_COST_AT_ONCE) return layoutSide(side, serverShaper());
	const shown = { side: side.code, variantId };
	if (project) return projectProof(project, shown);
	return design ? designProof({ ...design, articleId }, shown, reader) : [];
}
