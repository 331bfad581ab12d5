import type { BackgroundElement, LeafElement, TextElement } from "#design/document.ts";
import type { FlatSide } from "#design/elements/group/flat-elements.ts";
import type { Bounds } from "#design/geometry/bounds.ts";
import { apply, boxMatrix, type Point } from "#design/geometry/matrix.ts";
import { layoutElement } from "#design/layout.ts";
import { mayChange } from "#design/locks.ts";
import type { Surroundings } from "#design/preflight/ground.ts";
import { extentOf, letterPoints } from "#design/preflight/letter-points.ts";
import { pageBounds, wholeBox } from "#design/preflight/placement.ts";
import { printedAt } from "#design/preflight/printed-at.ts";
import type { Finding } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";

/** What lets less of a letter through hides it: 2 : 1 is left of black on white. */
const HIDES = 0.7;
/** Of a line's letters: less is a drawing that plays around them. */
const PART_TOLD = 0.25;
const PART_LOST = 0.5;
/** Of one letter, when nothing of it can be guessed. */
const LETTER_LOST = 0.85;
/** To the size of the text: dots, commas and accents are no letters. */
const SMALL = 0.3;
const GLANCES = 4;

type InkAt = ReturnType<typeof printedAt>;
type Placed = Exclude<LeafElement, BackgroundElement>;
type Coverer = { readonly element: Placed; readonly place: number; readonly bounds: Bounds };
type Coverers = { readonly placeOf: ReadonlyMap<LeafElement, number>; readonly coverers: readonly Coverer[] };
type Remembered = { readonly asked: readonly unknown[]; readonly findings: readonly Finding[] };

const remembered = new WeakMap<TextElement, Remembered>();
const knownCoverers = new WeakMap<FlatSide, Coverers>();
const knownBounds = new WeakMap<Placed, Bounds>();
const knownInks = new WeakMap<LeafElement, { readonly asked: Surroundings; readonly inkAt: InkAt }>();

/** Told of words that a photo, shape, graphic or code hides by its printed form; `code`: it must not be hidden in its turn. */
export function checkTextCovered(
	text: TextElement,
	side: FlatSide,
	surroundings: Surroundings,
	shaper: TextShaper,
): readonly Finding[] {
	const above = elementsAbove(text, side);
	const most = 1 - above.reduce((left, { opacity }) => left * (1 - opacity), 1);
	if (most <= HIDES || text.opacity === 0) return [];
	const asked = [surroundings, shaper, ...above];
	const known = remembered.get(text);
	if (known?.asked.length === asked.length && known.asked.every((each, index) => each === asked[index])) {
		return known.findings;
	}
	const severity = severityOf(text, hidingAt(text, above, side, surroundings, shaper), shaper);
	const covering = severity ? coveringText(text, side, surroundings, shaper) : [];
	const isMeant = severity === "yellow" && covering.every(isKept);
	const figures: Finding["figures"] = covering.some(({ kind }) => kind === "qr") ? { code: 1 } : {};
	const findings: readonly Finding[] = severity && !isMeant ? [{ code: "text-covered", severity, figures }] : [];
	remembered.set(text, { asked, findings });
	return findings;
}

/** Those that hide a point of its letters at least. */
export function coveringText(
	text: TextElement,
	side: FlatSide,
	surroundings: Surroundings,
	shaper: TextShaper,
): readonly LeafElement[] {
	const points = pointsOf(text, shaper);
	return elementsAbove(text, side).filter((element) =>
		points.some(hidingAt(text, [element], side, surroundings, shaper, 0)),
	);
}

/** Whether it is printed below all of the letters. */
export function standsOn(
	text: TextElement,
	panel: Placed,
	side: FlatSide,
	surroundings: Surroundings,
	shaper: TextShaper,
): boolean {
	const points = pointsOf(text, shaper);
	return points.length > 0 && points.every(hidingAt(text, [panel], side, surroundings, shaper, 0));
}

function pointsOf(text: TextElement, shaper: TextShaper): readonly Point[] {
	return letterPoints(text, shaper).flatMap((line) => line.flatMap(({ points }) => points));
}

