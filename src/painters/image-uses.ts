import type { Millimetres } from "#core/units.ts";
import type { DisplayList, DisplayNode, ImageNode } from "#design/display-list.ts";
import { IDENTITY } from "#design/geometry/matrix.ts";

export type ImageUse = { readonly node: ImageNode; readonly width: Millimetres; readonly height: Millimetres };
export type Medium = "screen" | "print";

/** Every picture in the list with the size at which it is printed. */
export function imageUses(display: DisplayList, medium: Medium): readonly ImageUse[] {
	return display.flatMap((node) => usesOf(node, medium, 1, 1));
}

function usesOf(node: DisplayNode, medium: Medium, scaleX: number, scaleY: number): readonly ImageUse[] {
	switch (node.type) {
		case "path":
			return [];
		case "image":
			return [{ node, width: node.box.width * scaleX, height: node.box.height * scaleY }];
		case "group": {
			if (node.screenOnly && medium === "print") return [];
			const [a, b, c, d] = node.matrix ?? IDENTITY;
			return node.children.flatMap((child) =>
				usesOf(child, medium, scaleX * Math.hypot(a, b), scaleY * Math.hypot(c, d)),
			);
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
