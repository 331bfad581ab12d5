import type { DisplayNode, PathNode } from "#design/display-list.ts";
import type { ClipArtElement, ClipArtPath } from "#design/document.ts";
import type { ElementLayout } from "#design/elements/element-layout.ts";
import { boxMatrix, type Matrix } from "#design/geometry/matrix.ts";
import { movedPath } from "#design/geometry/moved-path.ts";
import { mm } from "#design/geometry/paths.ts";
import { squareIn } from "#design/geometry/square-in.ts";

/** For a path that has no colour in a picture that has none. */
export const PLAIN = "#000000";

export const clipArtLayout: ElementLayout<ClipArtElement> = {
	matrix: boxMatrix,
	bodyFields: ({ paths, color, flipX, flipY, width, height }) => [paths, color, flipX, flipY, width, height],
	body: (element) => ({ children: clipArtPaths(element).map(faded) }),
};

export type DrawnPath = { readonly node: PathNode; readonly opacity: number };

/** Paths in the unit square where a matrix takes them; lines grow with `size`. */
export function artNodes(paths: readonly ClipArtPath[], matrix: Matrix, size: number): readonly DisplayNode[] {
	return paths.map((path) => faded(drawn(path, matrix, size, PLAIN)));
}

/** In the element's own millimetres, in paint order. */
export function clipArtPaths(element: ClipArtElement): readonly DrawnPath[] {
	const { x, y, size } = squareIn(element);
	const [across, down] = [element.flipX ? -size : size, element.flipY ? -size : size];
	const matrix: Matrix = [across, 0, 0, down, element.flipX ? x + size : x, element.flipY ? y + size : y];
	return element.paths.map((path) => drawn(path, matrix, size, element.color ?? PLAIN));
}

function drawn({ d, color, stroke, opacity = 1 }: ClipArtPath, matrix: Matrix, size: number, plain: string): DrawnPath {
	const ink = color ?? plain;
	const path = { type: "path", d: movedPath(d, matrix) } as const;
	const node: PathNode =
		stroke === undefined
			? { ...path, fill: { type: "solid", color: ink } }
			: { ...path, stroke: { color: ink, width: mm(stroke * size), join: "round", cap: "round" } };
	return { node, opacity };
}

function faded({ node, opacity }: DrawnPath): DisplayNode {
	return opacity === 1 ? node : { type: "group", opacity, children: [node] };
}
