import type { DisplayList, PathNode } from "#design/display-list.ts";
import type { TextElement } from "#design/document.ts";
import { silhouette } from "#design/elements/text/silhouette.ts";
import type { Bounds } from "#design/geometry/bounds.ts";
import type { ShapedPicture } from "#design/text-shaping.ts";

type Effects = Pick<TextElement, "outline" | "shadow">;

/** What lies beneath the letters: the shadow of all, then their outline, which is stroked twice as wide and half hidden. */
export function textEffects(
	{ outline, shadow }: Effects,
	letters: readonly PathNode[],
	pictures: readonly ShapedPicture[],
): DisplayList {
	const rim = outline
		? [
				...letters.map(({ d }) => stroked(d, outline.color, outline.width * 2)),
				...pictures.map((picture) => silhouette(picture, outline.color, outline.width)),
			]
		: [];
	if (!shadow) return rim;
	const { x, y, color, opacity } = shadow;
	const cast = [
		...(outline ? letters.map(({ d }) => stroked(d, color, outline.width * 2)) : []),
		...letters.map(({ d }): PathNode => ({ type: "path", d, fill: { type: "solid", color } })),
		...pictures.map((picture) => silhouette(picture, color, outline?.width ?? 0)),
	];
	return [{ type: "group", matrix: [1, 0, 0, 1, x, y], opacity, children: cast }, ...rim];
}

/** What letters within `ink` cover together with their outline and shadow. */
export function withEffects(ink: Bounds, { outline, shadow }: Effects): Bounds {
	const around = outline?.width ?? 0;
	const [x, y] = shadow && shadow.opacity > 0 ? [shadow.x, shadow.y] : [0, 0];
	return {
		left: ink.left - around + Math.min(0, x),
		top: ink.top - around + Math.min(0, y),
		right: ink.right + around + Math.max(0, x),
		bottom: ink.bottom + around + Math.max(0, y),
	};
}

/** Effects of a text whose letters become so many times as large. */
export function scaledEffects({ outline, shadow }: Effects, by: number): Effects {
	return {
		...(outline && { outline: { ...outline, width: outline.width * by } }),
		...(shadow && { shadow: { ...shadow, x: shadow.x * by, y: shadow.y * by } }),
	};
}

function stroked(d: string, color: string, width: number): PathNode {
	return { type: "path", d, stroke: { color, width, join: "round" } };
}
