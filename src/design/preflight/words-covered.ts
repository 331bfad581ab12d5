import type { BackgroundElement, CalendarElement, LeafElement, TextElement } from "#design/document.ts";
import type { FlatSide } from "#design/elements/group/flat-elements.ts";
import type { Bounds } from "#design/geometry/bounds.ts";
import { apply, boxMatrix, type Point } from "#design/geometry/matrix.ts";
import { layoutElement } from "#design/layout.ts";
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
/** When it may be taken for another; its outer edge counts twice, as what fills an O leaves it to be read. */
const LETTER_TOLD = 0.4;
/** To the size of the text: dots, commas and accents are no letters; of calendars they are left out. */
const SMALL = 0.3;
const GLANCES = 4;

type InkAt = ReturnType<typeof printedAt>;
/** A calendar's names and numbers are a line each. */
type Lettered = TextElement | CalendarElement;
type Placed = Exclude<LeafElement, BackgroundElement>;
type Coverer = { readonly element: Placed; readonly place: number; readonly bounds: Bounds };
type Coverers = { readonly placeOf: ReadonlyMap<LeafElement, number>; readonly coverers: readonly Coverer[] };
type Remembered = { readonly asked: readonly unknown[]; readonly findings: readonly Finding[] };

const remembered = new WeakMap<Lettered, Remembered>();
const knownCoverers = new WeakMap<FlatSide, Coverers>();
const knownBounds = new WeakMap<Placed, Bounds>();
const knownInks = new WeakMap<
	LeafElement,
	{ readonly asked: Surroundings; readonly by: TextShaper; readonly inkAt: InkAt }
>();
/** Emoji have no photos. */
const NOWHERE: Surroundings = { cloth: null, tonesOf: () => undefined };

/** Told of words that a photo, shape, graphic or code hides by its printed form; `code`: it must not be hidden in its turn. */
export function checkWordsCovered(
	words: Lettered,
	side: FlatSide,
	surroundings: Surroundings,
	shaper: TextShaper,
): readonly Finding[] {
	const above = elementsAbove(words, side);
	const most = 1 - above.reduce((left, { opacity }) => left * (1 - opacity), 1);
	if (most <= HIDES || words.opacity === 0) return [];
	const asked = [surroundings, shaper, ...above];
	const known = remembered.get(words);
	if (known?.asked.length === asked.length && known.asked.every((each, index) => each === asked[index])) {
		return known.findings;
	}
	const severity = severityOf(words, hidingAt(words, above, side, surroundings, shaper), shaper);
	const covering = severity ? coveringWords(words, side, surroundings, shaper) : [];
	const isMeant = severity === "yellow" && covering.every(isKept);
	const figures: Finding["figures"] = covering.some(({ kind }) => kind === "qr") ? { code: 1 } : {};
	const code = words.kind === "text" ? "text-covered" : "calendar-covered";
	const findings: readonly Finding[] = severity && !isMeant ? [{ code, severity, figures }] : [];
	remembered.set(words, { asked, findings });
	return findings;
}

/** How grave it is where a text of emoji alone lies over words. */
export function severityUnder(
	emoji: TextElement,
	words: Lettered,
	side: FlatSide,
	shaper: TextShaper,
): Finding["severity"] | undefined {
	const [one, other] = [boundsOf(emoji), boundsOf(words)];
	if (words.opacity === 0 || !meets(one, other)) return undefined;
	return severityOf(words, hidingAt(words, [emoji], side, NOWHERE, shaper), shaper);
}

/** Those that hide a point of its letters at least. */
export function coveringWords(
	words: Lettered,
	side: FlatSide,
	surroundings: Surroundings,
	shaper: TextShaper,
): readonly LeafElement[] {
	const points = pointsOf(words, shaper);
	return elementsAbove(words, side).filter((element) =>
		points.some(hidingAt(words, [element], side, surroundings, shaper, 0)),
	);
}

/** Whether it is printed below all of the letters. */
export function standsOn(
	words: Lettered,
	panel: Placed,
	side: FlatSide,
	surroundings: Surroundings,
	shaper: TextShaper,
): boolean {
	const points = pointsOf(words, shaper);
	return points.length > 0 && points.every(hidingAt(words, [panel], side, surroundings, shaper, 0));
}

function pointsOf(words: Lettered, shaper: TextShaper): readonly Point[] {
	return letterPoints(words, shaper).flatMap((line) => line.flatMap(({ points }) => points));
}

function severityOf(
	words: Lettered,
	isHidden: (point: Point) => boolean,
	shaper: TextShaper,
): Finding["severity"] | undefined {
	const least = words.kind === "text" ? words.size * SMALL : 0;
	let isTold = false;
	for (const line of letterPoints(words, shaper)) {
		let [all, hidden] = [0, 0];
		for (const { points, outer, length, bounds } of line) {
			const part = isTouched(points, isHidden) ? points.filter(isHidden).length / points.length : 0;
			const isLetter = extentOf(bounds) >= least;
			if (part >= LETTER_LOST && isLetter) return "red";
			const edge = part > 0 ? points.slice(0, outer).filter(isHidden).length / outer : 0;
			isTold ||= (part + edge) / 2 >= LETTER_TOLD && isLetter;
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

/** For points in their own millimetres. */
function hidingAt(
	words: Lettered,
	above: readonly Placed[],
	side: FlatSide,
	surroundings: Surroundings,
	shaper: TextShaper,
	hides = HIDES,
): (point: Point) => boolean {
	const matrix = boxMatrix(words);
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

/** What a text prints at points of the side, by its letters and emoji. */
export function textInk(text: TextElement, side: FlatSide, shaper: TextShaper): InkAt {
	return inkOf(text, side, NOWHERE, shaper);
}

function inkOf(element: LeafElement, side: FlatSide, surroundings: Surroundings, shaper: TextShaper): InkAt {
	const known = knownInks.get(element);
	if (known?.asked === surroundings && known.by === shaper) return known.inkAt;
	const { matrix, opacity, body } = layoutElement(element, side, shaper);
	const inkAt = printedAt([{ type: "group", matrix, opacity, ...body }], surroundings.tonesOf);
	knownInks.set(element, { asked: surroundings, by: shaper, inkAt });
	return inkAt;
}

/** Of which something may lie over its letters; bent ones may leave the box. */
function elementsAbove(words: Lettered, side: FlatSide): readonly Placed[] {
	const { placeOf, coverers } = coverersOn(side);
	const place = placeOf.get(words) ?? 0;
	if ((coverers.at(-1)?.place ?? -1) < place) return [];
	const own = boundsOf(words);
	const isFixed = words.locks?.includes("content");
	return coverers.flatMap((each) => {
		const { element, bounds } = each;
		if (isFixed && (isKept(element) || isOrnament(element))) return [];
		return each.place > place && meets(bounds, own) ? [element] : [];
	});
}

function meets(one: Bounds, other: Bounds): boolean {
	return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/** A template's drawing that plays around words, or is one with its own, was put there on purpose; the customer's own lock says nothing of it. */
function isKept(element: LeafElement): boolean {
	return element.locks?.includes("place") === true;
}

/** As designs have them around their own words. */
function isOrnament({ kind, locked }: LeafElement): boolean {
	return locked === true && (kind === "shape" || kind === "clip-art");
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
