import type { Millimetres } from "#core/units.ts";
import type { SideFormat } from "#design/document.ts";
import type { Span } from "#design/geometry/bounds.ts";
import { type Finding, tenths } from "#design/preflight/warning.ts";

/** A side may be folded from top to bottom, at these places from its left edge. */
export type FoldedSide = SideFormat & { readonly folds?: readonly Millimetres[] };

/** On both sides of a fold, which is never exact and breaks ink: as much as is left to the edge, but no more than this. */
const MOST_SAFE: Millimetres = 3;

/** What reaches over a fold by less is on one side of it, as no fold is more exact. */
export const FOLD_SLACK: Millimetres = 1;

export function foldMargin({ safe }: SideFormat): Millimetres {
	return Math.min(safe, MOST_SAFE);
}

/** `across`: on both sides of the fold, not only close to it. */
export function checkFolds(ink: Span, side: SideFormat, folds: readonly Millimetres[] = []): readonly Finding[] {
	const reaching = (margin: Millimetres) => folds.find((fold) => ink.left < fold + margin && ink.right > fold - margin);
	const across = reaching(-FOLD_SLACK);
	const told = across ?? reaching(foldMargin(side));
	if (told === undefined) return [];
	const figures = { fold: tenths(told), ...(across !== undefined && { across: 1 }) };
	return [{ code: "over-fold", severity: "yellow", figures }];
}
