import { memo } from "react";
import type { DesignElement, SideFormat } from "#design/document.ts";
import { rectangle } from "#design/geometry/paths.ts";
import { sideArea } from "#design/geometry/side-area.ts";
import { isShaped, openingsPath, piecePath } from "#design/geometry/side-openings.ts";
import { outlinePath } from "#design/geometry/side-outline.ts";
import { openingMargin } from "#design/preflight/openings.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { useEditorTools } from "./editor-tools.ts";
import { ElementView, holds } from "./element-view.tsx";
import { FoldLines } from "./fold-lines.tsx";
import type { PlacedElement } from "./kernels/boxes.ts";
import type { PanelledSide } from "./kernels/panels.ts";
import { useShownProof } from "./proof/shown-proof.ts";
import { usePictureHref } from "./use-picture-href.ts";

type PageViewProps = {
	format: PanelledSide;
	elements: readonly DesignElement[];
	/** Stands in for its document state while a gesture changes its inside. */
	live: PlacedElement | null;
	shaper: TextShaper;
	/** Pixels a millimetre. */
	scale: number;
	/** The colour of the cloth; null is paper. */
	cloth: string | null;
};

/** The page as it is printed, with its bleed, and over it its openings and the lines for trim and safe zone. */
export const PageView = memo(function PageView({ format, elements, live, shaper, scale, cloth }: PageViewProps) {
	const { x, y, width, height } = sideArea(format, "bleed");
	const href = usePictureHref(scale);
	const proof = useShownProof(useEditorTools().proof);
	return (
		<svg
			aria-hidden="true"
			data-page=""
			className="absolute max-w-none overflow-hidden bg-field"
			width={width * scale}
			height={height * scale}
			viewBox={`${x} ${y} ${width} ${height}`}
			style={{ left: x * scale, top: y * scale, ...(cloth ? { backgroundColor: cloth } : {}) }}
		>
			{elements.map((element) => (
				<ElementView
					key={element.id}
					element={element}
					live={live && holds(element, live.id) ? live : null}
					format={format}
					shaper={shaper}
					href={href}
					proof={proof}
				/>
			))}
			<PrintGuides format={format} />
			{!!format.folds?.length && <FoldLines side={format} folds={format.folds} />}
		</svg>
	);
});

/** Dark on light: one of both is seen on any cloth and photo. */
const PrintGuides = memo(function PrintGuides({ format }: { format: SideFormat }) {
	const { bleed, safe } = format;
	const { x, y, width, height } = sideArea(format, "bleed");
	const openings = openingsPath(format);
	const inner = outlinePath(format, safe) + openingsPath(format, openingMargin(format));
	const edge = piecePath(format);
	const line = { fill: "none", vectorEffect: "non-scaling-stroke" } as const;
	return (
		<g pointerEvents="none">
			{(bleed > 0 || isShaped(format)) && (
				<path
					d={rectangle(x, y, width, height) + outlinePath(format)}
					className="fill-editor-surround"
					fillRule="evenodd"
					fillOpacity="0.62"
				/>
			)}
			{openings && <path d={openings} className="fill-editor-surround" fillOpacity="0.86" />}
			<path d={edge} {...line} className="stroke-field" strokeWidth="3" strokeOpacity="0.6" />
			<path d={edge} {...line} className="stroke-line-strong" strokeWidth="1" />
			{safe > 0 && (
				<>
					<path d={inner} {...line} className="stroke-field" strokeWidth="2.5" strokeOpacity="0.85" />
					<path d={inner} {...line} className="stroke-focus [stroke-dasharray:5_5]" strokeWidth="1.5" />
				</>
			)}
		</g>
	);
});
