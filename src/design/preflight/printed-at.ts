import { blended, type Rgb, rgbOf } from "#design/contrast.ts";
import type { DisplayList, DisplayNode, GroupNode, ImageNode, PathNode } from "#design/display-list.ts";
import { recolor } from "#design/elements/photo/color-matrix.ts";
import { apply, invert, type Point } from "#design/geometry/matrix.ts";
import { followPath, insideOfPath } from "#design/geometry/path-inside.ts";
import type { Surroundings } from "#design/preflight/ground.ts";
import { paintAt } from "#design/preflight/paint-at.ts";

/** What covers a point: its colour, and from 0 to 1 how much of what lies below it hides. */
export type Ink = { readonly color: Rgb; readonly alpha: number };
type InkAt = (point: Point) => Ink;

const NONE: Ink = { color: [0, 0, 0], alpha: 0 };

/** What a list prints at points of the side; nothing where a photo's tones are not known. Dashes are taken as whole lines, and blurred edges as sharp ones. */
export function printedAt(display: DisplayList, tonesOf: Surroundings["tonesOf"]): InkAt {
	const layers = display.map((node) => nodeAt(node, tonesOf)).toReversed();
	return (point) => {
		let seen = NONE;
		for (const layer of layers) {
			if (seen.alpha === 1) break;
			seen = over(seen, layer(point));
		}
		return seen;
	};
}

function nodeAt(node: DisplayNode, tonesOf: Surroundings["tonesOf"]): InkAt {
	switch (node.type) {
		case "group":
			return groupAt(node, tonesOf);
		case "path":
			return pathAt(node);
		case "image":
			return imageAt(node, tonesOf);
	}
}

function groupAt(
	{ screenOnly, matrix, clip, shadow, opacity = 1, children }: GroupNode,
	tonesOf: Surroundings["tonesOf"],
): InkAt {
	if (screenOnly || opacity === 0) return () => NONE;
	const own = matrix && invert(matrix);
	const within = clip === undefined ? () => true : insideOfPath(clip);
	const inside = printedAt(children, tonesOf);
	const shade = shadow && rgbOf(shadow.color);
	return (point) => {
		const place = own ? apply(own, point) : point;
		let seen = within(place) ? inside(place) : NONE;
		if (shadow && shade && seen.alpha < 1) {
			const { alpha } = inside([place[0] - shadow.x, place[1] - shadow.y]);
			seen = over(seen, { color: shade, alpha: alpha * shadow.opacity });
		}
		return opacity === 1 ? seen : { ...seen, alpha: seen.alpha * opacity };
	};
}

function pathAt({ d, fill, stroke }: PathNode): InkAt {
	const path = followPath(d);
	const line: Ink | undefined = stroke && { color: rgbOf(stroke.color), alpha: 1 };
	const reach = (stroke?.width ?? 0) / 2;
	const paint = paintAt(fill ?? null, d);
	return (point) => {
		if (line && path.isNear(point, reach)) return line;
		const color = fill && path.isInside(point) ? paint(point) : null;
		return color ? { color, alpha: 1 } : NONE;
	};
}

function imageAt({ pictureId, box, crop, colors }: ImageNode, tonesOf: Surroundings["tonesOf"]): InkAt {
	const tones = tonesOf(pictureId);
	if (!tones) return () => NONE;
	return ([x, y]) => {
		const [u, v] = [(x - box.x) / box.width, (y - box.y) / box.height];
		if (u < 0 || u > 1 || v < 0 || v > 1) return NONE;
		const column = cell((crop.x + u * crop.width) * tones.width, tones.width);
		const row = cell((crop.y + v * crop.height) * tones.height, tones.height);
		const pixel = Uint8Array.from(
			{ length: 4 },
			(_, channel) => tones.data[(row * tones.width + column) * 4 + channel] ?? 0,
		);
		if (colors) recolor(pixel, 4, colors);
		const [red = 0, green = 0, blue = 0, alpha = 0] = pixel;
		return { color: [red, green, blue], alpha: alpha / 255 };
	};
}

function over(upper: Ink, lower: Ink): Ink {
	if (upper.alpha === 0) return lower;
	const alpha = upper.alpha + lower.alpha * (1 - upper.alpha);
	return { color: blended(upper.color, lower.color, upper.alpha / alpha), alpha };
}

function cell(at: number, count: number): number {
	return Math.min(count - 1, Math.max(0, Math.floor(at)));
}
