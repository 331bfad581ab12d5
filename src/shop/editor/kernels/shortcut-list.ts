import type { Shortcut } from "./shortcuts.ts";

/** Keys by the names of their texts; a sign stands for itself. */
export type KeyName =
	| "control"
	| "shift"
	| "alt"
	| "arrows"
	| "pageDown"
	| "pageUp"
	| "enter"
	| "escape"
	| "delete"
	| "menuKey"
	| "click"
	| "drag"
	| "wheelDrag";
export type KeyCombination = readonly (KeyName | "+" | "−" | "0" | "?" | "[" | "]" | Letter)[];
type Letter = "A" | "C" | "D" | "G" | "H" | "L" | "M" | "R" | "V" | "X" | "Z" | "F10" | "{" | "}";
/** The browser tells of these itself. */
export type ClipboardDeed = "cut" | "copy" | "paste";
export type PointerDeed = "takeIn" | "marquee" | "straight" | "noSnapping" | "pan";
export type ShortcutRow = {
	readonly does: Shortcut["type"] | ClipboardDeed | PointerDeed;
	/** Each of them does it. */
	readonly keys: readonly KeyCombination[];
};
export type ShortcutGroup = {
	readonly name: "choose" | "change" | "arrange" | "view" | "pointer";
	readonly rows: readonly ShortcutRow[];
};

/** All that the help tells; a test asks the keyboard whether it is true. */
export const SHORTCUT_GROUPS: readonly ShortcutGroup[] = [
	{
		name: "choose",
		rows: [
			{ does: "next", keys: [["pageDown"]] },
			{ does: "previous", keys: [["pageUp"]] },
			{ does: "addNext", keys: [["shift", "pageDown"]] },
			{ does: "addPrevious", keys: [["shift", "pageUp"]] },
			{ does: "selectAll", keys: [["control", "A"]] },
			{ does: "leave", keys: [["escape"]] },
		],
	},
	{
		name: "change",
		rows: [
			{ does: "move", keys: [["arrows"], ["shift", "arrows"]] },
			{ does: "grow", keys: [["alt", "arrows"]] },
			{ does: "turn", keys: [["R"], ["shift", "R"]] },
			{ does: "open", keys: [["enter"]] },
			{ does: "duplicate", keys: [["control", "D"]] },
			{ does: "cut", keys: [["control", "X"]] },
			{ does: "copy", keys: [["control", "C"]] },
			{ does: "paste", keys: [["control", "V"]] },
			{ does: "delete", keys: [["delete"]] },
			{ does: "undo", keys: [["control", "Z"]] },
			{ does: "redo", keys: [["control", "shift", "Z"]] },
		],
	},
	{
		name: "arrange",
		rows: [
			{ does: "raise", keys: [["]"]] },
			{ does: "lower", keys: [["["]] },
			{ does: "front", keys: [["}"]] },
			{ does: "back", keys: [["{"]] },
			{ does: "lock", keys: [["L"]] },
			{ does: "group", keys: [["control", "G"]] },
			{ does: "ungroup", keys: [["control", "shift", "G"]] },
			{ does: "align", keys: [["control", "shift", "arrows"], ["C"], ["M"]] },
			{ does: "distribute", keys: [["H"], ["V"]] },
		],
	},
	{
		name: "view",
		rows: [
			{ does: "zoomIn", keys: [["+"]] },
			{ does: "zoomOut", keys: [["−"]] },
			{ does: "zoomFit", keys: [["0"]] },
			{ does: "zoomTo", keys: [["Z"]] },
			{ does: "menu", keys: [["menuKey"], ["shift", "F10"]] },
			{ does: "help", keys: [["?"]] },
		],
	},
	{
		name: "pointer",
		rows: [
			{ does: "takeIn", keys: [["shift", "click"]] },
			{ does: "marquee", keys: [["drag"]] },
			{ does: "straight", keys: [["shift", "drag"]] },
			{
				does: "noSnapping",
				keys: [
					["control", "drag"],
					["alt", "drag"],
				],
			},
			{ does: "pan", keys: [["wheelDrag"]] },
		],
	},
];
