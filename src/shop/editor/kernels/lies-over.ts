import type { Box, LeafElement } from "#design/document.ts";
import type { FlatSide } from "#design/elements/group/flat-elements.ts";
import { apply, boxMatrix, type Point } from "#design/geometry/matrix.ts";
import { layoutElement } from "#design/layout.ts";
import { isArt } from "#design/preflight/art-over-fold.ts";
import type { FoldedSide } from "#design/preflight/folds.ts";
import type { Surroundings } from "#design/preflight/ground.ts";
import { pageBounds } from "#design/preflight/placement.ts";
import { printedAt } from "#design/preflight/printed-at.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { boundsOf, isPlaced, type PlacedElement } from "./boxes.ts";
import { wordsOf } from "./free-place.ts";
import { areOver } from "./free-rooms.ts";
import { panelAt, type Room } from "./panels.ts";

/** What can't be read any more is worse than what is seen less. */
const WORST_FIRST = ["text", "calendar", "qr", "photo", "art"] as const;
type Covered = (typeof WORST_FIRST)[number];

const SAMPLES = 16;
/** Tones are a small copy, whose cells may be a little lighter than what they stand for. */
const HIDING = 0.98;
/** Photos hide by their outlines. */
export const OPAQUE = { width: 1, height: 1, data: [0, 0, 0, 255] };

type FoldedFlatSide = FlatSide & Pick<FoldedSide, "folds">;

/** What an element hides of others, by their letters and outlines, the worst first. What fills the side, or its part, is the ground. */
export function liesOver(element: PlacedElement, side: FoldedFlatSide, shaper: TextShaper): readonly Covered[] {
	const place = side.elements.findIndex(({ id }) => id === element.id);
	const below = side.elements.slice(0, place).filter(({ opacity }) => opacity > 0);
	const hidden = new Set(below.filter((other) => isHidden(other, element, side, shaper)).map(kindOf));
	return WORST_FIRST.filter((kind) => hidden.has(kind));
}

function kindOf({ kind }: LeafElement): Covered {
	return WORST_FIRST.find((each) => each === kind) ?? "art";
}

function isHidden(other: LeafElement, upper: PlacedElement, side: FoldedFlatSide, shaper: TextShaper): boolean {
	if (!isPlaced(other)) return false;
	const place = other.kind === "text" ? pageBounds(other, wordsOf(other, shaper)) : boundsOf(other);
	if (!isArt(other)) return areOver(place, boundsOf(upper));
	return (
		pointsOver(upper).some(inkedBy(other, side, shaper)) &&
		!fillsSide(other, side, shaper, panelAt(boundsOf(upper), side, side.folds))
	);
}

export function fillsSide(element: LeafElement, side: FlatSide, shaper: TextShaper, part: Room = side): boolean {
	return cornersOf(part).every(inkedBy(element, side, shaper));
}

/** Whether a photo hides the side's background up to its edges; one whose tones are not known yet has no holes. */
export function isGroundCovered(side: FlatSide, shaper: TextShaper, tonesOf: Surroundings["tonesOf"]): boolean {
	const points = [...cornersOf({ ...side, safe: 0 }), ...pointsOver({ ...side, x: 0, y: 0, rotation: 0 })];
	return side.elements.some((each) => {
		if (each.kind !== "photo" || !each.picture || each.opacity < 1) return false;
		const inkAt = inkOf(each, side, shaper, (id) => tonesOf(id) ?? OPAQUE);
		return points.every((point) => inkAt(point).alpha > HIDING);
	});
}

export function inkedBy(element: LeafElement, side: FlatSide, shaper: TextShaper): (point: Point) => boolean {
	const inkAt = inkOf(element, side, shaper, () => OPAQUE);
	return (point) => inkAt(point).alpha > 0;
}

function inkOf(element: LeafElement, side: FlatSide, shaper: TextShaper, tonesOf: Surroundings["tonesOf"]) {
	const { matrix, body } = layoutElement(element, side, shaper);
	return printedAt([{ type: "group", matrix, ...body }], tonesOf);
}

/** Of the safe zone, a little within it. */
function cornersOf({ left = 0, width, height, safe }: Room): readonly Point[] {
	const inset = safe + 0.1;
	return [left + inset, left + width - inset].flatMap((x) => [inset, height - inset].map((y): Point => [x, y]));
}

export function pointsOver(box: Box): readonly Point[] {
	const matrix = boxMatrix(box);
	return Array.from({ length: SAMPLES ** 2 }, (_, index) => {
		const across = ((index % SAMPLES) + 0.5) / SAMPLES;
		const down = (Math.floor(index / SAMPLES) + 0.5) / SAMPLES;
		return apply(matrix, [across * box.width, down * box.height]);
	});
}
