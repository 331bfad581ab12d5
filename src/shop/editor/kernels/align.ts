import type { GroupChild, SideFormat } from "#design/document.ts";
import type { Point } from "#design/geometry/matrix.ts";
import type { Bounds } from "./boxes.ts";
import { setCommand } from "./commands.ts";
import { currentSide } from "./editing.ts";
import type { EditorStore } from "./editor-store.ts";
import { leavesOf } from "./element-tree.ts";
import { boundsOfAll } from "./frame.ts";
import { may } from "./rights.ts";
import { chosen, chosenPlaced, run } from "./several-editing.ts";

export const ALIGNMENTS = ["left", "centre", "right", "top", "middle", "bottom"] as const;
export type Alignment = (typeof ALIGNMENTS)[number];
export type Axis = "x" | "y";
export type Span = readonly [start: number, end: number];

/** Less than this is rounding: aligning twice must change nothing. */
const NOTHING = 1e-9;

/** Several to each other, one to the page. A group moves whole. The answer: whether they are aligned now. */
export function alignSelected(store: EditorStore, to: Alignment): boolean {
	const units = chosen(store);
	if (units.length === 0) return false;
	const area = units.length > 1 ? boundsOfAll(chosenPlaced(store)) : pageOf(currentSide(store));
	return shiftEach(store, (unit) => alignment(boundsOfAll(leavesOf(unit)), to, area));
}

/** How far to move. */
function alignment(own: Bounds, to: Alignment, area: Bounds): Point {
	switch (to) {
		case "left":
			return [area.left - own.left, 0];
		case "right":
			return [area.right - own.right, 0];
		case "centre":
			return [(area.left + area.right - own.left - own.right) / 2, 0];
		case "top":
			return [0, area.top - own.top];
		case "bottom":
			return [0, area.bottom - own.bottom];
		case "middle":
			return [0, (area.top + area.bottom - own.top - own.bottom) / 2];
	}
}

/** `few`: it takes three; `locked`: a lock speaks against it; `middles`: there was no room for gaps. */
type Distributed = "gaps" | "middles" | "few" | "locked";

/** Equal gaps between all that may move, or equally distant middles where the outer two leave no room for gaps. */
export function distributeSelected(store: EditorStore, axis: Axis): Distributed {
	const all = chosen(store);
	if (all.length < 3) return "few";
	const units = all.filter((unit) => may(store.getState().document, unit, "place"));
	if (units.length < 3) return "locked";
	const spans = units.map((unit) => spanOf(boundsOfAll(leavesOf(unit)), axis));
	const shifts = distribution(spans);
	const isDone = shiftEach(store, (unit) => {
		const by = shifts[units.indexOf(unit)] ?? 0;
		return axis === "x" ? [by, 0] : [0, by];
	});
	if (!isDone) return "locked";
	return equalGap(inOrder(spans)) < -NOTHING ? "middles" : "gaps";
}

/**
 * How far each of some spans moves: the outer two stay; those between get equal gaps, or their middles do where there
 * is no room for gaps.
 */
export function distribution(spans: readonly Span[]): readonly number[] {
	const order = spans.map((_, index) => index).sort((one, two) => middle(spans[one]!) - middle(spans[two]!));
	const shifts = spans.map(() => 0);
	const [first, last] = [spans[order[0] ?? 0], spans[order.at(-1) ?? 0]];
	if (!first || !last || spans.length < 3) return shifts;
	const gap = equalGap(inOrder(spans));
	const step = (middle(last) - middle(first)) / (spans.length - 1);
	let at = gap < 0 ? middle(first) : first[1];
	for (const index of order.slice(1, -1)) {
		const span = spans[index]!;
		at += gap < 0 ? step : gap;
		shifts[index] = at - (gap < 0 ? middle(span) : span[0]);
		if (gap >= 0) at += span[1] - span[0];
	}
	return shifts;
}

/** Negative: between the outer two there is less room than those between them take. */
function equalGap(order: readonly Span[]): number {
	const [first, last] = [order[0]!, order.at(-1)!];
	const taken = order.reduce((sum, [start, end]) => sum + end - start, 0);
	return (last[1] - first[0] - taken) / (order.length - 1);
}

function inOrder(spans: readonly Span[]): readonly Span[] {
	return spans.toSorted((one, two) => middle(one) - middle(two));
}

function shiftEach(store: EditorStore, shiftOf: (unit: GroupChild) => Point): boolean {
	const { code } = currentSide(store);
	const moving = chosen(store).filter((unit) => may(store.getState().document, unit, "place"));
	const commands = moving.flatMap((unit) => {
		const [dx, dy] = shiftOf(unit);
		if (Math.abs(dx) < NOTHING && Math.abs(dy) < NOTHING) return [];
		return leavesOf(unit).map((leaf) => setCommand(code, leaf, dx ? { x: leaf.x + dx } : { y: leaf.y + dy }));
	});
	return commands.length === 0 ? moving.length > 0 : run(store, commands);
}

function middle([start, end]: Span): number {
	return (start + end) / 2;
}

function spanOf({ left, right, top, bottom }: Bounds, axis: Axis): Span {
	return axis === "x" ? [left, right] : [top, bottom];
}

function pageOf({ width, height }: SideFormat): Bounds {
	return { left: 0, top: 0, right: width, bottom: height };
}
