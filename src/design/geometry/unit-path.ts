import { PATH_SEPARATORS } from "./path-bounds.ts";

const COORDINATES = { M: 2, L: 2, Q: 4, C: 6, Z: 0 } as const;
const NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/;
const BETWEEN_NUMBERS = new RegExp(`[${PATH_SEPARATORS}]+`);
/** Handles of a curve may stand outside of the unit square. */
const FARTHEST = 2;

/** The commands of a path in or near the unit square; undefined where it has others than absolute M, L, Q, C and Z, each with one set of numbers. */
export function unitPathParts(d: string): readonly string[] | undefined {
	const parts = d.match(/[MLQCZ][^MLQCZ]*/g) ?? [];
	return parts.length > 0 && parts[0]!.startsWith("M") && parts.join("") === d && parts.every(isWhole)
		? parts
		: undefined;
}

function isWhole(part: string): boolean {
	const numbers = part.slice(1).split(BETWEEN_NUMBERS).filter(Boolean);
	const isNear = (each: string) => NUMBER.test(each) && Math.abs(Number(each)) <= FARTHEST;
	return numbers.length === COORDINATES[part[0] as keyof typeof COORDINATES] && numbers.every(isNear);
}
