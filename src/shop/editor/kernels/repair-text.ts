import { readableColor } from "#design/contrast.ts";
import type { SideFormat, TextElement } from "#design/document.ts";
import type { Warning } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { FIT_WARNINGS, fitText } from "./fit-text.ts";

export type Repair = "fit" | "readable";

export function repairOf({ code }: Warning): Repair | null {
	if (code === "hard-to-read") return "readable";
	return FIT_WARNINGS.includes(code) ? "fit" : null;
}

/** null: nothing helps. */
export function repairedText(
	warning: Warning,
	text: TextElement,
	side: SideFormat,
	shaper: TextShaper,
): TextElement | null {
	switch (repairOf(warning)) {
		case "fit":
			return fitText(text, side, shaper);
		case "readable":
			return { ...text, color: readableColor(String(warning.figures.ground)) };
		case null:
			return null;
	}
}
