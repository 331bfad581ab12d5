import type { DesignSide, LeafElement, TextElement } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { movedBounds } from "#design/geometry/bounds.ts";
import { openingBounds } from "#design/geometry/side-openings.ts";
import { FOLD_SLACK } from "#design/preflight/folds.ts";
import { openingMargin } from "#design/preflight/openings.ts";
import { pageBounds } from "#design/preflight/placement.ts";
import { isRead } from "#design/preflight/printed-lines.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { type Bounds, boundsOf, isPlaced, type PlacedElement } from "./boxes.ts";
import { mapElements } from "./element-tree.ts";
import { overlap, takenOn, wordsOf } from "./free-place.ts";
import { areOver, type FoldedDesignSide, zoneOf } from "./free-rooms.ts";
import { panelAt, panelsOf } from "./panels.ts";
import { inReadingOrder } from "./reading-order.ts";
import { inSize } from "./scale-element.ts";

const LARGE_SCALES = [1, 0.85];
const SCALES = [...LARGE_SCALES, 0.7];
/** Where nothing larger stands by itself. */
const CROWDED_SCALES = [0.6, 0.5, 0.4];
const GAP = 0.15;
/** Whose edges are tried, what is read first and then the nearest; one graphic has many parts. */
const MOST_NEIGHBOURS = 60;
/** Words that lie so far on a graphic may lie anywhere on it. */
const LAIN_ON = 0.25;
/** So much of the words' room may come to lie over parts of graphics before letters become much smaller. */
const BEARABLE = 0.1;
/** Where it is asked what lies under words. */
const COLUMNS = 12;
const ROWS = 4;

type Drawn = Bounds & { readonly kind: LeafElement["kind"] | "opening" };
type Place = { readonly text: TextElement; readonly away: number; readonly covered: number };
type Wish = (place: Place) => boolean;
type Search = (scales: readonly number[], isWished: Wish) => TextElement | null;

const isClean: Wish = ({ covered }) => covered === 0;
const isBearable: Wish = ({ covered }) => covered <= BEARABLE;

/**
 * Where a text that lies over another one, or under a code, stands by itself, as near as can be. Best is a place in which the side is
 * read in the same order as before and hardly anything else is covered that was not; it becomes smaller where that helps. Over a
 * fold it goes to another part of the side only where its own has no place for it.
 */
export function inNearestFreePlace(
	text: TextElement,
	side: FoldedDesignSide,
	shaper: TextShaper,
	isFree: (placed: TextElement) => boolean,
	was = text,
): TextElement | null {
	const ink = pageBounds(was, wordsOf(was, shaper));
	for (const zone of zonesFor(ink, side)) {
		const { search, keepsOrder } = placesFor(text, side, zone, shaper, isFree, ink);
		const isBest: Wish = (place) => isClean(place) && keepsOrder(place);
		const amongAll = (scales: readonly number[]) =>
			search(scales, isBest) ?? search(scales, keepsOrder) ?? search(scales, isClean) ?? search(scales, () => true);
		const found =
			search(LARGE_SCALES, isBest) ??
			search(LARGE_SCALES, (place) => isBearable(place) && keepsOrder(place)) ??
			amongAll(SCALES) ??
			amongAll(CROWDED_SCALES);
		if (found) return found;
	}
	return null;
}

/** The same, on its part of the side, hardly smaller and over hardly anything drawn that it was beside as it lay before (`was`). */
export function besideDrawn(
	text: TextElement,
	side: FoldedDesignSide,
	shaper: TextShaper,
	isFree: (placed: TextElement) => boolean,
	was: TextElement,
): TextElement | null {
	const ink = pageBounds(was, wordsOf(was, shaper));
	const { search, keepsOrder } = placesFor(text, side, zonesFor(ink, side)[0], shaper, isFree, ink);
	return (
		search(LARGE_SCALES, (place) => isClean(place) && keepsOrder(place)) ??
		search(LARGE_SCALES, (place) => isBearable(place) && keepsOrder(place)) ??
		search(LARGE_SCALES, isBearable)
	);
}

/** The part of the side that words are on, then its others, or all of it where they lie over a fold already. */
function zonesFor(ink: Bounds, side: FoldedDesignSide): readonly [Bounds, ...Bounds[]] {
	const { folds = [] } = side;
	const own = panelAt(ink, side, folds);
	const isAcross = folds.some((fold) => ink.left < fold - FOLD_SLACK && ink.right > fold + FOLD_SLACK);
	const others = isAcross ? [side] : panelsOf(side, folds).filter(({ left }) => left !== own.left);
	return [zoneOf(own, side), ...others.map((room) => zoneOf(room, side))];
}

function placesFor(
	text: TextElement,
	side: DesignSide,
	zone: Bounds,
	shaper: TextShaper,
	isFree: (placed: TextElement) => boolean,
	ink: Bounds,
): { readonly search: Search; readonly keepsOrder: Wish } {
	const others = flatElements(side.elements)
		.filter(isPlaced)
		.filter(({ id }) => id !== text.id);
	const uncovered = uncoveredBy(ink, others, side);
	const known = new Map<number, readonly Place[]>();
	const refused = new Set<Place>();
	const order = orderOf(side, text);

	function placesAt(scale: number): readonly Place[] {
		const places =
			known.get(scale) ??
			nearestFirst(inSize(text, text.size * scale), scale, { side, zone, shaper, others, uncovered });
		known.set(scale, places);
		return places;
	}

	function suits(place: Place, isWished: Wish): boolean {
		if (refused.has(place) || !isWished(place)) return false;
		if (isFree(place.text)) return true;
		refused.add(place);
		return false;
	}

	return {
		keepsOrder: (place) => orderOf(side, place.text) === order,
		search(scales, isWished) {
			for (const scale of scales) {
				const found = placesAt(scale).find((place) => suits(place, isWished));
				if (found) return found.text;
			}
			return null;
		},
	};
}

