import type { DisplayList, DisplayNode, Paint } from "#design/display-list.ts";

/** Every colour that is not a photo's, `#rrggbb`, each once. */
export function flatColors(display: DisplayList): ReadonlySet<string> {
	return new Set(display.flatMap(colorsOf));
}

function colorsOf(node: DisplayNode): readonly string[] {
	switch (node.type) {
		case "group":
			return [...(node.shadow ? [node.shadow.color] : []), ...node.children.flatMap(colorsOf)];
		case "image":
			return [];
		case "path":
			return [...(node.fill ? paintColors(node.fill) : []), ...(node.stroke ? [node.stroke.color] : [])];
	}
}

function paintColors(paint: Paint): readonly string[] {
	switch (paint.type) {
		case "solid":
			return [paint.color];
		case "linear":
			return paint.stops.map(({ color }) => color);
	}
}
