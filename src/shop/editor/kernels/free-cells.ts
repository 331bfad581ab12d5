import type { Millimetres } from "#core/units.ts";
import type { DesignElement } from "#design/document.ts";
import type { Area } from "#design/geometry/side-area.ts";
import { insetOfRoom } from "#design/geometry/side-outline.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { type Bounds, boundsOf } from "./boxes.ts";
import { leavesOf } from "./element-tree.ts";
import { type RoomySide, takenOn } from "./free-place.ts";
import { areOver, emptyRooms, largestFirst } from "./free-rooms.ts";
import type { Room } from "./panels.ts";

/** What is kept for a photo; `behind`: words lie over it. */
export type Cell = Area & { readonly behind?: boolean };
type Cells = {
	readonly cells: readonly Cell[];
	/** How large the smallest is, to what it would be on a bare page. */
	readonly share: number;
};
type Grid = { readonly columns: number; readonly gap: Millimetres; readonly cell: Pick<Area, "width" | "height"> };

/** Of the shorter side. */
const GAP = 0.04;
const MOST_ROOMS = 4;
/** Smaller, and photos would be stamps. */
const LEAST_SHARE = 0.25;
const LENGTH_COUNTS = 0.1;
/** What is so near to a zone's edge covers it. */
const SLACK: Millimetres = 1;

/** As many equal parts of a room within its safe zone, row by row, as near to squares as can be. */
export function photoCells(count: number, room: Room): readonly Cell[] {
	const zone = zoneOf(room);
	return cellsIn(count, zone, gapOf(zone));
}

/** Beside all that is there, shared out among the largest places; null where they would be too small. `kept`: for others. */
export function cellsBeside(count: number, room: RoomySide, kept: readonly Area[], shaper?: TextShaper): Cells | null {
	return cellsAmong(count, room, [...takenOn(room, shaper), ...kept.map(boundsOfArea)]);
}

/** Where no room is left beside the words they lie behind them: beside photos and codes still, if that is possible. */
export function cellsBehind(count: number, room: RoomySide, kept: readonly Area[]): readonly Cell[] {
	const others = takenOn(room, undefined).filter(
		({ kind }) => kind !== "text" && kind !== "shape" && kind !== "clip-art",
	);
	const among = (things: readonly Bounds[]) => cellsAmong(count, room, [...things, ...kept.map(boundsOfArea)])?.cells;
	const cells = among(others) ?? among([]) ?? photoCells(count, room);
	return cells.map((cell) => ({ ...cell, behind: true }));
}

/** Not so small, to one alone on a bare page, that they would be stamps. */
export function areLarge(cells: readonly Cell[], room: Room): boolean {
	const { left, top, right, bottom } = zoneOf(room);
	return smallest(cells) / roominess({ width: right - left, height: bottom - top }) >= LEAST_SHARE;
}

/** By a picture that would be hidden, not by what nobody has put a photo into. */
export function isFilledByPhoto(room: RoomySide): boolean {
	const photos = room.elements.flatMap(leavesOf).filter((leaf) => leaf.kind === "photo" && leaf.picture !== null);
	return photos.some((photo) => covers(boundsOf(photo), zoneOf(room)));
}

/** Whether nothing has come there meanwhile; what all lies on does not count, nor over what lies behind words anyway. */
export function isFreeCell(cell: Cell, room: RoomySide, shaper?: TextShaper): boolean {
	const own = boundsOfArea(cell);
	const zone = zoneOf(room);
	return cell.behind === true || !takenOn(room, shaper).some((thing) => !covers(thing, zone) && areOver(thing, own));
}

/** Where in the order what lies in it goes; undefined: over all. */
export function orderInCell(cell: Cell, elements: readonly DesignElement[]): number | undefined {
	const own = boundsOfArea(cell);
	const isOver = (each: DesignElement) =>
		leavesOf(each).some((leaf) => leaf.kind !== "photo" && leaf.kind !== "shape" && areOver(boundsOf(leaf), own));
	const first = cell.behind ? elements.findIndex(isOver) : -1;
	return first < 0 ? undefined : first;
}

