import type { Millimetres } from "#core/units.ts";
import type { DesignElement, DesignSide, GroupChild } from "#design/document.ts";
import { overhangOf, stepInto } from "#design/geometry/side-outline.ts";
import { isRead } from "#design/preflight/printed-lines.ts";
import { type Step, stepsAside } from "./aside.ts";
import { type Bounds, corners, type PlacedElement } from "./boxes.ts";
import { placedCopies } from "./copy-places.ts";
import { currentSide } from "./editing.ts";
import type { EditorStore } from "./editor-store.ts";
import { everyElement, leavesOf, mapElements, withNewIds } from "./element-tree.ts";
import { fittingPage, isOtherPage, type PageSize } from "./fit-page.ts";
import { boundsOfAll } from "./frame.ts";
import { freeCopy } from "./free-copy.ts";
import type { Folding } from "./off-folds.ts";
import { foldsOn } from "./panels.ts";
import { chosen, run, selecting } from "./several-editing.ts";
import { stepOffOpenings } from "./step-off-openings.ts";

const MARK = "keepsakeElements";

/** What was copied, and of the side it was on the size and the folds: a part of what lay across one may lie so again. */
export type Clip = {
	readonly elements: readonly GroupChild[];
	readonly folds: readonly Millimetres[];
	readonly page?: PageSize;
};
/** `smaller`: it was too large for the page. */
export type Copied = "whole" | "smaller";

export function clipOf(store: EditorStore, elements: readonly GroupChild[], folding?: Folding): Clip {
	const side = currentSide(store);
	const { width, height } = side;
	return { elements, folds: folding ? foldsOn(side, folding.sides) : [], page: { width, height } };
}

/** What lies on the clipboard, as text: other programs see it, other tabs of the editor understand it. */
export function clipText(clip: Clip): string {
	return JSON.stringify({ [MARK]: 1, ...clip });
}

export function isClip(text: string): boolean {
	return text.startsWith(`{"${MARK}":`);
}

/** Its elements unchecked; null where it is not ours. */
export function clipIn(
	text: string,
): { readonly elements: readonly unknown[]; readonly folds: readonly number[]; readonly page?: PageSize } | null {
	if (!text.startsWith(`{"${MARK}":1,`)) return null;
	try {
		const { elements, folds, page } = JSON.parse(text) as { elements?: unknown; folds?: unknown; page?: unknown };
		if (!Array.isArray(elements)) return null;
		const { width, height } = (page ?? {}) as { width?: unknown; height?: unknown };
		const isSized = typeof width === "number" && typeof height === "number";
		const known = Array.isArray(folds) ? folds.filter(Number.isFinite) : [];
		return { elements, folds: known, ...(isSized && { page: { width, height } }) };
	} catch {
		return null;
	}
}

/** Where they were, a little aside of what is there already, and brought back when the page ends before. */
export function pasteElements(
	store: EditorStore,
	{ elements, folds, page }: Clip,
	newId: () => string,
	folding?: Folding,
): Copied | null {
	const { document } = store.getState();
	const side = currentSide(store);
	const { added, copied } = onSide(elements, side, newId, document.bound, { folds, page }, folding);
	return insert(store, side, added, selecting(side.code, added)) ? copied : null;
}

/** On the same place of another side, in one step; this one stays shown. */
export function copyToSide(store: EditorStore, code: string, newId: () => string, folding?: Folding): Copied | null {
	const { document } = store.getState();
	const side = document.sides.find((each) => each.code === code);
	const { elements, ...from } = clipOf(store, chosen(store), folding);
	if (!side || elements.length === 0) return null;
	const { added, copied } = onSide(elements, side, newId, document.bound, from, folding);
	return insert(store, side, added, store.getState().selection) ? copied : null;
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
	originals: readonly GroupChild[],
	side: DesignSide,
	newId: () => string,
	bound: boolean | undefined,
	{ folds, page }: Omit<Clip, "elements">,
	folding: Folding | undefined,
): { readonly added: readonly GroupChild[]; readonly copied: Copied } {
	const asLarge = originals.map((element) => freeCopy(withNewIds(element, newId), bound));
	const copies = fittingPage(asLarge, side, page);
	const copied = copies === asLarge ? "whole" : "smaller";
	const leaves = copies.flatMap(leavesOf);
	if (leaves.length === 0) return { added: copies, copied };
	const isOther = isOtherPage(side, page);
	const bounds = boundsOfAll(leaves);
	const added = placedCopies(copies, { originals, side, folds, folding }, 0, (by) => {
		const [step = [by, by]] = stepsAside(bounds, side, by);
		const onto = ontoPage(bounds, step, side);
		const into = side.cut || isOther ? intoShape(leaves, onto, side) : onto;
		return [stepOffOpenings(leaves, into, side, folding?.shaper)];
	});
	return { added, copied };
}

/** What is read goes on to where a side leaves it whole, if there is such a place. */
function intoShape(leaves: readonly PlacedElement[], [dx, dy]: Step, side: DesignSide): Step {
	const read = leaves.filter(isRead);
	if (read.length === 0) return [dx, dy];
	const points = (by: Step) => read.flatMap((leaf) => corners({ ...leaf, x: leaf.x + by[0], y: leaf.y + by[1] }));
	const [across, down] = stepInto(points([dx, dy]), side, side.safe);
	const inside: Step = [dx + across, dy + down];
	return overhangOf(points(inside), side, side.safe) <= 0.01 ? inside : [dx, dy];
}

/** Its middle comes to lie on the page. */
function ontoPage(bounds: Bounds, [dx, dy]: Step, side: DesignSide): Step {
	const x = (bounds.left + bounds.right) / 2 + dx;
	const y = (bounds.top + bounds.bottom) / 2 + dy;
	const isOn = overhangOf([[x, y]], side, 0) < 0;
	return isOn ? [dx, dy] : [dx + side.width / 2 - x, dy + side.height / 2 - y];
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
