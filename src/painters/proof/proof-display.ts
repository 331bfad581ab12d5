import { hexOf, rgbOf } from "#design/contrast.ts";
import type { DisplayList, DisplayNode, ImageNode, Paint, PathNode, Stroke } from "#design/display-list.ts";
import type { ElementBody } from "#design/elements/element-layout.ts";
import { pathBounds } from "#design/geometry/path-bounds.ts";
import { mm } from "#design/geometry/paths.ts";
import { isBlackAlone } from "#painters/black-ink.ts";
import { blackInk, CLEARLY, type ProofTable, printedColor } from "#painters/proof/proof-table.ts";

export type Proof = {
	readonly table: ProofTable;
	/** Hatches what gets clearly duller. */
	readonly marks: boolean;
	/** The picture as printed, where it is there; its colours are in it. */
	picture(node: ImageNode): ImageNode;
};

/** Of a form's hatching: so many lines across it, as far apart as this at least and at most (millimetres). */
const LINES = 40;
const [NEAREST, FARTHEST] = [0.8, 4];
const [DARK, LIGHT] = ["#141414", "#fafafa"];

/** What the press makes of a list: each colour by itself, as the print file is separated. */
export function proofDisplay(display: DisplayList, proof: Proof): DisplayList {
	return display.flatMap((node) => proofNode(node, proof));
}

/** The same of one element's body. */
export function proofBody(body: ElementBody, proof: Proof): ElementBody {
	if (body.screenOnly) return body;
	const shadow = body.shadow && { ...body.shadow, color: flat(body.shadow.color, proof) };
	return { ...body, ...(shadow && { shadow }), children: proofDisplay(body.children, proof) };
}

function proofNode(node: DisplayNode, proof: Proof): readonly DisplayNode[] {
	switch (node.type) {
		case "group":
			return [{ ...node, ...proofBody(node, proof) }];
		case "image":
			return [proof.picture(node)];
		case "path":
			return [proofPath(node, proof), ...(proof.marks ? marksOf(node, proof) : [])];
	}
}

function proofPath({ d, fill, stroke }: PathNode, proof: Proof): PathNode {
	return {
		type: "path",
		d,
		...(fill && { fill: proofPaint(fill, d, proof) }),
		...(stroke && { stroke: { ...stroke, color: flat(stroke.color, proof) } }),
	};
}

function proofPaint(paint: Paint, d: string, proof: Proof): Paint {
	switch (paint.type) {
		case "solid":
			return { ...paint, color: flat(paint.color, proof, d) };
		case "linear":
			return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, color: printed(stop.color, proof) })) };
	}
}

function flat(color: string, proof: Proof, d?: string): string {
	return isBlackAlone(color, d) ? hexOf(blackInk(proof.table)) : printed(color, proof);
}

function printed(color: string, { table }: Proof): string {
	return hexOf(printedColor(table, rgbOf(color)).color);
}

export function isDull(color: string, table: ProofTable): boolean {
	return printedColor(table, rgbOf(color)).duller >= CLEARLY;
}

function marksOf({ d, fill, stroke }: PathNode, { table }: Proof): readonly DisplayNode[] {
	const colors = fill?.type === "linear" ? fill.stops.map(({ color }) => color) : fill ? [fill.color] : [];
	const marks: DisplayNode[] = [];
	if (colors.some((color) => isDull(color, table))) {
		marks.push({ type: "group", screenOnly: true, clip: d, children: hatching(d) });
	}
	if (stroke && isDull(stroke.color, table))
		marks.push({ type: "group", screenOnly: true, children: beads(d, stroke) });
	return marks;
}

/** As long as the stroke is wide. */
function beads(d: string, { width }: Stroke): DisplayList {
	const thin = width / 3;
	return [
		{ type: "path", d, stroke: { color: LIGHT, width: thin } },
		{ type: "path", d, stroke: { color: DARK, width: thin, dash: [width, width] } },
	];
}

/** Rising lines across the bounds, each dark beside light. */
function hatching(d: string): DisplayList {
	const bounds = pathBounds(d);
	if (!bounds) return [];
	const { left, top, right, bottom } = bounds;
	const height = bottom - top;
	const across = right - left + height;
	const apart = Math.max(across / MOST_LINES, Math.min(FARTHEST, Math.max(NEAREST, across / LINES)));
	const width = apart / 6;
	return [DARK, LIGHT].map((color, index): PathNode => {
		const lines: string[] = [];
		for (let x = left - height + index * width * Math.SQRT2; x < right; x += apart)
			lines.push(`M${mm(x)} ${mm(bottom)}L${mm(x + height)} ${mm(top)}`);
		return { type: "path", d: lines.join(""), stroke: { color, width } };
	});
}

/** Of the longest text. */
const MOST_LINES = 300;
