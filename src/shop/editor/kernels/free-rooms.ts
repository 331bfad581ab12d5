import type { Millimetres } from "#core/units.ts";
import type { DesignSide } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { openingBounds } from "#design/geometry/side-openings.ts";
import { insetOfRoom } from "#design/geometry/side-outline.ts";
import { type FoldedSide, foldMargin } from "#design/preflight/folds.ts";
import { openingMargin } from "#design/preflight/openings.ts";
import { pageBounds } from "#design/preflight/placement.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { type Bounds, boundsOf, isPlaced, type PlacedElement } from "./boxes.ts";
import { wordsOf } from "./free-place.ts";
import { panelAt, panelsOf, type Room } from "./panels.ts";

const GAP: Millimetres = 1;
/** Rounding must not lead onto a fold's margin. */
const SLACK: Millimetres = 0.01;
/** Between more things than these rooms are not sought, though none of all may lie in one. */
const MOST_THINGS = 30;
const MOST_ROOMS = 6;

export type FoldedDesignSide = DesignSide & Pick<FoldedSide, "folds">;

/** Within the safe zone of the part it is on, up to what is beside it. */
export function roomAround(element: PlacedElement, side: FoldedDesignSide, shaper: TextShaper): Bounds {
	const own = boundsOf(element);
	const zone = zoneOf(panelAt(own, side, side.folds), side);
	const others = thingsBeside(element, side, shaper).filter((bounds) => !areOver(bounds, own));
	return others.reduce((room, other) => (areOver(other, room) ? cutOff(room, other, own) : room), zone);
}

/** The largest places with nothing in them, on any part of the side. */
export function freeRooms(element: PlacedElement, side: FoldedDesignSide, shaper: TextShaper): readonly Bounds[] {
	const things = thingsBeside(element, side, shaper)
		.toSorted(largestFirst)
		.map(({ left, top, right, bottom }) => ({
			left: left - GAP,
			top: top - GAP,
			right: right + GAP,
			bottom: bottom + GAP,
		}));
	return largestOf(panelsOf(side, side.folds).flatMap((panel) => emptyRooms(zoneOf(panel, side), things)));
}

/** The largest places of a zone with none of these things in them, of which the largest come first. */
export function emptyRooms(zone: Bounds, things: readonly Bounds[]): readonly Bounds[] {
	const [large, small] = [things.slice(0, MOST_THINGS), things.slice(MOST_THINGS)];
	const isOverSmall = (room: Bounds) => small.some((thing) => areOver(thing, room));
	return largestOf(
		largestOf(emptyIn(zone, large)).flatMap((room) => (isOverSmall(room) ? largestBeside(small, room) : room)),
	);
}

/** Between the largest of many small things, as far as none of all lies there. */
function largestBeside(things: readonly Bounds[], room: Bounds): readonly Bounds[] {
	const there = things.filter((thing) => areOver(thing, room));
	const rooms = emptyIn(room, there.slice(0, MOST_THINGS));
	return largestOf(rooms.filter((each) => !there.some((thing) => areOver(thing, each))));
}

function largestOf(rooms: readonly Bounds[]): readonly Bounds[] {
	return rooms.toSorted(largestFirst).slice(0, MOST_ROOMS);
}

/** Where things of a part of a side may lie. */
export function zoneOf({ left = 0, width }: Room, side: FoldedSide): Bounds {
	const [across, down] = insetOfRoom(side);
	const right = left + width;
	const inset = (edge: Millimetres) => (edge <= 0 || edge >= side.width ? across : foldMargin(side) + SLACK);
	return { left: left + inset(left), top: down, right: right - inset(right), bottom: side.height - down };
}

export function thingsBeside({ id }: PlacedElement, side: FoldedDesignSide, shaper: TextShaper): readonly Bounds[] {
	const others = flatElements(side.elements)
		.filter(isPlaced)
		.filter((other) => other.id !== id && other.opacity > 0)
		.map((other) => (other.kind === "text" ? pageBounds(other, wordsOf(other, shaper)) : boundsOf(other)));
	return [...others, ...(side.openings ?? []).map((opening) => openingBounds(opening, openingMargin(side)))];
}

export function areOver(one: Bounds, other: Bounds): boolean {
	const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
	const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
	return across > 1e-6 && down > 1e-6;
}

/** Between any two edges, what is left free above, between and below. */
function emptyIn(zone: Bounds, things: readonly Bounds[]): readonly Bounds[] {
	const inZone = things.filter((thing) => areOver(thing, zone));
	const lefts = [zone.left, ...inZone.map(({ right }) => right).filter((right) => right > zone.left)];
	const rights = [zone.right, ...inZone.map(({ left }) => left).filter((left) => left < zone.right)];
	return lefts.flatMap((left) =>
		rights.filter((right) => right > left).flatMap((right) => gapsBetween({ ...zone, left, right }, inZone)),
	);
}

function gapsBetween(column: Bounds, things: readonly Bounds[]): readonly Bounds[] {
	const inside = things.filter((thing) => areOver(thing, column)).sort((one, other) => one.top - other.top);
	const gaps: Bounds[] = [];
	let top = column.top;
	for (const thing of inside) {
		if (thing.top > top) gaps.push({ ...column, top, bottom: thing.top });
		top = Math.max(top, thing.bottom);
	}
	return top < column.bottom ? [...gaps, { ...column, top }] : gaps;
}

/** The largest part of the room without what is there. */
function cutOff(room: Bounds, other: Bounds, own: Bounds): Bounds {
	const parts = [
		...(other.right <= own.left ? [{ ...room, left: Math.min(own.left, other.right + GAP) }] : []),
		...(other.left >= own.right ? [{ ...room, right: Math.max(own.right, other.left - GAP) }] : []),
		...(other.bottom <= own.top ? [{ ...room, top: Math.min(own.top, other.bottom + GAP) }] : []),
		...(other.top >= own.bottom ? [{ ...room, bottom: Math.max(own.bottom, other.top - GAP) }] : []),
	];
	return parts.reduce((best, part) => (areaOf(part) > areaOf(best) ? part : best), parts[0] ?? room);
}

export function largestFirst(one: Bounds, other: Bounds): number {
	return areaOf(other) - areaOf(one);
}

function areaOf({ left, top, right, bottom }: Bounds): number {
	return (right - left) * (bottom - top);
}