type Around = {
	readonly side: DesignSide;
	/** Where the words may go. */
	readonly zone: Bounds;
	readonly shaper: TextShaper;
	readonly others: readonly PlacedElement[];
	/** What is drawn that the text did not lie over. */
	readonly uncovered: readonly Drawn[];
};

/** Beside the edges of what is there, off all words. */
function nearestFirst(text: TextElement, scale: number, around: Around): readonly Place[] {
	const { side, zone, shaper, others, uncovered } = around;
	const own = scaledAbout(text, scale);
	const ink = pageBounds(own, wordsOf(own, shaper));
	const words = others.flatMap((other) => (other.kind === "text" ? [pageBounds(other, wordsOf(other, shaper))] : []));
	const read = others.filter(({ kind }) => kind === "calendar" || kind === "qr").map(boundsOf);
	const openings = (side.openings ?? []).map((opening) => openingBounds(opening, openingMargin(side)));
	const nearest = (things: readonly Bounds[]) => things.toSorted((a, b) => distance(a, ink) - distance(b, ink));
	const near = [
		...nearest([...words, ...openings, ...read.filter((bounds) => areOver(bounds, ink))]),
		...nearest(uncovered),
	].slice(0, MOST_NEIGHBOURS);
	const gap = own.size * GAP;
	const across = near.flatMap(({ left, right }) => [left - gap - ink.right, right + gap - ink.left]);
	const down = near.flatMap(({ top, bottom }) => [top - gap - ink.bottom, bottom + gap - ink.top]);
	const xs = within(across, ink.left, ink.right, zone.left, zone.right);
	const ys = within(down, ink.top, ink.bottom, zone.top, zone.bottom);
	return xs
		.flatMap((dx) => ys.map((dy) => ({ dx, dy, bounds: movedBounds(ink, dx, dy) })))
		.filter(({ bounds }) => !words.some((other) => areOver(other, bounds)))
		.map(({ dx, dy, bounds }) => ({
			text: { ...own, x: own.x + dx, y: own.y + dy },
			away: Math.hypot(dx, dy),
			covered: shareOver(bounds, uncovered),
		}))
		.sort((a, b) => a.away - b.away);
}

/** What is drawn, frames by their lines and graphics by their parts; without graphics that the words lie on, and parts that they graze. */
function uncoveredBy(ink: Bounds, others: readonly LeafElement[], side: DesignSide): readonly Drawn[] {
	return others.flatMap((other) => {
		if (other.kind === "text" || other.opacity === 0) return [];
		const parts = takenOn({ ...side, openings: [], elements: [other] }, undefined);
		return other.kind === "clip-art" && shareUnder(ink, parts) > LAIN_ON
			? []
			: parts.filter((part) => !areOver(part, ink));
	});
}

/** Of words, from 0 to 1: all of them where they cross anything but parts of graphics. Where parts lie on one another they count each. */
function shareOver({ left, top, right, bottom }: Bounds, drawn: readonly Drawn[]): number {
	const [width, height] = [right - left, bottom - top];
	const over = (part: Drawn) => overlap(part, left, top, width, height);
	if (drawn.some((part) => part.kind !== "clip-art" && over(part) > 0)) return 1;
	return drawn.reduce((sum, part) => sum + over(part), 0) / (width * height);
}

/** How much of words lies over these parts, from 0 to 1. */
function shareUnder({ left, top, right, bottom }: Bounds, parts: readonly Bounds[]): number {
	let over = 0;
	for (let row = 0.5; row < ROWS; row++) {
		for (let column = 0.5; column < COLUMNS; column++) {
			const [x, y] = [left + ((right - left) * column) / COLUMNS, top + ((bottom - top) * row) / ROWS];
			if (parts.some((part) => part.left < x && x < part.right && part.top < y && y < part.bottom)) over++;
		}
	}
	return over / (ROWS * COLUMNS);
}

/** Whether a text lies over hardly anything drawn that it did not lie over before. */
export function staysBesideDrawn(
	text: TextElement,
	side: DesignSide,
	shaper: TextShaper,
): (placed: TextElement) => boolean {
	const others = flatElements(side.elements).filter(({ id }) => id !== text.id);
	const uncovered = uncoveredBy(pageBounds(text, wordsOf(text, shaper)), others, side);
	return (placed) => shareOver(pageBounds(placed, wordsOf(placed, shaper)), uncovered) <= BEARABLE;
}

/** Its letters have their size already. */
function scaledAbout(text: TextElement, by: number): TextElement {
	const [width, height] = [text.width * by, text.height * by];
	return { ...text, x: text.x + (text.width - width) / 2, y: text.y + (text.height - height) / 2, width, height };
}

/** Steps along one axis, none of which leads out of the room; what is larger than the room stays. */
function within(steps: readonly number[], from: number, to: number, least: number, most: number): readonly number[] {
	if (to - from > most - least) return [0];
	return [...new Set([0, ...steps].map((by) => Math.max(least - from, Math.min(most - to, by))))];
}

/** Of what is read; where pictures come between words is the same to readers. */
function orderOf({ elements }: DesignSide, text: TextElement): string {
	const now = mapElements(elements, (each) => (each.id === text.id ? text : each));
	return inReadingOrder(now)
		.filter((each) => flatElements([each]).some(isRead))
		.map(({ id }) => id)
		.join(" ");
}

function distance(one: Bounds, other: Bounds): number {
	const across = Math.max(0, one.left - other.right, other.left - one.right);
	const down = Math.max(0, one.top - other.bottom, other.top - one.bottom);
	return Math.hypot(across, down);
}
