import type { DesignElement, DesignSide, GroupChild, SideFormat } from "#design/document.ts";
import { insetOfRoom } from "#design/geometry/side-outline.ts";
import { isRead } from "#design/preflight/printed-lines.ts";
import { isPlaced, type PlacedElement } from "./boxes.ts";
import { leavesOf, mapElements } from "./element-tree.ts";
import { carried, frameOf } from "./frame.ts";
import { SMALLEST_TYPE } from "./resize-element.ts";

/** Of the piece that something was copied from. */
export type PageSize = Pick<SideFormat, "width" | "height">;

const SLACK = 0.01;
/** The shop takes no finer ones. */
const FINEST = { side: 0.1, border: 0.05, outline: 0.01 } as const;

/**
 * Copies that are larger than their page become smaller together, into the safe zone, each in its place to the others. What
 * is no words may reach over the bleed, and on a page of the same size nothing changes.
 */
export function fittingPage(copies: readonly GroupChild[], side: DesignSide, from?: PageSize): readonly GroupChild[] {
	const leaves = copies.flatMap(leavesOf);
	if (leaves.length === 0 || !isOtherPage(side, from)) return copies;
	const frame = frameOf(leaves);
	const [across, down] = insetOfRoom(side);
	const room = { width: side.width - 2 * across, height: side.height - 2 * down };
	const reach = { width: side.width + 2 * side.bleed, height: side.height + 2 * side.bleed };
	const read = leaves.filter(isRead);
	if (fits(frame, reach) && (read.length === 0 || fits(frameOf(read), room))) return copies;
	const wanted = Math.min(1, room.width / frame.width, room.height / frame.height);
	const by = Math.max(wanted, ...leaves.map(leastScale));
	if (by >= 1) return copies;
	const [width, height] = [frame.width * by, frame.height * by];
	const to = { x: (side.width - width) / 2, y: (side.height - height) / 2, width, height, rotation: 0 };
	const carry = (each: DesignElement) => (isPlaced(each) ? noFiner(carried(each, frame, to)) : each);
	return mapElements(copies, carry) as readonly GroupChild[];
}

export function isOtherPage(side: PageSize, from: PageSize | undefined): boolean {
	return from !== undefined && !fits(from, side, true);
}

function fits(size: PageSize, within: PageSize, exactly = false): boolean {
	const [across, down] = [size.width - within.width, size.height - within.height];
	return exactly ? Math.max(Math.abs(across), Math.abs(down)) <= SLACK : Math.max(across, down) <= SLACK;
}

function leastScale(leaf: PlacedElement): number {
	if (leaf.kind === "photo") return leaf.border ? FINEST.border / leaf.border.width : 0;
	if (leaf.kind !== "text") return 0;
	return Math.max(SMALLEST_TYPE / leaf.size, leaf.outline ? FINEST.outline / leaf.outline.width : 0);
}

function noFiner(element: PlacedElement): PlacedElement {
	const { width, height } = element;
	return { ...element, width: Math.max(FINEST.side, width), height: Math.max(FINEST.side, height) };
}
