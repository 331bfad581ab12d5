import { contrastOf, luminance, rgbOf } from "#design/contrast.ts";
import type { DesignElement, DesignSide, PhotoElement, PictureUse, TextElement } from "#design/document.ts";
import { type FlatSide, flatSide } from "#design/elements/group/flat-elements.ts";
import type { Point } from "#design/geometry/matrix.ts";
import type { Area } from "#design/geometry/side-area.ts";
import { elementsUnder, groundUnder } from "#design/preflight/ground.ts";
import { checkReadable } from "#design/preflight/readability.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { aboutPoint } from "./about-point.ts";
import { boundsOf, type PlacedElement } from "./boxes.ts";
import { type Command, changeBetween, elementOf, setCommand, sideOf } from "./commands.ts";
import { currentSide, insertElement, selectingWhatCame, type WritingContext } from "./editing.ts";
import type { EditorStore } from "./editor-store.ts";
import { findElement, leavesOf } from "./element-tree.ts";
import { type Cell, cellsBehind, cellsBeside, isFreeCell, orderInCell } from "./free-cells.ts";
import { besideOthers, inFreePlace, liesOnWords, type RoomySide } from "./free-place.ts";
import { areOver } from "./free-rooms.ts";
import { aboveGround, fillingSide, isFilledByPhotos, newPhoto, withPicture } from "./new-elements.ts";
import type { Room } from "./panels.ts";
import { may } from "./rights.ts";
import type { SparePart } from "./spare-parts.ts";

/** Of a part of a folded side: a smaller photo is rather put below the words, if they can be read there. */
const SENSIBLE = 1 / 8;
/** WCAG 2.2 asks it of small letters. */
const CLEAR = 4.5;
const MOSTLY = 0.95;

/** `spare`: where it goes rather than over others; `cell`: what is kept for it, `kept`: for others; `at`: where it was dropped. */
type Wish = {
	readonly spare?: readonly SparePart[];
	readonly cell?: Cell | undefined;
	readonly kept?: readonly Cell[];
	readonly at?: Point | null;
	/** The frame was gone meanwhile, and is back by undo. */
	readonly late?: boolean;
	/** Of those with which it was chosen: all of them are one step. */
	readonly bunch?: string | null;
};
type Placing = { readonly photo: PhotoElement; readonly index?: number | undefined; readonly side?: DesignSide };

/**
 * Into the given frame, on whichever side it is, else as a new photo: over the whole side, but not over both halves of a card.
 * `selects`: whether it is worked on next, if it can be seen. The answer: the id of what shows it now, if anything does.
 */
export function placePicture(
	store: EditorStore,
	picture: PictureUse,
	frame: string | null,
	newId: string,
	room: Room = currentSide(store),
	context?: WritingContext,
	selects = true,
	wish: Wish = {},
): string | null {
	const { document } = store.getState();
	const step = wish.bunch ? { tag: wish.bunch, bunched: true } : {};
	const own = sideOf(document, room.code) ?? currentSide(store);
	const frameOn = ({ elements }: DesignSide) => (frame === null ? undefined : findElement(elements, frame));
	const side = document.sides.find(frameOn) ?? own;
	const target = frameOn(side);
	if (target?.kind !== "photo" || !may(document, target, "content")) {
		const made = newPhoto(newId, picture, room);
		const { photo, index, side: on = own } = placeForPhoto(made, own, room, wish, context);
		return insertElement(store, photo, index, on, selects, step) ? photo.id : null;
	}
	const change = changeBetween(target, withPicture(target, picture)) ?? {};
	const command = setCommand(side.code, target, change);
	const seen = selectingWhatCame(store, side.code, target.id, selects);
	return store.run(command, { ...step, ...seen, late: wish.late ?? false }) ? target.id : null;
}

/** As if it had not come: `old` is what it came into. Not where it has been changed since. */
export function takePictureBack(
	store: EditorStore,
	side: string,
	came: DesignElement,
	old: DesignElement | undefined,
	tag: string,
): boolean {
	const { document, selection } = store.getState();
	const index = sideOf(document, side)?.elements.indexOf(came) ?? -1;
	if (elementOf(document, side, came.id) !== came || (!old && index < 0)) return false;
	const { picture, placeholder, crop, flipX, flipY } = old?.kind === "photo" ? old : {};
	const command: Command = old
		? setCommand(side, came, { picture, placeholder, crop, flipX, flipY })
		: { type: "delete", side, index, element: came };
	const after = selection.element === came.id ? { ...selection, element: null } : selection;
	return store.run(command, { tag, bunched: true, after });
}

