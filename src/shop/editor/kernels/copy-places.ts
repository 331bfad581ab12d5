import type { GroupChild, SideFormat } from "#design/document.ts";
import type { Span } from "#design/geometry/bounds.ts";
import { FOLD_SLACK } from "#design/preflight/folds.ts";
import { asideOf, type Step, stepsAnyway } from "./aside.ts";
import { boundsOf, type PlacedElement } from "./boxes.ts";
import { leavesOf, movedBy } from "./element-tree.ts";
import { boundsOfAll } from "./frame.ts";
import { type Copying, foldsThere, isFoldedAlike, offFolds, smallerOffFolds } from "./off-folds.ts";
import { panelAt, panelsOf, type Room } from "./panels.ts";

/** So many copies of one element find places of their own. */
const MOST_COPIES_IN_A_ROW = 24;
/** Millimetres; nearer than this a copy hides what it lies on. */
const HARDLY_APART = 0.1;

/**
 * Copies as large as their originals, none of which hides what is there; only parts too narrow for them make them smaller.
 * `stepsAt`: the ways to go at each distance, one that leads onto no fold first; where folds are in the way, an empty part
 * or aside beyond the safe zone. `from`: 0 where the originals' own place may be theirs.
 */
export function placedCopies(
	copies: readonly GroupChild[],
	copying: Copying,
	from: 0 | 1,
	stepsAt: (by: number) => readonly Step[],
): readonly GroupChild[] {
	const { side } = copying;
	const there = side.elements.flatMap(leavesOf);
	const isFree = (placed: readonly GroupChild[]) =>
		!placed.flatMap(leavesOf).some((leaf) => there.some((other) => coincide(leaf, other)));
	const distances = Array.from({ length: MOST_COPIES_IN_A_ROW }, (_, index) => (from + index) * asideOf(side));
	const moved = (step: Step): readonly GroupChild[] => copies.map((copy) => movedBy(copy, ...step));
	for (const by of distances) {
		const aside = stepsAt(by).map(moved);
		const undisturbed = aside.find((each) => isFree(each) && liesWell(each, copying));
		if (undisturbed) return undisturbed;
		const beside = aside.map((each) => offFolds(each, copying));
		const free = beside.find((each) => each !== null && isFree(each));
		if (free) return free;
		if (beside.every((each) => each === null)) break;
	}
	const emptied = onEmptyPart(copies, copying);
	if (emptied) return emptied;
	for (const by of isFoldedAlike(copying) ? distances : []) {
		const beyond = stepsAnyway(by)
			.map(moved)
			.find((each) => liesWell(each, copying) && isFree(each));
		if (beyond) return beyond;
	}
	return smallerOffFolds(moved(stepsAt(distances[0]!)[0]!), copying);
}

function liesWell(copies: readonly GroupChild[], copying: Copying): boolean {
	return offFolds(copies, copying) === copies;
}

/** On the same place of a part that has nothing on it yet. */
function onEmptyPart(copies: readonly GroupChild[], copying: Copying): readonly GroupChild[] | null {
	const { side } = copying;
	const folds = foldsThere(copying);
	const now = boundsOfAll(copies.flatMap(leavesOf));
	const own = panelAt(now, side, folds);
	const others = side.elements.flatMap(leavesOf).filter(({ opacity }) => opacity > 0);
	for (const part of panelsOf(side, folds)) {
		const { left, right } = endsOf(part, now, side);
		const isEmpty = !others
			.map(boundsOf)
			.some((other) => other.left < right - FOLD_SLACK && other.right > left + FOLD_SLACK);
		if (!isEmpty || now.right - now.left > right - left + FOLD_SLACK) continue;
		const across = (part.left ?? 0) - (own.left ?? 0);
		const placed = copies.map((copy) =>
			movedBy(copy, Math.min(right - now.right, Math.max(left - now.left, across)), 0),
		);
		if (liesWell(placed, copying)) return placed;
	}
	return null;
}

/** Up to the folds, and as far towards the side's edges as they reach now. */
function endsOf({ left: start = 0, width }: Room, now: Span, side: SideFormat): Span {
	const reach = Math.min(side.bleed, Math.max(-side.safe, -now.left, now.right - side.width));
	const end = start + width;
	return { left: start <= 0 ? -reach : start, right: end >= side.width ? side.width + reach : end };
}

function coincide(one: PlacedElement, other: PlacedElement): boolean {
	return one.kind === other.kind && Math.hypot(one.x - other.x, one.y - other.y) < HARDLY_APART;
}
