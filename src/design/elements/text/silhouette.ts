import type { DisplayList, DisplayNode, GroupNode } from "#design/display-list.ts";
import type { ShapedPicture } from "#design/text-shaping.ts";

const REMEMBERED = 8;
const known = new WeakMap<DisplayList, Map<string, DisplayList>>();

/** All that a picture covers in one colour, and so much more around it. */
export function silhouette({ matrix, children }: ShapedPicture, color: string, around: number): GroupNode {
	const before = known.get(children) ?? new Map<string, DisplayList>();
	known.set(children, before);
	const key = `${color} ${around}`;
	const covered = before.get(key) ?? inked(children, color, around * 2);
	before.delete(key);
	before.set(key, covered);
	if (before.size > REMEMBERED) before.delete(before.keys().next().value!);
	return { type: "group", matrix, repeats: true, children: covered };
}

function inked(display: DisplayList, color: string, wider: number): DisplayList {
	return display.flatMap((node): readonly DisplayNode[] => {
		if (node.type === "group") return inked(node.children, color, wider);
		if (node.type === "image") return [];
		const { d, fill, stroke } = node;
		const width = (stroke?.width ?? 0) + wider;
		return [
			{
				type: "path",
				d,
				...(fill && { fill: { type: "solid", color } }),
				...(width > 0 && { stroke: { color, width, join: "round", ...(stroke?.cap && { cap: stroke.cap }) } }),
			},
		];
	});
}
