import type { Millimetres } from "#core/units.ts";
import type { DesignSide, GroupChild } from "#design/document.ts";
import { checkArt, isArt, liesOverFold } from "#design/preflight/art-over-fold.ts";
import { checkFolds, type FoldedSide } from "#design/preflight/folds.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { besideFold, inkOf, stepBesideFold } from "./beside-fold.ts";
import { isPlaced } from "./boxes.ts";
import { leavesOf, movedBy } from "./element-tree.ts";
import { foldsOn } from "./panels.ts";

/** What is known of the product's folds, and who measures words. */
export type Folding = { readonly sides: readonly FoldedSide[]; shaper(): TextShaper };

/**
 * Copies that would come to lie across a fold, though their originals don't, go beside it: together where they fit, else
 * each by itself. `folds`: those of the side that the originals are on.
 */
export function offFolds(
	copies: readonly GroupChild[],
	originals: readonly GroupChild[],
	side: DesignSide,
	folds: readonly Millimetres[],
	{ sides, shaper }: Folding,
): readonly GroupChild[] {
	const folded = { ...side, folds: foldsOn(side, sides) };
	if (folded.folds.length === 0) return copies;
	const areOver = originals.map((original) => isOver(original, { ...side, folds }, shaper()));
	const strays = copies.filter((copy, index) => !areOver[index] && isStray(copy, folded, shaper()));
	if (strays.length === 0) return copies;
	const step = areOver.includes(true) ? null : stepBesideFold(copies, folded, shaper());
	if (step !== null) return copies.map((copy) => movedBy(copy, step, 0));
	return copies.map((copy) => (strays.includes(copy) ? beside(copy, folded, shaper()) : copy));
}

function beside(copy: GroupChild, side: FoldedSide, shaper: TextShaper): GroupChild {
	if (isPlaced(copy)) return besideFold(copy, side, shaper) ?? copy;
	return movedBy(copy, stepBesideFold([copy], side, shaper) ?? 0, 0);
}

function isStray(copy: GroupChild, side: FoldedSide, shaper: TextShaper): boolean {
	return checkArt(copy, side, side.folds).length > 0 || areWordsOver(copy, side, shaper);
}

function isOver(original: GroupChild, side: FoldedSide, shaper: TextShaper): boolean {
	return liesOverFold(original, side.folds ?? []) || areWordsOver(original, side, shaper);
}

function areWordsOver(element: GroupChild, side: FoldedSide, shaper: TextShaper): boolean {
	return leavesOf(element).some((leaf) => !isArt(leaf) && checkFolds(inkOf(leaf, shaper), side, side.folds).length > 0);
}
