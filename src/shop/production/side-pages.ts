import type { DisplayList, DisplayNode } from "#design/display-list.ts";
import type { SideFormat } from "#design/document.ts";
import { leavesOf } from "./leaves.ts";
import type { SideWishes } from "./print-wishes.server.ts";

type Face = { readonly side: SideFormat; readonly display: DisplayList };
type Wished = Pick<SideWishes, "backOf" | "alone" | "cut">;
/** `page`: its number in the line's file, from 1; null: it has none. */
export type SidePage = { readonly page: number | null; readonly isEmpty: boolean };

/**
 * Which side is which page. A side that shows nothing keeps its page where pages are counted, as on both faces of a
 * card; where sides are printed one by one, as on a shirt, it has none. A file has at least one.
 */
export function sidePages(faces: readonly Face[], sides: ReadonlyMap<string, Wished>): ReadonlyMap<string, SidePage> {
	const leaves = leavesOf(faces, (code) => sides.get(code)?.backOf);
	const kept = leaves.flatMap(({ front, back }) => {
		const both = back ? [front, back] : [front];
		return both.every((face) => isSkipped(face, sides.get(face.side.code))) ? [] : both;
	});
	const paged = faces.filter((face, index) => (kept.length > 0 ? kept.includes(face) : index === 0));
	return new Map(
		faces.map((face) => {
			const page = paged.indexOf(face) + 1;
			return [face.side.code, { page: page || null, isEmpty: isEmpty(face) }];
		}),
	);
}

/** What is cut along its edge needs a page for that line. */
function isSkipped(face: Face, wished: Wished | undefined): boolean {
	return wished?.alone === true && wished.cut?.around !== "SIDE" && isEmpty(face);
}

function isEmpty({ display }: Face): boolean {
	return !display.some(leavesTrace);
}

function leavesTrace(node: DisplayNode): boolean {
	if (node.type === "image") return true;
	if (node.type === "path") return Boolean(node.fill || node.stroke);
	return !node.screenOnly && node.opacity !== 0 && node.children.some(leavesTrace);
}
