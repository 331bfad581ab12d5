import type { TextShaper } from "#design/text-shaping.ts";
import { areLarge, type Cell, cellsBehind, cellsBeside, isFilledByPhoto, photoCells } from "./free-cells.ts";
import { isBare } from "./free-place.ts";
import type { PhotoGoal } from "./photo-goals.ts";
import type { SparePart } from "./spare-parts.ts";

/** So large beside what is there, to what they would be on a bare page, and the first part that gives as much is taken. */
const COMFORTABLE = 0.5;

/**
 * Several photos that fill no frame lie side by side: on the part that was asked for if they are large enough there, else in
 * the fewest others in which nothing is yet, else beside what is on the first part that leaves them room, else behind the
 * words of the first. What comes to other sides goes as it did.
 */
export function inCells(
	goals: readonly PhotoGoal[],
	parts: readonly SparePart[],
	held: readonly PhotoGoal[] = [],
	shaper?: TextShaper,
): readonly PhotoGoal[] {
	const [own] = parts;
	const isLoose = ({ side, slot }: PhotoGoal) => slot === null && side === own?.side.code;
	const count = goals.filter(isLoose).length;
	if (count < 2 || !own) return goals;
	const kept = (code: string) => held.flatMap(({ side, cell }) => (cell && side === code ? [cell] : []));
	const cells = sharedOut(count, parts, kept, shaper);
	let next = 0;
	return goals.map((goal) => (isLoose(goal) ? { ...goal, ...cells[next++] } : goal));
}

function sharedOut(
	count: number,
	parts: readonly SparePart[],
	kept: (side: string) => readonly Cell[],
	shaper: TextShaper | undefined,
): readonly { readonly side: string; readonly cell: Cell }[] {
	const own = parts[0]!;
	const bare = parts.filter((part) => isBare(roomy(part), shaper) && !kept(part.side.code).some(isOn(part)));
	if (!bare.includes(own) && !isFilledByPhoto(roomy(own))) {
		const found = cellsBeside(count, roomy(own), kept(own.side.code), shaper)?.cells;
		if (found && areLarge(found, own.room)) return found.map((cell) => ({ side: own.side.code, cell }));
	}
	const used = fewest(count, bare).toSorted((one, other) => one.turn - other.turn);
	if (used.length > 0) {
		return used.flatMap(({ side, room }, index) => {
			const share = Math.floor(count / used.length) + (index < count % used.length ? 1 : 0);
			return photoCells(share, room).map((cell) => ({ side: side.code, cell }));
		});
	}
	const beside = parts.flatMap((part) => {
		const found = cellsBeside(count, roomy(part), kept(part.side.code), shaper);
		return found ? [{ ...found, side: part.side.code }] : [];
	});
	const best = beside.toSorted((one, other) => other.share - one.share)[0];
	const { side, cells } = beside.find(({ share }) => share >= COMFORTABLE) ?? best ?? behind(count, own, kept);
	return cells.map((cell) => ({ side, cell }));
}

function fewest(count: number, bare: readonly SparePart[]): readonly SparePart[] {
	const enough = bare.findIndex((_, index) => {
		const share = Math.ceil(count / (index + 1));
		return bare.slice(0, index + 1).every(({ room }) => areLarge(photoCells(share, room), room));
	});
	return bare.slice(0, enough < 0 ? count : enough + 1);
}

function behind(count: number, part: SparePart, kept: (side: string) => readonly Cell[]) {
	return { side: part.side.code, cells: cellsBehind(count, roomy(part), kept(part.side.code)) };
}

function roomy({ side, room }: SparePart) {
	return { ...room, elements: side.elements };
}

function isOn({ room }: SparePart): (cell: Cell) => boolean {
	return ({ x }) => x >= (room.left ?? 0) && x < (room.left ?? 0) + room.width;
}
