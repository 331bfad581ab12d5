import { memo } from "react";
import type { TextElement } from "#design/document.ts";
import { boxMatrix, multiply } from "#design/geometry/matrix.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { svgMatrix } from "#painters/svg.tsx";
import { selectionBoxes } from "./kernels/caret.ts";
import { lettersIn } from "./kernels/letter-styles.ts";
import type { TextRange } from "./kernels/selection.ts";
import type { View } from "./kernels/view.ts";

type LetterMarksProps = { text: TextElement; range: TextRange; view: View; shaper: TextShaper };

/** Which letters the panel changes, while the focus is there. */
export const LetterMarks = memo(function LetterMarks({ text, range, view, shaper }: LetterMarksProps) {
	const letters = lettersIn(range, text.text);
	if (!letters) return null;
	const matrix = multiply([view.scale, 0, 0, view.scale, view.x, view.y], boxMatrix(text));
	return (
		<svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full max-w-none overflow-hidden">
			<g transform={svgMatrix(matrix)} data-letters="">
				{selectionBoxes(shaper.shape(text).lines, ...letters).map(({ matrix: bent, ...box }) => (
					<rect
						key={`${box.x} ${box.y}`}
						{...box}
						transform={bent && svgMatrix(bent)}
						className="fill-focus"
						fillOpacity="0.2"
					/>
				))}
			</g>
		</svg>
	);
});
