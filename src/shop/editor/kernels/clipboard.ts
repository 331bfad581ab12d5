import type { Millimetres } from "#core/units.ts";
import type { DesignElement, DesignSide, GroupChild } from "#design/document.ts";
import { asideOf, type Step, stepsAside } from "./aside.ts";
import type { Bounds } from "./boxes.ts";
import { currentSide } from "./editing.ts";
import type { EditorStore } from "./editor-store.ts";
import { everyElement, findElement, leavesOf, mapElements, movedBy, withNewIds } from "./element-tree.ts";
import { boundsOfAll } from "./frame.ts";
import { freeCopy } from "./free-copy.ts";
import { type Folding, offFolds } from "./off-folds.ts";
import { foldsOn } from "./panels.ts";
import { chosen, run, selecting } from "./several-editing.ts";

const MARK = "keepsakeElements";
/** Beside a fold places may be taken again and again. */
const MOST_ASIDE = 100;

/** What lies on the clipboard, as text: other programs see it, other tabs of the editor understand it. */
export function clipText(elements: readonly GroupChild[]): string {
	return JSON.stringify({ [MARK]: 1, elements });
}

/** Unchecked; null where it is not ours. */
export function elementsInClip(text: string): readonly unknown[] | null {
	if (!text.startsWith(`{"${MARK}":1,`)) return null;
	try {
		const { elements } = JSON.parse(text) as { elements?: unknown };
		return Array.isArray(elements) ? elements : null;
	} catch {
		return null;
	}
}

/** Where they were, a little aside of what is there already, and brought back when the page ends before. */
export function pasteElements(
	store: EditorStore,
	elements: readonly GroupChild[],
	newId: () => string,
	folding?: Folding,
): boolean {
	const { document } = store.getState();
	const side = currentSide(store);
	const [first] = elements;
	const from = first && document.sides.find((each) => findElement(each.elements, first.id));
	const folds = from && folding ? foldsOn(from, folding.sides) : [];
	const added = onSide(elements, side, newId, document.bound, folds, folding);
	return insert(store, side, added, selecting(side.code, added));
}

/** On the same place of another side, in one step; this one stays shown. */
export function copyToSide(store: EditorStore, code: string, newId: () => string, folding?: Folding): boolean {
	const { document } = store.getState();
	const side = document.sides.find((each) => each.code === code);
	const folds = folding ? foldsOn(currentSide(store), folding.sides) : [];
	const added = side ? onSide(chosen(store), side, newId, document.bound, folds, folding) : [];
	if (!side || added.length === 0) return false;
	return insert(store, side, added, store.getState().selection);
}

export function picturesIn(elements: readonly DesignElement[]): ReadonlySet<string> {
	const all = everyElement(elements);
	return new Set(all.flatMap((each) => (each.kind === "photo" && each.picture ? [each.picture.id] : [])));
}

/** Frames whose photo is somebody else's stay empty. */
export function withoutPictures(elements: readonly GroupChild[], gone: ReadonlySet<string>): readonly GroupChild[] {
	return mapElements(elements, (each) =>
		each.kind === "photo" && each.picture && gone.has(each.picture.id) ? { ...each, picture: null } : each,
	) as readonly GroupChild[];
}

function onSide(
	elements: readonly GroupChild[],
	side: DesignSide,
	newId: () => string,
	bound: boolean | undefined,
	folds: readonly Millimetres[],
	folding: Folding | undefined,
): readonly GroupChild[] {
	const copies = elements.map((element) => freeCopy(withNewIds(element, newId), bound));
	const leaves = copies.flatMap(leavesOf);
	if (leaves.length === 0) return copies;
	const there = new Set(side.elements.flatMap(leavesOf).map(placeOf));
	const bounds = boundsOfAll(leaves);
	for (let by = 0; ; by += asideOf(side)) {
		const [step = [by, by]] = stepsAside(bounds, side, by);
		if (leaves.some((leaf) => there.has(placeOf({ x: leaf.x + step[0], y: leaf.y + step[1] })))) continue;
		const [dx, dy] = ontoPage(bounds, step, side);
		const aside = copies.map((copy) => movedBy(copy, dx, dy));
		const placed = folding ? offFolds(aside, elements, side, folds, folding) : aside;
		if (by > MOST_ASIDE || !placed.flatMap(leavesOf).some((leaf) => there.has(placeOf(leaf)))) return placed;
	}
}

/** Its middle comes to lie on the page. */
function ontoPage(bounds: Bounds, [dx, dy]: Step, side: DesignSide): Step {
	const x = (bounds.left + bounds.right) / 2 + dx;
	const y = (bounds.top + bounds.bottom) / 2 + dy;
	const isOn = x > 0 && x < side.width && y > 0 && y < side.height;
	return isOn ? [dx, dy] : [dx + side.width / 2 - x, dy + side.height / 2 - y];
}

function placeOf({ x, y }: { readonly x: number; readonly y: number }): string {
	return `${x.toFixed(3)} ${y.toFixed(3)}`;
}

function insert(
	store: EditorStore,
	side: DesignSide,
	added: readonly GroupChild[],
	after: ReturnType<typeof selecting>,
): boolean {
	return run(
		store,
		added.map((element, index) => ({ type: "insert", side: side.code, index: side.elements.length + index, element })),
		{ after },
	);
}
