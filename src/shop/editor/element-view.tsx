import { memo } from "react";
import type { DesignElement, SideFormat } from "#design/document.ts";
import { layoutElement } from "#design/layout.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { ElementBodyView, type PictureHref, svgMatrix } from "#painters/svg.tsx";

type ElementViewProps = {
	element: DesignElement;
	format: SideFormat;
	shaper: TextShaper;
	href: PictureHref;
	/** Unique for each place in which it is drawn. */
	idPrefix?: string;
};

/** Rendered again only when the element itself changed; a gesture writes its transform past React. */
export const ElementView = memo(function ElementView(props: ElementViewProps) {
	const { element, format, shaper, href, idPrefix = "element" } = props;
	const { matrix, opacity, body } = layoutElement(element, format, shaper);
	return (
		<g data-element={element.id} transform={svgMatrix(matrix)} opacity={opacity}>
			<ElementBodyView body={body} href={href} idPrefix={`${idPrefix}-${element.id}`} />
		</g>
	);
});