function placeForPhoto(
	photo: PhotoElement,
	side: DesignSide,
	room: Room,
	{ spare = [], cell, kept = [], at }: Wish,
	context?: WritingContext,
): Placing {
	const { elements } = side;
	const roomy = { ...room, elements };
	const free = cell && freeCell(cell, roomy, kept, context?.shaper);
	if (free) return { photo: within(photo, free), index: orderInCell(free, elements) };
	if (!room.others) {
		const first = elements.every(({ kind }) => kind === "background" || kind === "text");
		if (first && isFilledByPhotos(side)) return { photo: fillingSide(photo, side), index: aboveGround(side) };
		const placed = inFreePlace(photo, roomy, undefined, context?.shaper);
		return at ? dropped(placed, at, roomy, kept, context?.shaper) : { photo: placed };
	}
	if (at) {
		const placed = inFreePlace(photo, { ...roomy, others: [] }, undefined, context?.shaper);
		return dropped(placed, at, roomy, kept, context?.shaper);
	}
	const beside = sensiblyBeside(photo, roomy, context);
	if (beside) return { photo: beside };
	const below = context && belowWords(photo, side, room, context);
	return below ?? onSpare(photo, spare, context) ?? { photo: inFreePlace(photo, roomy, undefined, context?.shaper) };
}

/** There, unless words are there: then as one of several. */
function dropped(
	photo: PhotoElement,
	at: Point,
	room: RoomySide,
	kept: readonly Cell[],
	shaper: TextShaper | undefined,
): Placing {
	const there = aboutPoint(photo, at, room);
	if (!liesOnWords(boundsOf(there), room, shaper)) return { photo: there };
	const cell = cellsBeside(1, room, kept, shaper)?.cells[0] ?? cellsBehind(1, room, kept)[0];
	return cell ? { photo: within(photo, cell), index: orderInCell(cell, room.elements) } : { photo: there };
}

/** What is kept for it, or another where something has come there meanwhile. */
function freeCell(cell: Cell, room: RoomySide, kept: readonly Cell[], shaper?: TextShaper): Cell | undefined {
	return isFreeCell(cell, room, shaper) ? cell : cellsBeside(1, room, kept, shaper)?.cells[0];
}

/** As large as fits, in its own proportions. */
function within(photo: PhotoElement, { x, y, width, height }: Area): PhotoElement {
	const scale = Math.min(width / photo.width, height / photo.height);
	const size = { width: photo.width * scale, height: photo.height * scale };
	return { ...photo, ...size, x: x + (width - size.width) / 2, y: y + (height - size.height) / 2 };
}

function sensiblyBeside(
	photo: PhotoElement,
	room: Room & Pick<DesignSide, "elements">,
	context?: WritingContext,
): PhotoElement | undefined {
	const sensible = Math.min(1, Math.sqrt((SENSIBLE * room.width * room.height) / (photo.width * photo.height)));
	return besideOthers(photo, room, sensible - 0.01, context?.shaper);
}

function onSpare(
	{ id, picture }: PhotoElement,
	spare: readonly SparePart[],
	context?: WritingContext,
): Placing | undefined {
	if (!picture) return undefined;
	for (const { side, room } of spare) {
		const photo = sensiblyBeside(newPhoto(id, picture, room), { ...room, elements: side.elements }, context);
		if (photo) return { photo, side };
	}
	return undefined;
}

/** Over the whole part, where nothing but words lies on it and all of them can be read. */
function belowWords(photo: PhotoElement, side: DesignSide, room: Room, context: WritingContext): Placing | undefined {
	if (!photo.picture || !context.surroundings.tonesOf(photo.picture.id) || !isFilledByPhotos(room)) return undefined;
	const placed = fillingSide(photo, side, room);
	const place = boundsOf(placed);
	const isOver = (leaf: PlacedElement) => areOver(boundsOf(leaf), place);
	const first = side.elements.findIndex((each) => leavesOf(each).some(isOver));
	const words = side.elements.flatMap(leavesOf).filter(isOver);
	if (first < 0 || words.some(({ kind }) => kind !== "text")) return undefined;
	const now = flatSide({ ...side, elements: side.elements.toSpliced(first, 0, placed) });
	const areRead = words.every((text) => text.kind === "text" && isClearOn(text, now, context));
	return areRead ? { photo: placed, index: first } : undefined;
}

/** Stricter than the hints: whoever chose that photo did not choose to have it there. */
function isClearOn(text: TextElement, side: FlatSide, { surroundings, shaper }: WritingContext): boolean {
	const { colors } = groundUnder(text, elementsUnder(text, side), side, surroundings, shaper);
	const ink = luminance(rgbOf(text.color));
	const printed = colors.filter((color) => color !== undefined);
	const clear = printed.filter((color) => color && contrastOf(ink, luminance(color)) >= CLEAR);
	const isMostlyClear = clear.length >= printed.length * MOSTLY;
	return isMostlyClear && checkReadable(text, side, surroundings, shaper).length === 0;
}