function severityOf(
	text: TextElement,
	isHidden: (point: Point) => boolean,
	shaper: TextShaper,
): Finding["severity"] | undefined {
	const least = text.size * SMALL;
	let isTold = false;
	for (const line of letterPoints(text, shaper)) {
		let [all, hidden] = [0, 0];
		for (const { points, length, bounds } of line) {
			const part = isTouched(points, isHidden) ? points.filter(isHidden).length / points.length : 0;
			if (part >= LETTER_LOST && extentOf(bounds) >= least) return "red";
			all += length;
			hidden += part * length;
		}
		if (hidden > all * PART_LOST) return "red";
		isTold ||= hidden > all * PART_TOLD;
	}
	return isTold ? "yellow" : undefined;
}

/** A glance at some points far apart; most letters lie free. */
function isTouched(points: readonly Point[], isHidden: (point: Point) => boolean): boolean {
	const stride = Math.max(1, Math.floor(points.length / GLANCES));
	return points.some((point, index) => index % stride === 0 && isHidden(point));
}

/** For points in the text's own millimetres. */
function hidingAt(
	text: TextElement,
	above: readonly Placed[],
	side: FlatSide,
	surroundings: Surroundings,
	shaper: TextShaper,
	hides = HIDES,
): (point: Point) => boolean {
	const matrix = boxMatrix(text);
	const layers = above.map((element) => ({
		inkAt: inkOf(element, side, surroundings, shaper),
		bounds: boundsOf(element),
	}));
	return (own) => {
		const point = apply(matrix, own);
		const [x, y] = point;
		let left = 1;
		for (const { inkAt, bounds } of layers) {
			if (x < bounds.left || x > bounds.right || y < bounds.top || y > bounds.bottom) continue;
			left *= 1 - inkAt(point).alpha;
			if (1 - left > hides) return true;
		}
		return false;
	};
}

function inkOf(element: LeafElement, side: FlatSide, surroundings: Surroundings, shaper: TextShaper): InkAt {
	const known = knownInks.get(element);
	if (known?.asked === surroundings) return known.inkAt;
	const { matrix, opacity, body } = layoutElement(element, side, shaper);
	const inkAt = printedAt([{ type: "group", matrix, opacity, ...body }], surroundings.tonesOf);
	knownInks.set(element, { asked: surroundings, inkAt });
	return inkAt;
}

/** Of which something may lie over its letters; bent ones may leave the box. */
function elementsAbove(text: TextElement, side: FlatSide): readonly Placed[] {
	const { placeOf, coverers } = coverersOn(side);
	const place = placeOf.get(text) ?? 0;
	if ((coverers.at(-1)?.place ?? -1) < place) return [];
	const { left, top, right, bottom } = boundsOf(text);
	const isPicture = text.locks?.includes("content");
	return coverers.flatMap((each) => {
		const { element, bounds } = each;
		if (isPicture && isKept(element)) return [];
		if (each.place <= place || bounds.left >= right || bounds.right <= left) return [];
		return bounds.top >= bottom || bounds.bottom <= top ? [] : [element];
	});
}

/** A template's drawing that plays around words, or is one with its own, was put there on purpose. */
function isKept(element: LeafElement): boolean {
	return !mayChange(element, "place");
}

/** Found once for all texts of a side. */
function coverersOn(side: FlatSide): Coverers {
	const known = knownCoverers.get(side);
	if (known) return known;
	const placeOf = new Map(side.elements.map((element, place) => [element, place]));
	const coverers = side.elements.flatMap((element, place) =>
		mayCover(element) ? [{ element, place, bounds: boundsOf(element) }] : [],
	);
	const found = { placeOf, coverers };
	knownCoverers.set(side, found);
	return found;
}

function mayCover(element: LeafElement): element is Exclude<Placed, { kind: "text" | "calendar" }> {
	if (element.opacity === 0) return false;
	switch (element.kind) {
		case "text":
		case "calendar":
		case "background":
			return false;
		case "photo":
			return element.picture !== null;
		case "shape":
			return element.fill !== null || element.stroke !== null;
		default:
			return true;
	}
}

/** Asked for every element at every change; they are never changed, only replaced. */
function boundsOf(element: Placed): Bounds {
	const known = knownBounds.get(element);
	if (known) return known;
	const reach = reachOf(element);
	const { right, bottom } = wholeBox(element);
	const bounds = pageBounds(element, { left: -reach, top: -reach, right: right + reach, bottom: bottom + reach });
	knownBounds.set(element, bounds);
	return bounds;
}

function reachOf(element: Placed): number {
	if (element.kind === "text") return element.size;
	return element.kind === "shape" && element.stroke ? element.stroke.width / 2 : 0;
}
