import type { Millimetres } from "#core/units.ts";
import { LIGHT } from "#design/contrast.ts";
import type { BackgroundElement, DesignElement, DesignSide, TextElement } from "#design/document.ts";
import { type FlatSide, flatSide } from "#design/elements/group/flat-elements.ts";
import type { MeasureText } from "#design/elements/text/fitted-text.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { resizedAbout } from "#design/geometry/resized-about.ts";
import type { Surroundings } from "#design/preflight/ground.ts";
import { pageBounds } from "#design/preflight/placement.ts";
import { inkFor } from "#design/preflight/readability.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { aboutPoint } from "./about-point.ts";
import { hasOwnHeight, type PlacedElement } from "./boxes.ts";
import { type Command, changeBetween, elementOf, setCommand, sideOf } from "./commands.ts";
import type { EditorStore, RunOptions } from "./editor-store.ts";
import { everyElement, findElement, isGroup, pathTo } from "./element-tree.ts";
import { settledWords } from "./fit-beside.ts";
import { fitWhole } from "./fit-text.ts";
import { inFreePlace, isFreePlace, liesOnWords, textInFreePlace, wordsOf } from "./free-place.ts";
import { normalised, SMALLEST_SIDE } from "./gestures.ts";
import type { Room } from "./panels.ts";
import { resizeElement } from "./resize-element.ts";
import { may, mayResize } from "./rights.ts";
import { extended, selectedIds } from "./selection.ts";

/** What buttons and keys do to the selection. All of it is undoable. */
export function selectedElement(store: EditorStore): DesignElement | undefined {
	const { document, selection } = store.getState();
	return elementOf(document, selection.side, selection.element);
}

export function currentSide(store: EditorStore): DesignSide {
	const { document, selection } = store.getState();
	const side = sideOf(document, selection.side);
	if (!side) throw new Error(`The document has no side ${selection.side}`);
	return side;
}

/** On top, or at a place in the order. The answer: whether there was room. */
export function insertElement(
	store: EditorStore,
	element: DesignElement,
	index?: number,
	side: DesignSide = currentSide(store),
	selects = true,
	options: RunOptions = {},
): boolean {
	const place = index ?? side.elements.length;
	const command = { type: "insert", side: side.code, index: place, element } as const;
	return store.run(command, { ...options, ...selectingWhatCame(store, side.code, element.id, selects) });
}

/** What is selected when something came, if its person waited for it. Where it is not seen, undo and redo lead there. */
export function selectingWhatCame(store: EditorStore, side: string, element: string, selects: boolean): RunOptions {
	const { selection } = store.getState();
	const after = { side, element, range: null };
	if (side !== selection.side) return { before: { side, element: null, range: null }, after, unseen: true };
	return selects ? { after } : {};
}

/**
 * `least`: how much smaller it may become for a free place; `shaper`: for the room beside words; `finish`: what its place
 * decides; `wantsPlace`: the one it has is looked at first.
 */
type Insertion<Element> = {
	readonly wantsPlace?: boolean;
	readonly least?: number;
	readonly shaper?: TextShaper;
	readonly finish?: (placed: Element, side: FlatSide) => Element;
};

/** Beside what is there already, in the room it was made for. */
export function insertNew<Element extends PlacedElement>(
	store: EditorStore,
	element: Element,
	room: Room = currentSide(store),
	{ least, shaper, finish = (placed) => placed, wantsPlace = false }: Insertion<Element> = {},
): boolean {
	const side = currentSide(store);
	const around = { ...room, elements: side.elements };
	const stays = wantsPlace && isFreePlace(element, around, shaper);
	const placed = stays ? element : inFreePlace(element, around, least, shaper);
	return insertElement(store, finish(placed, flatSide(side)));
}

/** `at`: where it was dropped; `smaller`: the same words, for where they don't stand by themselves. */
type NewWords = { readonly at?: Point | null; readonly smaller?: readonly TextElement[] };

/**
 * Where it was dropped, unless it would lie on what is read there, else beside what is there already, where one of our inks
 * can be read on what lies below; and in that ink.
 */
export function insertNewText(
	store: EditorStore,
	text: TextElement,
	surroundings: Surroundings,
	shaper: TextShaper,
	room: Room = currentSide(store),
	{ at = null, smaller = [] }: NewWords = {},
): boolean {
	const side = currentSide(store);
	const around = { ...room, elements: side.elements };
	const inkOn = (placed: TextElement) => inkFor(placed, flatSide(side), surroundings, shaper);
	const suits = (placed: TextElement) => inkOn(placed).readable;
	const standsFree = (placed: TextElement) => !liesOnWords(pageBounds(placed, wordsOf(placed, shaper)), around, shaper);
	const placeFor = (each: TextElement) => {
		const dropped = at && aboutPoint(each, at, room);
		return dropped && standsFree(dropped) ? dropped : textInFreePlace(each, around, shaper, suits);
	};
	const places = [text, ...smaller].map(placeFor);
	const placed = places.find(standsFree) ?? places[0]!;
	return insertElement(store, { ...placed, color: inkOn(placed).color });
}

