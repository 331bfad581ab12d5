import type { DesignDocument, DesignSide } from "#design/document.ts";
import type { FoldedSide } from "#design/preflight/folds.ts";
import { foldsOn, panelsOf, type Room } from "./panels.ts";

/** A part of a side, by itself. */
export type SparePart = { readonly side: DesignSide; readonly room: Room };

/**
 * Where photos go that were chosen together and find no room beside each other: the other parts of an inner side, then those
 * of other folded sides, the right one first; last what lies beside the front, where nobody looks.
 */
export function spareParts({ sides }: DesignDocument, room: Room, folded: readonly FoldedSide[]): readonly SparePart[] {
	const [first] = sides;
	const isRooms = ({ code }: DesignSide) => code === room.code;
	const inTurn = [...sides.filter(isRooms), ...sides.filter((side) => !isRooms(side))].flatMap((side) => {
		const parts = panelsOf(side, foldsOn(side, folded)).toReversed();
		return parts.length > 1
			? parts.map((part, index) => ({ side, room: part, isBack: side === first && index > 0 }))
			: [];
	});
	const isOwn = (part: SparePart) => isRooms(part.side) && part.room.left === room.left;
	return [...inTurn.filter(({ isBack }) => !isBack), ...inTurn.filter(({ isBack }) => isBack)].filter(
		(part) => !isOwn(part),
	);
}
