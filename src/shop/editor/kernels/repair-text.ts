import type { DesignElement, DesignSide, ShapeElement, TextElement } from "#design/document.ts";
import { wholeBox } from "#design/preflight/placement.ts";
import { printedBounds } from "#design/preflight/text-fit.ts";
import type { Warning } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { type Command, changeBetween, setCommand } from "./commands.ts";
import { FIT_WARNINGS, fitText } from "./fit-text.ts";
import { fieldBehind } from "./new-elements.ts";
import { sameData } from "./same-data.ts";

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
			const ink = printedBounds(text, shaper.shape(text)) ?? wholeBox(text);
			const index = side.elements.findIndex(({ id }) => id === text.id);
			const field = fieldBehind(text, ink, newId);
			const old = side.elements[index - 1];
			if (!old || !isLeftBehind(old, field)) return { type: "insert", side: side.code, index, element: field };
			const { x, y, width, height, rotation } = field;
			return setCommand(side.code, old, { x, y, width, height, rotation });
		}
		case null:
			return null;
	}
}

/** The text was moved or written anew since its panel was laid: the same panel follows it. */
function isLeftBehind(old: DesignElement, field: ShapeElement): boolean {
	if (old.kind !== "shape" || old.locked || old.stroke || old.form !== field.form) return false;
	return old.opacity === field.opacity && sameData(old.fill, field.fill);
}
