import type { Millimetres } from "#core/units.ts";
import type { DesignElement, DesignSide, PhotoElement } from "#design/document.ts";
import { changeBetween, setCommand } from "../kernels/commands.ts";
import { currentSide } from "../kernels/editing.ts";
import type { EditorStore } from "../kernels/editor-store.ts";
import { aboveGround, fillingSide } from "../kernels/new-elements.ts";
import type { Room } from "../kernels/panels.ts";
import { may } from "../kernels/rights.ts";

const SLACK: Millimetres = 0.01;

export function mayBeBackground(store: EditorStore, photo: PhotoElement): boolean {
	const { document } = store.getState();
	return currentSide(store).elements.includes(photo) && may(document, photo, "place", "size", "style", "content");
}

/** The photo fills the side, or a part of it, below all else and stays where it is; one step back undoes all of it. */
export function makeBackground(store: EditorStore, photo: PhotoElement, part?: Room): boolean {
	const side = currentSide(store);
	const from = side.elements.findIndex(({ id }) => id === photo.id);
	if (from < 0 || !mayBeBackground(store, photo)) return false;
	const plain = { ...photo, cornerRadius: 0, mask: undefined, border: undefined, shadow: undefined };
	const change = changeBetween(photo, { ...fillingSide(plain, side, part), locked: true });
	const to = aboveBackgrounds({ ...side, elements: side.elements.toSpliced(from, 1) });
	return store.run({
		type: "many",
		commands: [...(change ? [setCommand(side.code, photo, change)] : []), { type: "order", side: side.code, from, to }],
	});
}

/** Other photos that were made the background before lie below: the last one is meant. */
function aboveBackgrounds(side: DesignSide): number {
	const from = aboveGround(side);
	const others = side.elements.slice(from).findIndex((each) => !isBackgroundPhoto(each, side));
	return others < 0 ? side.elements.length : from + others;
}

function isBackgroundPhoto(element: DesignElement, { height, bleed }: DesignSide): boolean {
	if (element.kind !== "photo" || !element.locked || element.rotation !== 0) return false;
	return element.y <= SLACK - bleed && element.y + element.height >= height + bleed - SLACK;
}
