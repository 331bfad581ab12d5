import type { DesignSide, LeafElement, TextElement } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { movedBounds } from "#design/geometry/bounds.ts";
import { openingBounds } from "#design/geometry/side-openings.ts";
import { insetOfRoom } from "#design/geometry/side-outline.ts";
import { openingMargin } from "#design/preflight/openings.ts";
import { pageBounds } from "#design/preflight/placement.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { type Bounds, boundsOf, isPlaced, type PlacedElement } from "./boxes.ts";
import { mapElements } from "./element-tree.ts";
import { overlap, takenOn, wordsOf } from "./free-place.ts";
import { areOver } from "./free-rooms.ts";
import { inReadingOrder } from "./reading-order.ts";
import { inSize } from "./scale-element.ts";

const SCALES = [1, 0.85, 0.7];
/** Where nothing larger stands by itself. */
const CROWDED_SCALES = [0.6, 0.5, 0.4];
const GAP = 0.15;
/** Whose edges are tried, what is read first and then the nearest; one graphic has many parts. */
const MOST_NEIGHBOURS = 60;
/** Words of which so much is over a thing may lie anywhere on it. */
const LAIN_ON = 0.25;

type Around = {
	readonly side: DesignSide;
	readonly shaper: TextShaper;
	readonly others: readonly PlacedElement[];
	/** What is drawn that the text did not lie over. */
	readonly uncovered: readonly Bounds[];
};
type Place = { readonly text: TextElement; readonly away: number; readonly coversNew: boolean };

/**
 * Where a text that lies over another one, or under a code, stands by itself, as near as can be. Best is a place in which the side is
 * read in the same order as before and nothing else is covered that was not; it becomes smaller where that helps. `was`: the text
 * as it lay before, where it was moved since.
 */
export function inNearestFreePlace(
	text: TextElement,
	side: DesignSide,
	shaper: TextShaper,
	isFree: (placed: TextElement) => boolean,
	was = text,
): TextElement | null {
	const others = flatElements(side.elements)
		.filter(isPlaced)
		.filter(({ id }) => id !== text.id);
	const uncovered = uncoveredBy(pageBounds(was, wordsOf(was, shaper)), others, side);
	const around: Around = { side, shaper, others, uncovered };
	return placedAt(SCALES, text, around, isFree) ?? placedAt(CROWDED_SCALES, text, around, isFree);
}

function placedAt(
	scales: readonly number[],
	text: TextElement,
	around: Around,
	isFree: (placed: TextElement) => boolean,
): TextElement | null {
	const { side } = around;
	const placesAt = scales.map((scale) => nearestFirst(inSize(text, text.size * scale), scale, around));
	const order = orderOf(side, text);
	const keepsOrder = (placed: TextElement) => orderOf(side, placed) === order;
	const wishes: readonly ((place: Place) => boolean)[] = [
		({ text: placed, coversNew }) => !coversNew && keepsOrder(placed),
		({ text: placed }) => keepsOrder(placed),
		({ coversNew }) => !coversNew,
		() => true,
	];
	for (const isWished of wishes) {
		for (const places of placesAt) {
			const found = places.find((place) => isWished(place) && isFree(place.text));
			if (found) return found.text;
		}
	}
	return null;
}

/** Beside the edges of what is there, off all words. */
function nearestFirst(text: TextElement, scale: number, around: Around): readonly Place[] {
	const { side, shaper, others, uncovered } = around;
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
	const [insetX, insetY] = insetOfRoom(side);
	const xs = within(across, ink.left, ink.right, insetX, side.width - insetX);
	const ys = within(down, ink.top, ink.bottom, insetY, side.height - insetY);
	return xs
		.flatMap((dx) => ys.map((dy) => ({ dx, dy, bounds: movedBounds(ink, dx, dy) })))
		.filter(({ bounds }) => !words.some((other) => areOver(other, bounds)))
		.map(({ dx, dy, bounds }) => ({
			text: { ...own, x: own.x + dx, y: own.y + dy },
			away: Math.hypot(dx, dy),
			coversNew: uncovered.some((other) => areOver(other, bounds)),
		}))
		.sort((a, b) => a.away - b.away);
}

/** What is drawn, frames by their lines and graphics by their parts; without all of what the words lie on, and what they graze. */
function uncoveredBy(ink: Bounds, others: readonly LeafElement[], side: DesignSide): readonly Bounds[] {
	const [width, height] = [ink.right - ink.left, ink.bottom - ink.top];
	return others.flatMap((other) => {
		if (other.kind === "text" || other.opacity === 0) return [];
		const parts = takenOn({ ...side, openings: [], elements: [other] }, undefined);
		const covered = parts.reduce((sum, part) => sum + overlap(part, ink.left, ink.top, width, height), 0);
		const isLainOn = covered > LAIN_ON * width * height;
		return isLainOn ? [] : parts.filter((part) => !areOver(part, ink));
	});
}

/** Whether a text lies over nothing drawn that it did not lie over before. */
export function coversNothingNew(
	text: TextElement,
	side: DesignSide,
	shaper: TextShaper,
): (placed: TextElement) => boolean {
	const others = flatElements(side.elements).filter(({ id }) => id !== text.id);
	const uncovered = uncoveredBy(pageBounds(text, wordsOf(text, shaper)), others, side);
	return (placed) => {
		const ink = pageBounds(placed, wordsOf(placed, shaper));
		return !uncovered.some((bounds) => areOver(bounds, ink));
	};
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

function orderOf({ elements }: DesignSide, text: TextElement): string {
	const now = mapElements(elements, (each) => (each.id === text.id ? text : each));
	return inReadingOrder(now)
		.map(({ id }) => id)
		.join(" ");
}

function distance(one: Bounds, other: Bounds): number {
	const across = Math.max(0, one.left - other.right, other.left - one.right);
	const down = Math.max(0, one.top - other.bottom, other.top - one.bottom);
	return Math.hypot(across, down);
}
