import type { Millimetres } from "#core/units.ts";
import type { DesignSide, GroupChild } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { checkArt, isArt, liesOverFold } from "#design/preflight/art-over-fold.ts";
import { checkFolds, type FoldedSide } from "#design/preflight/folds.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { besideFold, inkOf, stepBesideFold } from "./beside-fold.ts";
import { isPlaced } from "./boxes.ts";
import { leavesOf, movedBy } from "./element-tree.ts";
import { foldsOn } from "./panels.ts";
import { sameData } from "./same-data.ts";

/** What is known of the product's folds, and who measures words. */
export type Folding = { readonly sides: readonly FoldedSide[]; shaper(): TextShaper };

/** What is copied to a side. `folds`: those of the side that the originals are on. */
export type Copying = {
	readonly originals: readonly GroupChild[];
	readonly side: DesignSide;
	readonly folds: readonly Millimetres[];
	readonly folding: Folding | undefined;
};

/**
 * Copies that would come to lie across a fold, though their originals don't, go beside it: together where they fit, else
 * each by itself; between sides that are folded differently only what looks like an accident. null: one is too large.
 */
export function offFolds(copies: readonly GroupChild[], copying: Copying): readonly GroupChild[] | null {
	const { originals, side, folds, folding } = copying;
	const folded = { ...side, folds: foldsThere(copying) };
	if (!folding || folded.folds.length === 0) return copies;
	const shaper = folding.shaper();
	const areOver = originals.map((original) => isOver(original, { ...side, folds }, shaper));
	const isStray = (copy: GroupChild) =>
		areWordsOver(copy, folded, shaper) ||
		(isFoldedAlike(copying) ? liesOverFold(copy, folded) : checkArt(flatElements([copy]), folded, shaper).length > 0);
	const strays = copies.filter((copy, index) => !areOver[index] && isStray(copy));
	if (strays.length === 0) return copies;
	const together = areOver.includes(true) ? null : stepBesideFold(copies, folded, shaper);
	if (together !== null) return copies.map((copy) => movedBy(copy, together, 0));
	const steps = copies.map((copy) => (strays.includes(copy) ? stepBesideFold([copy], folded, shaper) : 0));
	return steps.every((step) => step !== null) ? copies.map((copy, index) => movedBy(copy, steps[index]!, 0)) : null;
}

/** Beside the fold at any price: what is wider than the part it is on becomes smaller, unless it is a group. */
export function smallerOffFolds(copies: readonly GroupChild[], copying: Copying): readonly GroupChild[] {
	const { originals, side, folding } = copying;
	if (!folding) return copies;
	const folded = { ...side, folds: foldsThere(copying) };
	return copies.map((copy, index) => {
		const [moved] = offFolds([copy], { ...copying, originals: [originals[index]!] }) ?? [];
		return moved ?? (isPlaced(copy) ? besideFold(copy, folded, folding.shaper()) : null) ?? copy;
	});
}

/** Both sides, that of the originals and the one they are copied to. */
export function isFoldedAlike(copying: Copying): boolean {
	return sameData(copying.folds, foldsThere(copying));
}

export function foldsThere({ side, folding }: Copying): readonly Millimetres[] {
	return folding ? foldsOn(side, folding.sides) : [];
}

function isOver(original: GroupChild, side: FoldedSide, shaper: TextShaper): boolean {
	return liesOverFold(original, side) || areWordsOver(original, side, shaper);
}

function areWordsOver(element: GroupChild, side: FoldedSide, shaper: TextShaper): boolean {
	return leavesOf(element).some(
		(leaf) => !isArt(leaf) && checkFolds(inkOf(leaf, side, shaper), side, side.folds).length > 0,
	);
}