/** Millimetres: a text that grows has its corner worked out again. */
const ROUNDING = 1e-6;

export type WritingContext = {
	readonly surroundings: Surroundings;
	readonly shaper: TextShaper;
	readonly folds?: readonly Millimetres[] | undefined;
};

/**
 * Place, size and ink were chosen for other words; once the own words are there they are chosen again, unless somebody did so
 * meanwhile. `withFonts`: a shaper that has the fonts of their signs, some of which may still be on their way. `onSettled`:
 * they are smaller than they were while they were written, or apart from what they had come to lie on.
 */
export function settleWhenWritten(
	store: EditorStore,
	id: string,
	context: () => WritingContext,
	withFonts?: (text: TextElement) => Promise<TextShaper>,
	onSettled?: (written: TextElement, isApart: boolean) => void,
): void {
	const first = selectedElement(store);
	const stop = store.subscribe(() => {
		const { document, selection, mode } = store.getState();
		if (mode === "text" && selection.element === id) return;
		stop();
		const written = elementOf(document, selection.side, id);
		if (written?.kind === "text" && withFonts) withFonts(written).then(settle, () => settle());
		else settle();
	});

	function settle(withAll?: TextShaper): void {
		const { document } = store.getState();
		const side = document.sides.find(({ elements }) => findElement(elements, id));
		const text = side && findElement(side.elements, id);
		if (!side || text?.kind !== "text" || first?.kind !== "text" || !text.text.trim()) return;
		const { surroundings, shaper: latest, folds } = context();
		const shaper = withAll ?? latest;
		const inkOn = (placed: TextElement) => inkFor(placed, flatSide(side), surroundings, shaper);
		const isInkOpen = text.color === first.color;
		const isSized = text.size !== first.size || text.width !== first.width || text.rotation !== 0;
		const isMoved = Math.hypot(text.x - first.x, text.y - first.y) > ROUNDING;
		const suits = (placed: TextElement) => !isInkOpen || inkOn(placed).readable;
		const { settled, isApart } =
			isSized || isMoved
				? { settled: isSized ? text : fitWhole(text, side, shaper), isApart: false }
				: settledWords(text, first, { ...side, ...(folds && { folds }) }, shaper, suits);
		const change = changeBetween(text, isInkOpen ? { ...settled, color: inkOn(settled).color } : settled);
		if (!change || !store.run(setCommand(side.code, text, change))) return;
		if (settled.size < text.size || isApart) onSettled?.(text, isApart);
	}
}

/** Its neighbour is selected then; a group of which nothing is left goes too. The answer: whether it is gone. */
export function removeElement(store: EditorStore, id: string): boolean {
	const side = currentSide(store);
	const { element, parent, siblings, index } = placeOf(side, id);
	if (!element || !may(store.getState().document, element, "presence")) return false;
	if (parent && siblings.length === 1) return removeElement(store, parent.id);
	const neighbour = siblings[index + 1] ?? siblings[index - 1] ?? null;
	const after = { side: side.code, element: neighbour?.id ?? null, range: null };
	return store.run(deletion(side, id), { after });
}

/** Where an element is among those it lies with. */
function placeOf(side: DesignSide, id: string) {
	const path = pathTo(side.elements, id);
	const parent = path.at(-2);
	const siblings = isGroup(parent) ? parent.children : side.elements;
	return { element: path.at(-1), parent, siblings, index: siblings.findIndex((each) => each.id === id) };
}

function deletion(side: DesignSide, id: string): Command {
	const { element, parent, index } = placeOf(side, id);
	if (!element) throw new Error(`There is no element ${id} on ${side.code}`);
	return { type: "delete", side: side.code, ...(parent && { parent: parent.id }), index, element };
}

export function toggleLock(store: EditorStore, element: DesignElement): boolean {
	return store.run(setCommand(currentSide(store).code, element, { locked: !element.locked }));
}

export function nudge(store: EditorStore, element: PlacedElement, dx: number, dy: number, tag: string): void {
	if (!may(store.getState().document, element, "place")) return;
	store.run(setCommand(currentSide(store).code, element, { x: element.x + dx, y: element.y + dy }), { tag });
}

export function turn(store: EditorStore, element: PlacedElement, by: number, tag: string): void {
	if (!may(store.getState().document, element, "place")) return;
	const rotation = normalised(Math.round(element.rotation + by));
	store.run(setCommand(currentSide(store).code, element, { rotation }), { tag });
}

