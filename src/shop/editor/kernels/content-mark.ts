import { shapedAs } from "#design/shaped-as.ts";
import { asWritten } from "./as-written.ts";
import type { KeptContent } from "./kept-version.ts";

/** Two multipliers of 32 bits: other designs with the same mark are not met by chance. */
const MULTIPLIERS = [0x01000193, 0x85ebca6b];

/**
 * Short, and the same for the same design whatever became of the order of its keys, of what its sides are cut to and of
 * what its letters need, on the way. A cart line's has no variant: its project may be other lines' too.
 */
export function contentMark({ variantId, document }: Pick<KeptContent, "document"> & Partial<KeptContent>): string {
	const words = inOrder([variantId, asWritten(shapedAs([], document))]);
	return MULTIPLIERS.map((multiplier) => folded(words, multiplier).toString(36)).join("-");
}

function inOrder(value: unknown): string {
	return JSON.stringify(value, (_key, part: unknown) =>
		typeof part === "object" && part !== null && !Array.isArray(part)
			? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
			: part,
	);
}

function folded(words: string, multiplier: number): number {
	let sum = words.length;
	for (let at = 0; at < words.length; at++) sum = Math.imul(sum ^ words.charCodeAt(at), multiplier);
	return sum >>> 0;
}
