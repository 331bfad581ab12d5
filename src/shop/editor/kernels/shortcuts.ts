import type { Alignment, Axis } from "./align.ts";

export type KeyPress = {
	readonly key: string;
	readonly shift: boolean;
	readonly alt: boolean;
	/** Control, or Command on a Mac. */
	readonly control: boolean;
};
export type Shortcut =
	| { readonly type: "undo" | "redo" | "delete" | "duplicate" | "open" | "leave" | "next" | "previous" }
	| { readonly type: "selectAll" | "addNext" | "addPrevious" | "group" | "ungroup" }
	| { readonly type: "raise" | "lower" | "zoomIn" | "zoomOut" | "zoomFit" | "zoomTo" }
	| { readonly type: "front" | "back" | "lock" | "menu" }
	| { readonly type: "align"; readonly to: Alignment }
	| { readonly type: "distribute"; readonly axis: Axis }
	| { readonly type: "help" }
	| { readonly type: "move" | "grow"; readonly dx: number; readonly dy: number }
	| { readonly type: "turn"; readonly by: number };

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

/** What a key means while the stage or the layer list has the focus. */
export function shortcutFor({ key, shift, alt, control }: KeyPress): Shortcut | null {
	if (control) return controlShortcut(key.toLowerCase(), shift);
	const arrow = ARROWS[key];
	if (arrow) {
		const by = shift ? 10 : 1;
		return { type: alt ? "grow" : "move", dx: arrow[0] * by, dy: arrow[1] * by };
	}
	if (alt) return null;
	switch (key) {
		case "ContextMenu":
			return { type: "menu" };
		case "F10":
			return shift ? { type: "menu" } : null;
		case "}":
			return { type: "front" };
		case "{":
			return { type: "back" };
		case "l":
			return { type: "lock" };
		case "z":
			return { type: "zoomTo" };
		case "r":
			return { type: "turn", by: 15 };
		case "R":
			return { type: "turn", by: -15 };
		case "Delete":
		case "Backspace":
			return { type: "delete" };
		case "Enter":
			return { type: "open" };
		case "Escape":
			return { type: "leave" };
		case "PageDown":
			return { type: shift ? "addNext" : "next" };
		case "PageUp":
			return { type: shift ? "addPrevious" : "previous" };
		case "]":
			return { type: "raise" };
		case "[":
			return { type: "lower" };
		case "+":
		case "=":
			return { type: "zoomIn" };
		case "-":
			return { type: "zoomOut" };
		case "0":
			return { type: "zoomFit" };
		case "c":
			return { type: "align", to: "centre" };
		case "m":
			return { type: "align", to: "middle" };
		case "h":
			return { type: "distribute", axis: "x" };
		case "v":
			return { type: "distribute", axis: "y" };
		case "?":
			return { type: "help" };
		default:
			return null;
	}
}

const EDGES: Readonly<Record<string, Alignment>> = {
	arrowleft: "left",
	arrowright: "right",
	arrowup: "top",
	arrowdown: "bottom",
};

function controlShortcut(key: string, shift: boolean): Shortcut | null {
	const edge = EDGES[key];
	if (edge) return shift ? { type: "align", to: edge } : null;
	switch (key) {
		case "z":
			return { type: shift ? "redo" : "undo" };
		case "y":
			return { type: "redo" };
		case "a":
			return { type: shift ? "leave" : "selectAll" };
		case "g":
			return { type: shift ? "ungroup" : "group" };
		case "d":
			return { type: "duplicate" };
		default:
			return null;
	}
}