function cellsAmong(count: number, room: Room, things: readonly Bounds[]): Cells | null {
	const zone = zoneOf(room);
	const gap = gapOf(zone);
	const around = things
		.filter((thing) => !covers(thing, zone))
		.map((thing) => grown(thing, gap))
		.toSorted(largestFirst);
	const bare = roominess(bestGrid(count, zone, gap).cell);
	const best = emptyRooms(zone, around)
		.map((first) => sharedOut(count, besideEachOther(first, zone, around, gap), gap))
		.reduce<readonly Cell[]>((most, cells) => (smallest(cells) > smallest(most) ? cells : most), []);
	const share = smallest(best) / bare;
	return share >= LEAST_SHARE ? { cells: best, share } : null;
}

/** The given room, then always the largest that is left. */
function besideEachOther(first: Bounds, zone: Bounds, things: readonly Bounds[], gap: Millimetres): readonly Bounds[] {
	const rooms = [first];
	while (rooms.length < MOST_ROOMS) {
		const taken = [...rooms.map((room) => grown(room, gap)), ...things].toSorted(largestFirst);
		const [next] = emptyRooms(zone, taken);
		if (!next) break;
		rooms.push(next);
	}
	return rooms;
}

/** Each photo to where it is largest; the cells as they are read. */
function sharedOut(count: number, rooms: readonly Bounds[], gap: Millimetres): readonly Cell[] {
	const counts = rooms.map(() => 0);
	for (let photo = 0; photo < count; photo++) {
		const sizes = rooms.map((room, index) => roominess(bestGrid(counts[index]! + 1, room, gap).cell));
		counts[sizes.indexOf(Math.max(...sizes))]!++;
	}
	return rooms
		.map((room, index) => ({ room, count: counts[index]! }))
		.toSorted((one, other) => one.room.top - other.room.top || one.room.left - other.room.left)
		.flatMap((each) => (each.count > 0 ? cellsIn(each.count, each.room, gap) : []));
}

function cellsIn(count: number, zone: Bounds, between: Millimetres): readonly Cell[] {
	const { columns, gap, cell } = bestGrid(count, zone, between);
	const last = count % columns || columns;
	const indent = (row: number) => (row < Math.ceil(count / columns) - 1 ? 0 : (columns - last) / 2);
	return Array.from({ length: count }, (_, index) => ({
		x: zone.left + ((index % columns) + indent(Math.floor(index / columns))) * (cell.width + gap),
		y: zone.top + Math.floor(index / columns) * (cell.height + gap),
		...cell,
	}));
}

function bestGrid(count: number, { left, top, right, bottom }: Bounds, gap: Millimetres): Grid {
	const grids = Array.from({ length: count }, (_, index): Grid => {
		const [columns, rows] = [index + 1, Math.ceil(count / (index + 1))];
		return {
			columns,
			gap,
			cell: { width: shared(right - left, columns, gap), height: shared(bottom - top, rows, gap) },
		};
	});
	return grids.reduce((best, grid) => (shortest(grid.cell) > shortest(best.cell) ? grid : best));
}

function zoneOf(room: Room): Bounds {
	const [across, down] = insetOfRoom(room);
	const [x, y] = [(room.left ?? 0) + across, down];
	return boundsOfArea({
		...{ x, y, width: Math.max(1, room.width - 2 * across), height: Math.max(1, room.height - 2 * down) },
	});
}

function gapOf({ left, top, right, bottom }: Bounds): Millimetres {
	return GAP * Math.min(right - left, bottom - top);
}

function boundsOfArea({ x, y, width, height }: Area): Bounds {
	return { left: x, top: y, right: x + width, bottom: y + height };
}

function grown({ left, top, right, bottom }: Bounds, by: Millimetres): Bounds {
	return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

function covers(thing: Bounds, zone: Bounds): boolean {
	const { left, top, right, bottom } = grown(thing, SLACK);
	return left <= zone.left && top <= zone.top && right >= zone.right && bottom >= zone.bottom;
}

function shared(whole: number, parts: number, gap: number): number {
	return (whole - (parts - 1) * gap) / parts;
}

function smallest(cells: readonly Cell[]): number {
	return cells.length > 0 ? Math.max(0, Math.min(...cells.map(roominess))) : 0;
}

/** Of equally narrow ones the longer is larger. */
function roominess({ width, height }: Pick<Area, "width" | "height">): number {
	return shortest({ width, height }) + LENGTH_COUNTS * Math.max(width, height);
}

function shortest({ width, height }: Pick<Area, "width" | "height">): number {
	return Math.min(width, height);
}
