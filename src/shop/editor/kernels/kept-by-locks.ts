import type { DesignDocument, LeafElement, TextElement, TextRun } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { keepsHeight } from "#design/elements/text/text-frame.ts";
import { apply, boxMatrix } from "#design/geometry/matrix.ts";
import type { LockPart } from "#design/locks.ts";
import { isPlaced, type PlacedElement } from "./boxes.ts";
import { sameData } from "./same-data.ts";

const NOTHING = 1e-6;
const PLACE = ["rotation"] as const;
const FRAME = ["fit", "keepsLines", "verticalAlign"] as const;
const CONTENT: Readonly<Record<LeafElement["kind"], readonly string[]>> = {
	photo: ["picture", "placeholder", "crop", "flipX", "flipY"],
	text: ["text", "placeholder", "translations", "language"],
	qr: ["text"],
	"clip-art": ["set", "name", "label", "paths", "flipX", "flipY"],
	calendar: ["year", "month", "firstDay", "title", "months", "dayNames", "weekNumbers", "marks", "language"],
	shape: [],
	background: [],
};
/** In millimetres, besides the box: they grow with it. */
const LENGTHS = ["cornerRadius", "border", "shadow", "outline", "stroke", "lines", "blur"] as const;
const OTHER = [
	"id",
	"kind",
	"x",
	"y",
	"width",
	"height",
	"size",
	"locked",
	"locks",
	"runs",
	"opacity",
	"estimated",
] as const;
const NO_STYLE: ReadonlySet<string> = new Set([...PLACE, ...FRAME, ...LENGTHS, ...OTHER]);

type Fields = Readonly<Record<string, unknown>>;

/** Whether a step leaves alone what the locks before it keep; of a bound document the locks too. */
export function keepsLocked(before: DesignDocument, after: DesignDocument): boolean {
	return before.sides.every(({ code, elements }) => {
		const next = after.sides.find((side) => side.code === code)?.elements;
		if (next === elements) return true;
		const kept = flatElements(elements).filter(({ locks }) => locks?.length);
		if (kept.length === 0) return true;
		const now = flatElements(next ?? []);
		const byId = new Map(now.map((leaf) => [leaf.id, leaf]));
		const order = kept.filter(({ id, locks }) => locks?.includes("place") && byId.has(id)).map(({ id }) => id);
		const inOrder = new Set(order);
		return (
			kept.every((leaf) => isKept(leaf, byId.get(leaf.id), before.bound === true)) &&
			sameData(
				order,
				now.flatMap(({ id }) => (inOrder.has(id) ? [id] : [])),
			)
		);
	});
}

function isKept(before: LeafElement, after: LeafElement | undefined, bound: boolean): boolean {
	const { locks = [] } = before;
	if (!after) return !locks.includes("presence");
	if (bound && !locks.every((part) => after.locks?.includes(part))) return false;
	return locks.every((part) => holds(part, before, after));
}

function holds(part: LockPart, before: LeafElement, after: LeafElement): boolean {
	switch (part) {
		case "place":
			return !isPlaced(before) || !isPlaced(after) || (same(before, after, PLACE) && isNear(before, after));
		case "size":
			return !isPlaced(before) || !isPlaced(after) || (same(before, after, FRAME) && sizeOf(before) === sizeOf(after));
		case "content":
			return CONTENT[before.kind].every(
				(key) => (key === "crop" && isResized(before, after)) || same(before, after, [key]),
			);
		case "style":
			return isSameStyle(before, after);
		case "presence":
			return true;
	}
}

function isNear(before: PlacedElement, after: PlacedElement): boolean {
	const [x, y] = anchorOf(before);
	const [nowX, nowY] = anchorOf(after);
	return Math.hypot(nowX - x, nowY - y) < NOTHING * 1000;
}

/** The middle of a text's upper edge, of all else the middle. */
function anchorOf(element: PlacedElement) {
	const down = element.kind === "text" && !keepsHeight(element) ? 0 : element.height / 2;
	return apply(boxMatrix(element), [element.width / 2, down]);
}

/** Lines and letters that follow the words are not chosen. */
function sizeOf(element: PlacedElement): string {
	const { width, height } = element;
	if (element.kind !== "text") return `${width} ${height}`;
	return keepsHeight(element) ? `${width} ${height} ${element.fit ? "" : element.size}` : `${width} ${element.size}`;
}

function isResized(before: LeafElement, after: LeafElement): boolean {
	return !isPlaced(before) || !isPlaced(after) || before.width !== after.width || before.height !== after.height;
}

function isSameStyle(before: LeafElement, after: LeafElement): boolean {
	const content = CONTENT[before.kind];
	const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
		(key) => !NO_STYLE.has(key) && !content.includes(key),
	);
	const lengths = isResized(before, after) || field(before, "size") !== field(after, "size") ? withoutLengths : whole;
	return (
		same(before, after, keys) &&
		Math.abs(before.opacity - after.opacity) < NOTHING &&
		LENGTHS.every((key) => sameData(lengths(field(before, key)), lengths(field(after, key)))) &&
		(before.kind === "text" && after.kind === "text" ? hasSameLetters(before, after) : same(before, after, ["runs"]))
	);
}

/** Other words take on the styles that were there. */
function hasSameLetters(before: TextElement, after: TextElement): boolean {
	if (before.text === after.text) return sameData(before.runs, after.runs);
	return (after.runs ?? []).every((run) => (before.runs ?? []).some((known) => sameData(styleOf(known), styleOf(run))));
}

function styleOf({ from: _from, to: _to, ...style }: TextRun) {
	return style;
}

function withoutLengths(value: unknown): unknown {
	if (typeof value === "number") return value === 0;
	const { width: _width, x: _x, y: _y, blur: _blur, ...rest } = (value ?? {}) as Fields;
	return rest;
}

function whole(value: unknown): unknown {
	return value;
}

function same(before: LeafElement, after: LeafElement, keys: readonly string[]): boolean {
	return keys.every((key) => sameData(field(before, key), field(after, key)));
}

function field(element: LeafElement, key: string): unknown {
	return (element as unknown as Fields)[key];
}