/** Grows by millimetres to the right and downwards; photos and texts grow whole. */
export function grow(
	store: EditorStore,
	element: PlacedElement,
	dx: number,
	dy: number,
	measure: MeasureText,
	tag: string,
): void {
	const { document } = store.getState();
	if (!mayResize(document, element)) return;
	const whole = element.kind === "text" ? !element.fit : !hasOwnHeight(element);
	const by = dx || dy;
	const width = element.width + by;
	if (whole && (width < SMALLEST_SIDE || (element.height * width) / element.width < SMALLEST_SIDE)) return;
	const upright = { ...element, rotation: 0 };
	const to = whole ? ([by, (by * element.height) / element.width] as const) : ([dx, dy] as const);
	const { element: grown } = resizeElement(upright, "se", [0, 0], to, { other: false, centred: false }, measure);
	const about = may(document, element, "place") ? ([0, 0] as const) : ([0.5, 0.5] as const);
	const size = resizedAbout(element, grown.width, grown.height, about);
	const change = changeBetween(element, { ...grown, ...size });
	if (change) store.run(setCommand(currentSide(store).code, element, change), { tag });
}

/** The next (1) or previous (-1) element in paint order, around the ends; groups come before what is in them. */
export function selectNeighbour(store: EditorStore, direction: 1 | -1): DesignElement | undefined {
	const elements = everyElement(currentSide(store).elements);
	if (elements.length === 0) return undefined;
	const head = selectedIds(store.getState().selection).at(-1);
	const now = elements.findIndex(({ id }) => id === head);
	const next =
		now < 0 ? (direction > 0 ? 0 : elements.length - 1) : (now + direction + elements.length) % elements.length;
	const element = elements[next];
	store.select(element?.id ?? null);
	return element;
}

/** Escape: from what lies in a group to the group, then to nothing. */
export function selectOuter(store: EditorStore): void {
	const [first] = selectedIds(store.getState().selection);
	const parent = first === undefined ? undefined : placeOf(currentSide(store), first).parent;
	store.select(parent?.id ?? null);
}

/** Takes the next one of its group in too; on the way back the last one that was taken in goes out again. */
export function addNeighbour(store: EditorStore, direction: 1 | -1): void {
	const ids = selectedIds(store.getState().selection);
	const { siblings } = placeOf(currentSide(store), ids.at(-1) ?? "");
	const order = siblings.filter(({ kind }) => kind !== "background").map(({ id }) => id);
	const now = order.indexOf(ids.at(-1) ?? "");
	const next = order[now < 0 ? (direction > 0 ? 0 : order.length - 1) : now + direction];
	if (next === undefined) return;
	store.selectMany(extended(ids, next));
}

/** All that can be moved. */
export function selectAll(store: EditorStore): void {
	const { document } = store.getState();
	const all = currentSide(store).elements.filter(
		(element) => element.kind !== "background" && may(document, element, "place"),
	);
	store.selectMany(all.map(({ id }) => id));
}

/** A text without words goes; one that had sample words, or must stay, gets back those it had. */
export function leaveBlankText(store: EditorStore, first: TextElement): void {
	const { id } = first;
	const side = currentSide(store);
	const { element, parent, siblings } = placeOf(side, id);
	if (element?.kind !== "text" || element.text.trim() !== "") return;
	if (first.text.trim() && (first.placeholder || !may(store.getState().document, element, "presence"))) {
		const { text, runs, placeholder, translations, language, x, y, height, size } = first;
		const change = changeBetween(element, {
			...element,
			text,
			runs,
			placeholder,
			translations,
			language,
			x,
			y,
			height,
			size,
		} as TextElement);
		if (change) store.run(setCommand(side.code, element, change));
		return;
	}
	if (parent && siblings.length === 1) store.run(deletion(side, parent.id));
	else store.run(deletion(side, id));
}

export type BackgroundChange = Partial<Pick<BackgroundElement, "fill" | "pattern">>;

/** null takes it away; a pattern alone stands on white. */
export function changeBackground(
	store: EditorStore,
	change: BackgroundChange | null,
	newId: string,
	tag?: string,
): void {
	const side = currentSide(store);
	const index = side.elements.findIndex(({ kind }) => kind === "background");
	const old = side.elements[index];
	const options = tag ? { tag } : {};
	if (change === null) {
		if (old) store.run({ type: "delete", side: side.code, index, element: old });
	} else if (old) {
		store.run(setCommand(side.code, old, change), options);
	} else if (change.fill || change.pattern) {
		const element = { kind: "background", id: newId, opacity: 1, fill: WHITE, ...change } as const;
		store.run({ type: "insert", side: side.code, index: 0, element }, options);
	}
}

const WHITE = { type: "solid", color: LIGHT } as const;
