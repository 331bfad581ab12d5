import type { Millimetres } from "#core/units.ts";
import type { SideFormat } from "#design/document.ts";
import { insetOfRoom } from "#design/geometry/side-outline.ts";
import type { Bounds } from "./boxes.ts";

const PART_OF_SIDE = 0.04;
const LEAST: Millimetres = 5;
const UPRIGHT = [
	[0, 1],
	[0, -1],
] as const;
const DIAGONALS = [
	[1, 1],
	[-1, -1],
	[-1, 1],
	[1, -1],
] as const;

export type Step = readonly [across: Millimetres, down: Millimetres];

/** So far that a copy is seen beside its original. */
export function asideOf({ width, height }: SideFormat): Millimetres {
	return Math.max(LEAST, Math.min(width, height) * PART_OF_SIDE);
}

/** The diagonal ways to go so far on which least leaves the safe zone. */
export function stepsAside(bounds: Bounds, side: SideFormat, by = asideOf(side)): readonly Step[] {
	const [across, down] = insetOfRoom(side);
	const over = ([dx, dy]: Step) =>
		Math.max(0, across - bounds.left - dx) +
		Math.max(0, down - bounds.top - dy) +
		Math.max(0, bounds.right + dx + across - side.width) +
		Math.max(0, bounds.bottom + dy + down - side.height);
	const steps = diagonals(by);
	const least = Math.min(...steps.map(over));
	return steps.filter((step) => over(step) < least + 0.01);
}

/** All ways to go so far, past the safe zone too; up and down leads onto no fold. */
export function stepsAnyway(by: number): readonly Step[] {
	return [...diagonals(by), ...UPRIGHT.map(([x, y]): Step => [x * by, y * by])];
}

function diagonals(by: number): readonly Step[] {
	return DIAGONALS.map(([x, y]): Step => [x * by, y * by]);
}
