import type { Millimetres } from "#core/units.ts";
import type { DisplayList, DisplayNode, ImageNode } from "#design/display-list.ts";
import { IDENTITY, type Matrix, multiply } from "#design/geometry/matrix.ts";

export type ImageUse = { readonly node: ImageNode; readonly width: Millimetres; readonly height: Millimetres };
export type Medium = "screen" | "print";

/** Every picture in the list with the size at which it is printed. */
export function imageUses(display: DisplayList, medium: Medium): readonly ImageUse[] {
	return display.flatMap((node) => usesOf(node, medium, IDENTITY));
}

/** Matrices, not lengths: within a group that is stretched one way, what lies turned is stretched the other way. */
function usesOf(node: DisplayNode, medium: Medium, matrix: Matrix): readonly ImageUse[] {
	switch (node.type) {
		case "path":
			return [];
		case "image": {
			const [a, b, c, d] = matrix;
			return [{ node, width: node.box.width * Math.hypot(a, b), height: node.box.height * Math.hypot(c, d) }];
		}
		case "group": {
			if (node.screenOnly && medium === "print") return [];
			const within = node.matrix ? multiply(matrix, node.matrix) : matrix;
			return node.children.flatMap((child) => usesOf(child, medium, within));
		}
	}
}

/** What is shown of the picture, and how; a blur as a fraction of the box's width. */
export function photoLook({ crop, colors, blur, box }: ImageNode) {
	return { crop, ...(colors && { colors }), ...(blur && { blur: blur / box.width }) };
}

/** Whether parts of the group may overlap, so that its opacity needs a layer of its own. */
export function hasManyParts(display: DisplayList): boolean {
	if (display.length !== 1) return display.length > 1;
	const only = display[0]!;
	switch (only.type) {
		case "image":
			return false;
		case "path":
			return only.fill !== undefined && only.stroke !== undefined;
		case "group":
			return only.shadow !== undefined || hasManyParts(only.children);
	}
}
