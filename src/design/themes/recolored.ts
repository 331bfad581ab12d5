import type { Paint } from "#design/display-list.ts";
import type { LeafElement } from "#design/document.ts";

/** `ground`: of a background, `ink`: of letters, `accent`: of all else. */
export type ColorRole = "ground" | "ink" | "accent";
/** `art`: of a path that has its own, in a graphic of several colours. */
type Recolor = (color: string, role: ColorRole | "art") => string;

/** With other colours; the same element where none of them is another. A photo's pixels, codes and shadows keep theirs. */
export function recolored<Leaf extends LeafElement>(element: Leaf, to: Recolor): Leaf {
	const changed = changedColors(element, to);
	return JSON.stringify(changed) === JSON.stringify(changedColors(element, (color) => color))
		? element
		: ({ ...element, ...changed } as Leaf);
}

/** In small letters, as often as they are there. */
export function colorsOf(element: LeafElement, ...roles: readonly (ColorRole | "art")[]): readonly string[] {
	const found: string[] = [];
	recolored(element, (color, role) => {
		if (roles.includes(role)) found.push(color.toLowerCase());
		return color;
	});
	return found;
}

function changedColors(element: LeafElement, to: Recolor): object {
	switch (element.kind) {
		case "background": {
			const { fill, pattern } = element;
			return {
				fill: painted(fill, (color) => to(color, "ground")),
				...(pattern && { pattern: { ...pattern, color: to(pattern.color, "accent") } }),
			};
		}
		case "text": {
			const { color, runs, outline } = element;
			return {
				color: to(color, "ink"),
				...(runs && { runs: runs.map((run) => (run.color ? { ...run, color: to(run.color, "ink") } : run)) }),
				...(outline && { outline: { ...outline, color: to(outline.color, "accent") } }),
			};
		}
		case "shape": {
			const { fill, stroke } = element;
			return {
				fill: fill && painted(fill, (color) => to(color, "accent")),
				stroke: stroke && { ...stroke, color: to(stroke.color, "accent") },
			};
		}
		case "photo":
			return element.border ? { border: { ...element.border, color: to(element.border.color, "accent") } } : {};
		case "calendar": {
			const { color, weekendColor, markColor, lines } = element;
			return {
				color: to(color, "ink"),
				weekendColor: to(weekendColor, "ink"),
				markColor: to(markColor, "accent"),
				...(lines && { lines: { ...lines, color: to(lines.color, "accent") } }),
			};
		}
		case "clip-art":
			return {
				...(element.color !== undefined && { color: to(element.color, "accent") }),
				paths: element.paths.map((path) => (path.color ? { ...path, color: to(path.color, "art") } : path)),
			};
		case "qr":
			return {};
	}
}

function painted(paint: Paint, to: (color: string) => string): Paint {
	return paint.type === "solid"
		? { ...paint, color: to(paint.color) }
		: { ...paint, stops: paint.stops.map((stop) => ({ ...stop, color: to(stop.color) })) };
}
