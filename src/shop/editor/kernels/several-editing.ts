import type { DesignElement, DesignSide, GroupChild } from "#design/document.ts";
import type { LockPart } from "#design/locks.ts";
import { stepsAside } from "./aside.ts";
import type { PlacedElement } from "./boxes.ts";
import { asOne, type Command, changeBetween, type Place, setCommand, sideOf } from "./commands.ts";
import { placedCopies } from "./copy-places.ts";
import type { EditorStore } from "./editor-store.ts";
import { isGroup, leavesOf, pathTo, withNewIds } from "./element-tree.ts";
import { boundsOfAll, carried, frameOf, scaledFrame, turnedFrame } from "./frame.ts";
import { freeCopy } from "./free-copy.ts";
import type { Folding } from "./off-folds.ts";
import { foldsOn } from "./panels.ts";
import { may, mayReorder } from "./rights.ts";
import { movablePlaced, type Selection, selectedOnes, selectedPlaced } from "./selection.ts";
import { stepOffOpenings } from "./step-off-openings.ts";

/** What buttons and keys do to all that is selected: each is one step. What is locked stays as it is. */
export function chosen(store: EditorStore): readonly GroupChild[] {
	const { document, selection } = store.getState();
	return selectedOnes(document, selection);
}

export function chosenPlaced(store: EditorStore): readonly PlacedElement[] {
	const { document, selection } = store.getState();
	return selectedPlaced(document, selection);
}

export function movable(store: EditorStore, ...parts: readonly LockPart[]): readonly PlacedElement[] {
	const { document, selection } = store.getState();
	return movablePlaced(document, selection, ...parts);
}

export function nudgeSeveral(store: EditorStore, dx: number, dy: number, tag: string): void {
	changeEach(store, (element) => ({ ...element, x: element.x + dx, y: element.y + dy }), tag);
}

export function turnSeveral(store: EditorStore, by: number, tag: string): void {
	const frame = frameOf(movable(store));
	changeEach(store, (element) => carried(element, frame, turnedFrame(frame, by)), tag);
}

/** The whole becomes wider by millimetres, its top left corner stays. */
export function growSeveral(store: EditorStore, by: number, tag: string): void {
	const elements = movable(store, "size");
	const frame = frameOf(elements);
	const grown = scaledFrame(frame, (frame.width + by) / frame.width, elements, [0, 0]);
	changeEach(store, (element) => carried(element, frame, grown), tag, elements);
}

/** The answer: how many went. */
export function removeSeveral(store: EditorStore): number {
	const side = sideNow(store);
	const gone = chosen(store).filter((unit) => may(store.getState().document, unit, "presence"));
	const after = { side: side.code, element: null, range: null };
	return run(store, deletionsOf(side, new Set(gone.map(({ id }) => id))), { after }) ? gone.length : 0;
}

/** From the top down, so that places stay true. A group of which nothing is left goes too. */
export function deletionsOf(side: DesignSide, ids: ReadonlySet<string>): readonly Command[] {
	const isGone = (element: DesignElement): boolean =>
		ids.has(element.id) || (isGroup(element) && element.children.every(isGone));
	const deletionsIn = (elements: readonly DesignElement[], place: Place): readonly Command[] =>
		elements.flatMap((element, index): readonly Command[] => {
			if (isGone(element)) return [{ ...place, type: "delete", index, element }];
			return isGroup(element) ? deletionsIn(element.children, { side: side.code, parent: element.id }) : [];
		});
	return deletionsIn(side.elements, { side: side.code }).toReversed();
}

/** Each copy lies on top of all that its original is among; they are selected. null: no room for more. */
export function duplicateSeveral(store: EditorStore, newId: () => string, folding?: Folding): number | null {
	const side = sideNow(store);
	const { code, elements } = side;
	const copied = new Map<string | undefined, DesignElement[]>();
	const originals = chosen(store);
	const placed = besideOriginals(originals, side, folding);
	for (const [index, element] of originals.entries()) {
		const parent = pathTo(elements, element.id).at(-2)?.id;
		const copy = freeCopy(withNewIds(placed[index]!, newId), store.getState().document.bound);
		copied.set(parent, [...(copied.get(parent) ?? []), copy]);
	}
	const added = [...copied.values()].flat();
	const commands = [...copied].flatMap(([parent, copies]) => {
		const start = siblings(store, parent).length;
		const place = { side: code, ...(parent !== undefined && { parent }) };
		return copies.map((element, index): Command => ({ ...place, type: "insert", index: start + index, element }));
	});
	return run(store, commands, { after: selecting(code, added) }) ? added.length : null;
}

