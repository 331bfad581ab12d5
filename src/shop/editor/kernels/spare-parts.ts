import type { DesignDocument, DesignSide } from "#design/document.ts";
import type { FoldedSide } from "#design/preflight/folds.ts";
import { foldsOn, panelsOf, type Room } from "./panels.ts";

/** A part of a side, by itself; `turn`: when it is read. */
export type SparePart = { readonly side: DesignSide; readonly room: Room; readonly turn: number };

/**
 * Where photos go that were chosen together: the part that is worked on, then the other parts of its side, then those of
 * other folded sides as they are read: from the left, but the front first and what lies beside it, where nobody looks, last.
 */
export function partsInTurn(
	{ sides }: DesignDocument,
	room: Room,
	folded: readonly FoldedSide[],
): readonly SparePart[] {
	const [first] = sides;
	const isRooms = ({ code }: DesignSide) => code === room.code;
	const all = [...sides.filter(isRooms), ...sides.filter((side) => !isRooms(side))].flatMap((side) => {
		const parts = panelsOf(side, foldsOn(side, folded));
		const read = side === first ? parts.toReversed() : parts;
		const isBack = (at: number) => side === first && !isRooms(side) && at > 0;
		return read.map((part, at) => ({ side, room: part, isBack: isBack(at), isFolded: read.length > 1 }));
	});
	const read = [...all.filter(({ isBack }) => !isBack), ...all.filter(({ isBack }) => isBack)];
	const turns = read.map((part, turn) => ({ ...part, turn }));
	const isOwn = (part: SparePart) => isRooms(part.side) && part.room.left === room.left;
	return [
		...turns.filter(isOwn).map((part) => ({ ...part, room })),
		...turns.filter((part) => part.isFolded && !isOwn(part)),
	];
}
