import type { Matrix } from "#design/geometry/matrix.ts";
import type { ShapedLine } from "#design/text-shaping.ts";
import { svgMatrix } from "#painters/svg.tsx";
import { type Caret, caretBox, selectionBoxes } from "./kernels/caret.ts";

type TextMarksProps = {
	lines: readonly ShapedLine[];
	matrix: Matrix;
	scale: number;
	state: { readonly anchor: number; readonly caret: Caret };
	composing: readonly [number, number] | null;
};

/** Caret, selection and the underline of what is being composed. */
export function TextMarks({ lines, matrix, scale, state, composing }: TextMarksProps) {
	const { anchor, caret } = state;
	const chosen = selectionBoxes(lines, Math.min(anchor, caret.index), Math.max(anchor, caret.index));
	const composed = composing ? selectionBoxes(lines, composing[0], composing[1]) : [];
	const bar = caretBox(lines, caret);
	return (
		<svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full max-w-none overflow-hidden">
			<g transform={svgMatrix(matrix)}>
				{chosen.map(({ matrix: bent, ...box }) => (
					<rect
						key={`${box.x} ${box.y}`}
						{...box}
						transform={bent && svgMatrix(bent)}
						className="fill-focus"
						fillOpacity="0.28"
					/>
				))}
				{composed.map(({ x, y, width, height, matrix: bent }) => (
					<rect
						key={`${x} ${y}`}
						x={x}
						y={y + height * 0.9}
						width={width}
						height={height * 0.04}
						transform={bent && svgMatrix(bent)}
						className="fill-focus"
					/>
				))}
				<rect
					x={bar.x - 2 / scale}
					y={bar.y}
					width={4 / scale}
					height={bar.height}
					transform={bar.matrix && svgMatrix(bar.matrix)}
					className="fill-field"
					fillOpacity="0.8"
				/>
				<rect
					data-caret=""
					x={bar.x - 1 / scale}
					y={bar.y}
					width={2 / scale}
					height={bar.height}
					transform={bar.matrix && svgMatrix(bar.matrix)}
					className="fill-focus motion-safe:animate-pulse"
				/>
			</g>
		</svg>
	);
}
