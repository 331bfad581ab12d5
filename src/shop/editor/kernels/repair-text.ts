import type { DesignSide, TextElement } from "#design/document.ts";
import { wholeBox } from "#design/preflight/placement.ts";
import { inkBounds } from "#design/preflight/text-fit.ts";
import type { Warning } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { type Command, changeBetween, setCommand } from "./commands.ts";
import { FIT_WARNINGS, fitText } from "./fit-text.ts";
import { fieldBehind } from "./new-elements.ts";

export type Repair = "fit" | "readable" | "field";

export function repairOf({ code, figures }: Warning): Repair | null {
	if (code === "hard-to-read") return figures.ink === undefined ? "field" : "readable";
	return FIT_WARNINGS.includes(code) ? "fit" : null;
}

/** null: nothing helps. */
export function repairCommand(
	warning: Warning,
	text: TextElement,
	side: DesignSide,
	shaper: TextShaper,
	newId: string,
): Command | null {
	switch (repairOf(warning)) {
		case "fit": {
			const fitted = fitText(text, side, shaper);
			const change = fitted && changeBetween(text, fitted);
			return change ? setCommand(side.code, text, change) : null;
		}
		case "readable":
			return setCommand(side.code, text, { color: String(warning.figures.ink) });
		case "field": {
			const ink = inkBounds(shaper.shape(text), text.size) ?? wholeBox(text);
			const index = side.elements.findIndex(({ id }) => id === text.id);
			return { type: "insert", side: side.code, index, element: fieldBehind(text, ink, newId) };
		}
		case null:
			return null;
	}
}
