import type { PathNode } from "#design/display-list.ts";
import type { QrElement } from "#design/document.ts";
import type { ElementBody, ElementLayout } from "#design/elements/element-layout.ts";
import { QUIET_ZONE, qrModules } from "#design/elements/qr/qr-modules.ts";
import { cellsOutline } from "#design/geometry/cells-outline.ts";
import { boxMatrix } from "#design/geometry/matrix.ts";
import { rectangle } from "#design/geometry/paths.ts";
import { squareIn } from "#design/geometry/square-in.ts";

const EMPTY = "#e4e2de";
const EMPTY_MARKS = "#c9c5be";
/** Where the eyes of a code stand, in parts of an empty one. */
const MARKS = [
	[0.12, 0.12],
	[0.62, 0.12],
	[0.12, 0.62],
] as const;
const MARK = 0.26;

export const qrLayout: ElementLayout<QrElement> = {
	matrix: boxMatrix,
	bodyFields: ({ text, level, color, ground, width, height }) => [text, level, color, ground, width, height],
	body: qrBody,
};

function qrBody(element: QrElement): ElementBody {
	const modules = qrModules(element);
	const { x, y, size } = squareIn(element);
	if (!modules) {
		const marks = MARKS.map(([across, down]) => field(x + across * size, y + down * size, MARK * size, EMPTY_MARKS));
		return { screenOnly: true, children: [field(x, y, size, EMPTY), ...marks] };
	}
	const module = size / (modules.length + 2 * QUIET_ZONE);
	const d = cellsOutline(modules, x + QUIET_ZONE * module, y + QUIET_ZONE * module, module);
	const code: PathNode = { type: "path", d, fill: { type: "solid", color: element.color } };
	return { children: element.ground === null ? [code] : [field(x, y, size, element.ground), code] };
}

function field(x: number, y: number, size: number, color: string): PathNode {
	return { type: "path", d: rectangle(x, y, size, size), fill: { type: "solid", color } };
}
