import type { Millimetres } from "#core/units.ts";
import type { DesignDocument, DesignElement, LeafElement } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { type Span, unitedSpan } from "#design/geometry/bounds.ts";
import { type Art, outlineSpan, printedSpan } from "#design/preflight/art-outline.ts";
import { FOLD_SLACK, type FoldedSide } from "#design/preflight/folds.ts";
import { pageBounds, wholeBox } from "#design/preflight/placement.ts";
import { type Finding, tenths, type Warning } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";

/** What is drawn across a fold on purpose has at least this part of its width on either side, or goes on to the other part's end. */
const MEANT = 1 / 3;

type Document = Pick<DesignDocument, "sides" | "bound">;

/**
 * Photos, shapes and graphics that are printed across a fold by accident; a group is told of as one, and not at all where
 * `found` tells already that words of it lie across. What a template keeps in its place nobody could mend.
 */
export function artOverFolds(
	{ sides, bound }: Document,
	found: readonly Warning[],
	foldsOf: (sideCode: string) => readonly Millimetres[] | undefined,
	shaper: TextShaper,
): readonly Warning[] {
	const told = new Set(found.flatMap(({ code, elementId }) => (code === "over-fold" ? [elementId] : [])));
	const mayMove = ({ locks }: LeafElement) => !(bound && locks?.includes("place"));
	return sides.flatMap((side) => {
		const folds = foldsOf(side.code) ?? [];
		if (folds.length === 0) return [];
		return side.elements.flatMap((element) => {
			const leaves = flatElements([element]);
			if (leaves.some(({ id }) => told.has(id))) return [];
			const findings = checkArt(leaves.filter(isPrinted), { ...side, folds }, shaper, mayMove);
			return findings.map((finding) => ({ ...finding, sideCode: side.code, elementId: element.id }));
		});
	});
}

/** Of one element, or of all in a group; only what `isAsked` can be the reason. */
export function checkArt(
	leaves: readonly LeafElement[],
	side: FoldedSide,
	shaper: TextShaper,
	isAsked: (leaf: LeafElement) => boolean = () => true,
): readonly Finding[] {
	const crosses = leaves.filter(isAsked).flatMap((leaf) => crossedBy(leaf, side));
	if (crosses.length === 0) return [];
	const seen = unitedSpan(leaves.flatMap((leaf) => printedSpan(leaf, side, shaper) ?? []));
	if (!seen) return [];
	const fold = crossed(seen, side).find((each) => crosses.includes(each) && !isMeant(seen, each, side));
	if (fold === undefined) return [];
	const beyond = tenths(Math.min(fold - seen.left, seen.right - fold));
	return [{ code: "art-over-fold", severity: "yellow", figures: { fold: tenths(fold), beyond } }];
}

/** On purpose or not. */
export function liesOverFold(element: DesignElement, side: FoldedSide): boolean {
	return flatElements([element]).some((leaf) => crossedBy(leaf, side).length > 0);
}

/** What preflight asks of words is more: none of them comes close to a fold. */
export function isArt(leaf: LeafElement): leaf is Art {
	return leaf.kind === "photo" || leaf.kind === "shape" || leaf.kind === "clip-art";
}

/** Outlines are long: only those of whose box it may be true are followed. */
function crossedBy(leaf: LeafElement, side: FoldedSide): readonly Millimetres[] {
	if (!isArt(leaf)) return [];
	if (leaf.kind !== "shape" && crossed(pageBounds(leaf, wholeBox(leaf)), side).length === 0) return [];
	const span = outlineSpan(leaf, side);
	return span ? crossed(span, side) : [];
}

/** An empty slot is seen on the screen alone. */
function isPrinted(leaf: LeafElement): boolean {
	if (leaf.opacity === 0) return false;
	if (leaf.kind === "photo") return leaf.picture !== null;
	return leaf.kind !== "shape" || leaf.stroke !== null || (leaf.fill !== null && leaf.form !== "line");
}

function crossed({ left, right }: Span, { folds = [] }: FoldedSide): readonly Millimetres[] {
	return folds.filter((fold) => fold - left > FOLD_SLACK && right - fold > FOLD_SLACK);
}

function isMeant({ left, right }: Span, fold: Millimetres, { folds = [], width }: FoldedSide): boolean {
	const lesser = Math.min(fold - left, right - fold);
	if (lesser >= (right - left) * MEANT) return true;
	const edges = [0, ...folds, width];
	return right - fold < fold - left
		? right >= Math.min(...edges.filter((edge) => edge > fold)) - FOLD_SLACK
		: left <= Math.max(...edges.filter((edge) => edge < fold)) + FOLD_SLACK;
}
