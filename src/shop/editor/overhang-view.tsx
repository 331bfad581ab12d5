import { memo } from "react";
import type { SideFormat } from "#design/document.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { ElementView } from "./element-view.tsx";
import type { PlacedElement } from "./kernels/boxes.ts";
import { usePictureHref } from "./use-picture-href.ts";

type OverhangViewProps = { element: PlacedElement; format: SideFormat; shaper: TextShaper; scale: number };

/** The selected element once more, faintly and under the page: what sticks out is still seen, light letters by their rim. */
export const OverhangView = memo(function OverhangView({ element, format, shaper, scale }: OverhangViewProps) {
	const href = usePictureHref(scale);
	return (
		<svg
			aria-hidden="true"
			className="absolute top-0 left-0 max-w-none overflow-visible stroke-ink-soft opacity-50"
			strokeWidth={1 / scale}
			width={format.width * scale}
			height={format.height * scale}
			viewBox={`0 0 ${format.width} ${format.height}`}
		>
			<ElementView element={element} format={format} shaper={shaper} href={href} idPrefix="overhang" />
		</svg>
	);
});
