import type { ScreenPixels } from "#core/units.ts";
import { HIT_SLOP } from "./hit-test.ts";

/**
 * `reach`: how far outside of the box it pulls; `middle`: of something small, what moves it whatever lies around it to be
 * pulled; `inward`: the least of a corner within the box, as far as the handle that is seen there must answer.
 */
type Grip = { readonly reach: ScreenPixels; readonly middle: ScreenPixels; readonly inward: ScreenPixels };

export const GRIPS = {
	mouse: { reach: 14, middle: 10, inward: 0 },
	/** A finger that was meant for something small moves it: its corners are reached from outside alone. */
	finger: { reach: 22, middle: 28, inward: -HIT_SLOP },
} as const satisfies Record<string, Grip>;
export type GripName = keyof typeof GRIPS;

/** Of the square that is drawn. */
export const HANDLE: ScreenPixels = 11;
const FARTHEST_SHIFT: ScreenPixels = 8;
/** An edge is pulled by what its corners leave of it, or by this much. */
const SHORTEST_EDGE: ScreenPixels = 10;

/**
 * What pulls around a handle, along one axis of a box of this length: from the handle's place, which its `pull` puts at the
 * start (-1), in the middle or at the end of it (1).
 */
export function gripSpan(
	name: GripName,
	pull: -1 | 0 | 1,
	length: ScreenPixels,
): { readonly start: ScreenPixels; readonly size: ScreenPixels } {
	const { reach, middle, inward: least } = GRIPS[name];
	const inward = Math.min(reach, Math.max(least, (length - middle) / 2));
	if (pull === 0) {
		const half = Math.min(reach, Math.max(SHORTEST_EDGE, length - 2 * Math.max(0, inward)) / 2);
		return { start: -half, size: 2 * half };
	}
	return { start: pull > 0 ? -inward : -reach, size: reach + inward };
}

/** How far out of its place a handle is drawn, so that something small is seen between them. */
export function handleShift(length: ScreenPixels): ScreenPixels {
	return Math.max(0, Math.min(FARTHEST_SHIFT, (3 * HANDLE - length) / 2));
}
