import { shapedAs } from "#design/shaped-as.ts";
import { asWritten } from "./as-written.ts";
import type { KeptContent } from "./kept-version.ts";
import { estimatedIn } from "./remeasured-steps.ts";

type Marked = Pick<KeptContent, "document"> & Partial<KeptContent>;

/** Two multipliers of 32 bits: other designs with the same mark are not met by chance. */
const MULTIPLIERS = [0x01000193, 0x85ebca6b];

/**
 * Short, and the same for the same design whatever became of the order of its keys, and what its sides are cut to, on the
 * way. A cart line's has no variant: its project may be other lines' too. It names the texts that were measured by other
 * letters: what follows from those is no part of it.
 */
export function contentMark(content: Marked): string {
	return markWithout(content, estimatedIn(content.document));
}

/** Whether it is what was marked, or what the shop makes of it: texts measured by their own letters. */
export function isMarkedAs(content: Marked, mark: string): boolean {
	const [, ...estimated] = mark.split(" ");
	return markWithout(content, new Set(estimated.map(decodeURIComponent))) === mark;
}

function markWithout({ variantId, document }: Marked, estimated: ReadonlySet<string>): string {
	const words = inOrder([variantId, asWritten(shapedAs([], document), estimated)]);
	const folds = MULTIPLIERS.map((multiplier) => folded(words, multiplier).toString(36)).join("-");
	return [folds, ...[...estimated].map(encodeURIComponent)].join(" ");
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