/** The way that leaves the safe zone least, off openings, but not back onto them; farther where another copy lies already. */
function besideOriginals(
	originals: readonly GroupChild[],
	side: DesignSide,
	folding: Folding | undefined,
): readonly GroupChild[] {
	const leaves = originals.flatMap(leavesOf);
	if (leaves.length === 0) return originals;
	const folds = folding ? foldsOn(side, folding.sides) : [];
	const bounds = boundsOfAll(leaves);
	return placedCopies(originals, { originals, side, folds, folding }, 1, (by) =>
		stepsAside(bounds, side, by).map((step) => {
			const off = stepOffOpenings(leaves, step, side, folding?.shaper);
			return Math.hypot(...off) < by / 2 ? step : off;
		}),
	);
}

/** Each past the next that is not selected itself: towards the viewer (1) or the page (-1), by one or to the end. The answer: whether any moved. */
export function reorderSeveral(store: EditorStore, by: 1 | -1, toEnd = false): boolean {
	const { code, elements } = sideNow(store);
	const units = chosen(store).filter((unit) => mayReorder(store.getState().document, unit));
	const moving = new Set(units.map(({ id }) => id));
	const parents = new Set(units.map(({ id }) => pathTo(elements, id).at(-2)?.id));
	return run(
		store,
		[...parents].flatMap((parent) => {
			const place = { side: code, ...(parent !== undefined && { parent }) };
			return orderCommands(siblings(store, parent), moving, by, toEnd).map((order) => ({ ...order, ...place }));
		}),
	);
}

type Reordered = "raise" | "lower" | "front" | "back" | "atFront" | "atBack" | "locked";

/** The same, and what to tell of it; null: nothing is chosen. */
export function reorderTold(store: EditorStore, by: 1 | -1, toEnd = false): Reordered | null {
	const isFront = by > 0;
	if (reorderSeveral(store, by, toEnd)) return toEnd ? (isFront ? "front" : "back") : isFront ? "raise" : "lower";
	const units = chosen(store);
	if (units.length === 0) return null;
	if (!units.some((unit) => mayReorder(store.getState().document, unit))) return "locked";
	return isFront ? "atFront" : "atBack";
}

function orderCommands(elements: readonly DesignElement[], moving: ReadonlySet<string>, by: 1 | -1, toEnd: boolean) {
	const commands: { type: "order"; from: number; to: number }[] = [];
	const ids = elements.map(({ id }) => id);
	let end = by > 0 ? elements.length - 1 : elements.findLastIndex(({ kind }) => kind === "background") + 1;
	for (const id of by > 0 ? ids.toReversed() : [...ids]) {
		if (!moving.has(id)) continue;
		const from = ids.indexOf(id);
		const to = toEnd || from === end ? end : from + by;
		end = to - by;
		if (from === to) continue;
		ids.splice(to, 0, ...ids.splice(from, 1));
		commands.push({ type: "order", from, to });
	}
	return commands;
}

/** Locks all, or unlocks them when all are locked. */
export function lockSeveral(store: EditorStore): boolean {
	const elements = chosen(store);
	const locked = !elements.every((element) => element.locked === true);
	const changing = elements.filter((element) => (element.locked === true) !== locked);
	const { code } = sideNow(store);
	run(
		store,
		changing.map((each) => setCommand(code, each, { locked })),
	);
	return locked;
}

function changeEach(
	store: EditorStore,
	change: (element: PlacedElement) => PlacedElement,
	tag: string,
	elements = movable(store),
): void {
	const { code } = sideNow(store);
	const commands = elements.flatMap((element) => {
		const after = changeBetween(element, change(element));
		return after ? [setCommand(code, element, after)] : [];
	});
	run(store, commands, { tag });
}

export function selecting(side: string, elements: readonly DesignElement[]): Selection {
	const many = elements.map(({ id }) => id);
	return many.length > 1 ? { side, element: null, many, range: null } : { side, element: many[0] ?? null, range: null };
}

function siblings(store: EditorStore, parent: string | undefined): readonly DesignElement[] {
	const { elements } = sideNow(store);
	if (parent === undefined) return elements;
	const group = pathTo(elements, parent).at(-1);
	return isGroup(group) ? group.children : [];
}

function sideNow(store: EditorStore) {
	const { document, selection } = store.getState();
	const side = sideOf(document, selection.side);
	if (!side) throw new Error(`The document has no side ${selection.side}`);
	return side;
}

/** All of them in one step, or none. The answer: whether there was one. */
export function run(
	store: EditorStore,
	commands: readonly Command[],
	options: Parameters<EditorStore["run"]>[1] = {},
): boolean {
	const command = asOne(commands);
	return command !== null && store.run(command, options);
}
