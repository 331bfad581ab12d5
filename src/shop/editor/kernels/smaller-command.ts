import type { DesignSide, PhotoElement } from "#design/document.ts";
import type { FoldedSide } from "#design/preflight/folds.ts";
import type { Warning } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { type Command, changeBetween, setCommand } from "./commands.ts";
import type { Spares } from "./nothing-new.ts";
import { sharpEnough } from "./repair-place.ts";

/** A photo as small as its pixels want it. null: too little of it would be left, or something else would suffer. */
export function smallerCommand(
	{ figures }: Warning,
	photo: PhotoElement,
	side: DesignSide & Pick<FoldedSide, "folds">,
	shaper: TextShaper,
	spares: Spares,
): Command | null {
	const smaller = sharpEnough(photo, Number(figures.wanted), side, shaper);
	const change = smaller && changeBetween(photo, smaller);
	if (!change) return null;
	const command = setCommand(side.code, photo, change);
	return spares(command) ? command : null;
}
