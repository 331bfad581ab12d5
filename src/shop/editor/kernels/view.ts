import type { Millimetres, ScreenPixels } from "#core/units.ts";
import type { SideFormat } from "#design/document.ts";
import type { Bounds } from "#design/geometry/bounds.ts";
import type { Point } from "#design/geometry/matrix.ts";

/** How the page lies on the stage: the trim box's top left corner in pixels, and pixels per millimetre. */
export type View = { readonly x: ScreenPixels; readonly y: ScreenPixels; readonly scale: number };
export type StageSize = { readonly width: ScreenPixels; readonly height: ScreenPixels };

const LARGEST_ZOOM = 8;
const SMALLEST_ZOOM = 0.5;
/** A little less than the margin of a page that is seen as a whole. */
const LINE: ScreenPixels = 19;
const DOUBLE_TAP_ZOOM = 2.5;

/** The whole page with its bleed, centred, with a margin around it. */
export function fitView(stage: StageSize, side: SideFormat, margin: ScreenPixels): View {
	const width = side.width + 2 * side.bleed;
	const height = side.height + 2 * side.bleed;
	const scale = Math.max(0.01, Math.min((stage.width - 2 * margin) / width, (stage.height - 2 * margin) / height));
	return { x: (stage.width - side.width * scale) / 2, y: (stage.height - side.height * scale) / 2, scale };
}

/** To the eye. */
export function isSameView(one: View, other: View): boolean {
	const isNear = Math.hypot(one.x - other.x, one.y - other.y) < 2;
	return isNear && Math.abs(one.scale / other.scale - 1) < 0.005;
}

/** The point under the pointer stays there. */
export function zoomView(view: View, factor: number, [x, y]: Point, fitted: View): View {
	const wanted = view.scale * factor;
	const scale = Math.min(fitted.scale * LARGEST_ZOOM, Math.max(fitted.scale * SMALLEST_ZOOM, wanted));
	const by = scale / view.scale;
	return { x: x + (view.x - x) * by, y: y + (view.y - y) * by, scale };
}

/** What is seen of the page with its bleed and a line above and below it; `isCut`: that is not all of its height. */
export type Seen = Bounds & { readonly scale: number; readonly isCut: boolean };

export function seenOf({ height, bleed }: SideFormat, view: View, stage: StageSize): Seen {
	const { scale } = view;
	const [left, from] = toPage(view, [0, LINE]);
	const [right, to] = toPage(view, [stage.width, stage.height - LINE]);
	const [top, bottom] = [Math.max(-bleed, from), Math.min(height + bleed, to)];
	return { left, right, top, bottom, scale, isCut: bottom - top < height + 2 * bleed };
}

/** Closer where it was tapped, or back to the whole page. */
export function doubleTapped(view: View, at: Point, fitted: View): View {
	return view.scale > fitted.scale * 1.05 ? fitted : zoomView(view, DOUBLE_TAP_ZOOM, at, fitted);
}

/** A part of the page as large as the stage allows. */
export function viewOn(bounds: Bounds, stage: StageSize, margin: ScreenPixels, fitted: View): View {
	const width = Math.max(1, bounds.right - bounds.left);
	const height = Math.max(1, bounds.bottom - bounds.top);
	const wanted = Math.min((stage.width - 2 * margin) / width, (stage.height - 2 * margin) / height);
	const scale = clamp(wanted, fitted.scale * SMALLEST_ZOOM, fitted.scale * LARGEST_ZOOM);
	return {
		x: stage.width / 2 - ((bounds.left + bounds.right) / 2) * scale,
		y: stage.height / 2 - ((bounds.top + bounds.bottom) / 2) * scale,
		scale,
	};
}

/** Keeps a part of the page on the stage, so that it can't be lost. */
export function panView(view: View, dx: ScreenPixels, dy: ScreenPixels, stage: StageSize, side: SideFormat): View {
	const keep = 48;
	return {
		...view,
		x: clamp(view.x + dx, keep - side.width * view.scale, stage.width - keep),
		y: clamp(view.y + dy, keep - side.height * view.scale, stage.height - keep),
	};
}

export function toPage(view: View, [x, y]: Point): readonly [Millimetres, Millimetres] {
	return [(x - view.x) / view.scale, (y - view.y) / view.scale];
}

export function toStage(view: View, [x, y]: Point): readonly [ScreenPixels, ScreenPixels] {
	return [view.x + x * view.scale, view.y + y * view.scale];
}

function clamp(value: number, low: number, high: number): number {
	return Math.min(high, Math.max(low, value));
}
