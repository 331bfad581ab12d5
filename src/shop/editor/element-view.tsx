import { memo } from "react";
import type { DesignElement, SideFormat } from "#design/document.ts";
import { layoutElement } from "#design/layout.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { ElementBodyView, type PictureHref, svgMatrix } from "#painters/svg.tsx";

import type { PlacedElement } from "./kernels/boxes.ts";
import { pathTo } from "./kernels/element-tree.ts";
import type { ShownProof } from "./proof/shown-proof.ts";

type ElementViewProps = {
	element: DesignElement;
	format: SideFormat;
	shaper: TextShaper;
	href: PictureHref;
	/** While the page is shown as printed. */
	proof?: ShownProof | null;
	/** Stands in for its document state while a gesture changes its inside. */
	live?: PlacedElement | null;
	/** Unique for each place in which it is drawn. */
	idPrefix?: string;
};

/** Rendered again only when the element itself changed; a gesture writes its transform past React. */
export const ElementView = memo(function ElementView(props: ElementViewProps) {
	const { element, live, idPrefix = "element" } = props;
	if (element.kind === "group") {
		return (
			<g data-element={element.id} opacity={element.opacity}>
				{element.children.map((child) => (
					<ElementView {...props} key={child.id} element={child} live={live && holds(child, live.id) ? live : null} />
				))}
			</g>
		);
	}
	return <LeafView {...props} element={live?.id === element.id ? live : element} idPrefix={idPrefix} />;
});

function LeafView(props: ElementViewProps & { idPrefix: string }) {
	const { element, format, shaper, href, proof, idPrefix } = props;
	const { matrix, opacity, body } = layoutElement(element, format, shaper);
	return (
		<g data-element={element.id} transform={svgMatrix(matrix)} opacity={opacity}>
			<ElementBodyView
				body={proof ? proof.body(body) : body}
				href={proof ? proof.href(href) : href}
				idPrefix={`${idPrefix}-${element.id}`}
			/>
		</g>
	);
}

/** Whether an element is another one, or has it in it. */
export function holds(element: DesignElement, id: string): boolean {
	return pathTo([element], id).length > 0;
}
