import type { Degrees } from "#core/units.ts";
import type { Box } from "#design/document.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { resizedAbout } from "#design/geometry/resized-about.ts";
import { type Bounds, boundsOf, centreOf, type PlacedElement } from "./boxes.ts";
import { HANDLES, type HandleName, normalised, pinchBox, resizeBox, SMALLEST_SIDE } from "./gestures.ts";
import { LARGEST_TYPE, SMALLEST_TYPE } from "./resize-element.ts";
import { scaledElement } from "./scale-element.ts";

const LARGEST_SIDE = 4000;

export function boundsOfAll(boxes: readonly Box[]): Bounds {
	const all = boxes.map(boundsOf);
	return {
		left: Math.min(...all.map(({ left }) => left)),
		top: Math.min(...all.map(({ top }) => top)),
		right: Math.max(...all.map(({ right }) => right)),
		bottom: Math.max(...all.map(({ bottom }) => bottom)),
	};
}

/** The upright box around several elements, by which they are moved, scaled and turned as one. */
export function frameOf(boxes: readonly Box[]): Box {
	const { left, top, right, bottom } = boundsOfAll(boxes);
	return { x: left, y: top, width: right - left, height: bottom - top, rotation: 0 };
}

/** Where an element is and how large when its frame has become another one of the same proportions. */
export function carried(element: PlacedElement, from: Box, to: Box): PlacedElement {
	const by = to.width / from.width;
	const turn = to.rotation - from.rotation;
	const scaled = scaledElement(element, by);
	const [fromX, fromY] = centreOf(from);
	const [toX, toY] = centreOf(to);
	const [x, y] = centreOf(element);
	const cos = Math.cos((turn * Math.PI) / 180) * by;
	const sin = Math.sin((turn * Math.PI) / 180) * by;
	const centreX = toX + cos * (x - fromX) - sin * (y - fromY);
	const centreY = toY + sin * (x - fromX) + cos * (y - fromY);
	return {
		...scaled,
		x: centreX - scaled.width / 2,
		y: centreY - scaled.height / 2,
		rotation: turn === 0 ? element.rotation : normalised(element.rotation + turn),
	};
}

/** By a corner; the opposite one stays where it is, or the centre does. */
export function resizedFrame(
	frame: Box,
	handle: HandleName,
	from: Point,
	to: Point,
	centred: boolean,
	elements: readonly PlacedElement[],
): Box {
	const wanted = resizeBox(frame, handle, from, to, { keepAspect: true, centred });
	const [pullX, pullY] = HANDLES[handle];
	return scaledFrame(
		frame,
		wanted.width / frame.width,
		elements,
		centred ? [0.5, 0.5] : [(1 - pullX) / 2, (1 - pullY) / 2],
	);
}

export function pinchedFrame(
	frame: Box,
	from: readonly [Point, Point],
	to: readonly [Point, Point],
	elements: readonly PlacedElement[],
): Box {
	const wanted = pinchBox(frame, from, to);
	const by = allowedScale(wanted.width / frame.width, elements);
	return resizedAbout(wanted, frame.width * by, frame.height * by, [0.5, 0.5]);
}

export function turnedFrame(frame: Box, by: Degrees): Box {
	return { ...frame, rotation: frame.rotation + by };
}

/** Grown about one of its points, given as fractions of its size, as far as all elements can follow. */
export function scaledFrame(
	frame: Box,
	wanted: number,
	elements: readonly PlacedElement[],
	about: readonly [number, number],
): Box {
	const by = allowedScale(wanted, elements);
	return resizedAbout(frame, frame.width * by, frame.height * by, about);
}

function allowedScale(wanted: number, elements: readonly PlacedElement[]): number {
	const least = elements.map((element) => {
		const side =
			element.kind === "shape" && element.form === "line" ? element.width : Math.min(element.width, element.height);
		return Math.min(1, element.kind === "text" ? SMALLEST_TYPE / element.size : SMALLEST_SIDE / side);
	});
	const most = elements.map((element) => {
		const side = LARGEST_SIDE / Math.max(element.width, element.height);
		return Math.max(1, element.kind === "text" ? Math.min(side, LARGEST_TYPE / element.size) : side);
	});
	return Math.min(Math.min(...most), Math.max(wanted, ...least));
}
