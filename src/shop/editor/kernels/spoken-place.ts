import type { Box, SideFormat } from "#design/document.ts";
import { boundsOf, centreOf } from "./boxes.ts";

const ROWS = ["top", "middle", "bottom"] as const;
const COLUMNS = ["left", "centre", "right"] as const;
/** Of the side's length: from here on it is said to fill it. */
const WHOLE = 0.95;

export type SpokenPlace = "whole" | `${(typeof ROWS)[number]}-${(typeof COLUMNS)[number]}`;

/** Which of nine parts of the side it is in, by its centre. */
export function spokenPlace(box: Box, { width, height }: SideFormat): SpokenPlace {
	const { left, top, right, bottom } = boundsOf(box);
	const across = Math.min(right, width) - Math.max(left, 0);
	const down = Math.min(bottom, height) - Math.max(top, 0);
	if (across >= width * WHOLE && down >= height * WHOLE) return "whole";
	const [x, y] = centreOf(box);
	return `${third(ROWS, y / height)}-${third(COLUMNS, x / width)}`;
}

function third<Name>(names: readonly [Name, Name, Name], part: number): Name {
	return names[part < 1 / 3 ? 0 : part > 2 / 3 ? 2 : 1];
}
