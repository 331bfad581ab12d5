import type { Millimetres } from "#core/units.ts";
import type { DesignElement, DesignSide, LeafElement, SideFormat } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { type Bounds, unitedBounds } from "#design/geometry/bounds.ts";
import { FOLD_SLACK } from "#design/preflight/folds.ts";
import { pageBounds, shownPart, wholeBox } from "#design/preflight/placement.ts";
import { type Finding, tenths, type Warning } from "#design/preflight/warning.ts";

/** What is drawn across a fold on purpose has at least this part of its width on either side, or goes on to the other part's end. */
const MEANT = 1 / 3;

/**
 * Photos, shapes and graphics that reach over a fold by accident; a group is told of as one. `told`: of whom it is said
 * already that words of theirs lie across a fold.
 */
export function artOverFolds(
	side: DesignSide,
	folds: readonly Millimetres[] = [],
	told: ReadonlySet<string> = new Set(),
): readonly Warning[] {
	if (folds.length === 0) return [];
	return side.elements.flatMap((element) => {
		if (flatElements([element]).some(({ id }) => told.has(id))) return [];
		return checkArt(element, side, folds).map((finding) => ({
			...finding,
			sideCode: side.code,
			elementId: element.id,
		}));
	});
}

export function elementsOverFolds(warnings: readonly Warning[]): ReadonlySet<string> {
	return new Set(warnings.flatMap(({ code, elementId }) => (code === "over-fold" ? [elementId] : [])));
}

export function checkArt(
	element: DesignElement,
	side: SideFormat,
	folds: readonly Millimetres[] = [],
): readonly Finding[] {
	const leaves = flatElements([element]);
	const whole = leaves.map(artBounds).reduce(unitedBounds, undefined);
	const crosses = leaves.filter(isArt).flatMap((leaf) => crossed(artBounds(leaf), folds));
	if (!whole) return [];
	const seen = within(whole, side);
	const fold = crossed(seen, folds).find((each) => crosses.includes(each) && !isMeant(seen, each, side, folds));
	if (fold === undefined) return [];
	const beyond = tenths(Math.min(fold - seen.left, seen.right - fold));
	return [{ code: "art-over-fold", severity: "yellow", figures: { fold: tenths(fold), beyond } }];
}

/** On purpose or not. */
export function liesOverFold(element: DesignElement, folds: readonly Millimetres[]): boolean {
	return flatElements([element]).some((leaf) => isArt(leaf) && crossed(artBounds(leaf), folds).length > 0);
}

/** What preflight asks of words is more: none of them comes close to a fold. */
export function isArt({ kind }: LeafElement): boolean {
	return kind === "photo" || kind === "shape" || kind === "clip-art";
}

function artBounds(element: LeafElement): Bounds | undefined {
	if (element.kind === "background") return undefined;
	return pageBounds(element, element.kind === "photo" ? shownPart(element) : wholeBox(element));
}

function crossed(bounds: Bounds | undefined, folds: readonly Millimetres[]): readonly Millimetres[] {
	if (!bounds) return [];
	return folds.filter((fold) => fold - bounds.left > FOLD_SLACK && bounds.right - fold > FOLD_SLACK);
}

function isMeant({ left, right }: Bounds, fold: Millimetres, side: SideFormat, folds: readonly Millimetres[]): boolean {
	const lesser = Math.min(fold - left, right - fold);
	if (lesser >= (right - left) * MEANT) return true;
	const edges = [0, ...folds, side.width];
	return right - fold < fold - left
		? right >= Math.min(...edges.filter((edge) => edge > fold)) - FOLD_SLACK
		: left <= Math.max(...edges.filter((edge) => edge < fold)) + FOLD_SLACK;
}

/** What is beyond the bleed is not printed. */
function within({ left, top, right, bottom }: Bounds, { width, bleed }: SideFormat): Bounds {
	return { left: Math.max(left, -bleed), top, right: Math.min(right, width + bleed), bottom };
}
