import type { Degrees, Millimetres } from "#core/units.ts";
import type { Box } from "#design/document.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { resizedAbout } from "#design/geometry/resized-about.ts";
import { centreOf } from "./boxes.ts";

export type HandleName = "nw" | "n" | "ne" | "e" | "se" | "s" | "sw" | "w";
/** The direction in which each handle pulls, in the box's own axes. */
export const HANDLES: Readonly<Record<HandleName, readonly [-1 | 0 | 1, -1 | 0 | 1]>> = {
	nw: [-1, -1],
	n: [0, -1],
	ne: [1, -1],
	e: [1, 0],
	se: [1, 1],
	s: [0, 1],
	sw: [-1, 1],
	w: [-1, 0],
};
export const SMALLEST_SIDE: Millimetres = 2;

/** The opposite handle stays where it is, or the centre does when `centred`. */
export function resizeBox(
	box: Box,
	handle: HandleName,
	from: Point,
	to: Point,
	{ keepAspect = false, centred = false } = {},
): Box {
	const [pullX, pullY] = HANDLES[handle];
	const angle = (box.rotation * Math.PI) / 180;
	const dx = to[0] - from[0];
	const dy = to[1] - from[1];
	const reach = centred ? 2 : 1;
	const outX = (Math.cos(angle) * dx + Math.sin(angle) * dy) * pullX * reach;
	const outY = (-Math.sin(angle) * dx + Math.cos(angle) * dy) * pullY * reach;
	let width = Math.max(SMALLEST_SIDE, box.width + outX);
	let height = Math.max(SMALLEST_SIDE, box.height + outY);
	if (keepAspect) {
		const byWidth = width / box.width;
		const byHeight = height / box.height;
		const wanted = pullX && pullY ? Math.max(byWidth, byHeight) : pullX ? byWidth : byHeight;
		const factor = Math.max(wanted, smallestFactor(box));
		width = box.width * factor;
		height = box.height * factor;
	}
	return resizedAbout(box, width, height, centred ? [0.5, 0.5] : [(1 - pullX) / 2, (1 - pullY) / 2]);
}

/** `step` snaps to its multiples; without it the angle settles on quarter turns within two degrees. */
export function rotateBox(box: Box, from: Point, to: Point, step: Degrees = 0): Box {
	const [x, y] = centreOf(box);
	const turned = Math.atan2(to[1] - y, to[0] - x) - Math.atan2(from[1] - y, from[0] - x);
	const angle = box.rotation + (turned * 180) / Math.PI;
	if (step) return { ...bare(box), rotation: normalised(Math.round(angle / step) * step) };
	const quarter = Math.round(angle / 90) * 90;
	return { ...bare(box), rotation: normalised(Math.abs(angle - quarter) < 2 ? quarter : angle) };
}

/** Two fingers: the turn, scale and shift that take the first pair of points to the second. */
export function pinchBox(box: Box, from: readonly [Point, Point], to: readonly [Point, Point]): Box {
	const before = [from[1][0] - from[0][0], from[1][1] - from[0][1]] as const;
	const after = [to[1][0] - to[0][0], to[1][1] - to[0][1]] as const;
	const spread = Math.hypot(...before);
	const scale = spread === 0 ? 1 : Math.max(Math.hypot(...after) / spread, smallestFactor(box));
	const turn = spread === 0 ? 0 : Math.atan2(after[1], after[0]) - Math.atan2(before[1], before[0]);
	const [centreX, centreY] = centreOf(box);
	const x = centreX - (from[0][0] + from[1][0]) / 2;
	const y = centreY - (from[0][1] + from[1][1]) / 2;
	const cos = Math.cos(turn) * scale;
	const sin = Math.sin(turn) * scale;
	const width = box.width * scale;
	const height = box.height * scale;
	return {
		x: (to[0][0] + to[1][0]) / 2 + cos * x - sin * y - width / 2,
		y: (to[0][1] + to[1][1]) / 2 + sin * x + cos * y - height / 2,
		width,
		height,
		rotation: normalised(box.rotation + (turn * 180) / Math.PI),
	};
}

export function normalised(angle: Degrees): Degrees {
	const turned = ((angle % 360) + 540) % 360;
	return turned - 180;
}

function smallestFactor(box: Box): number {
	return Math.min(1, SMALLEST_SIDE / Math.min(box.width, box.height));
}

function bare({ x, y, width, height, rotation }: Box): Box {
	return { x, y, width, height, rotation };
}
