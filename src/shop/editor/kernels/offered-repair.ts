import type { DesignDocument, DesignSide, PhotoElement } from "#design/document.ts";
import type { FoldedSide } from "#design/preflight/folds.ts";
import type { Surroundings } from "#design/preflight/ground.ts";
import type { PreflightLimits } from "#design/preflight/preflight.ts";
import type { Warning } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { elementOf } from "./commands.ts";
import { nothingNewOn } from "./nothing-new.ts";
import { mayRepair, type Repair, repairOf } from "./repair.ts";
import { smallerCommand } from "./smaller-command.ts";

type FoldedDesignSide = DesignSide & Pick<FoldedSide, "folds">;
type Judging = readonly [shaper: TextShaper, limits: PreflightLimits, surroundings: Surroundings];
type Remembered = { readonly asked: readonly unknown[]; readonly isDone: boolean };
const remembered = new WeakMap<PhotoElement, Remembered>();

/** What there is a button for: what the locks allow, and a smaller photo only where one press makes it that; else another photo. */
export function offeredRepair(
	warning: Warning,
	document: DesignDocument,
	side: FoldedDesignSide,
	...judging: Judging
): Repair | null {
	const element = elementOf(document, warning.sideCode, warning.elementId);
	const repair = element ? repairOf(warning, element, document) : null;
	if (!element || !repair) return null;
	const allowed = (each: Repair) => (mayRepair(document, element, each) ? each : null);
	if (repair !== "smaller" || element.kind !== "photo") return allowed(repair);
	return allowed(repair) && isMadeSmaller(warning, element, side, judging) ? repair : allowed("photo");
}

/** Each button asks, whenever anything has changed. */
function isMadeSmaller(warning: Warning, photo: PhotoElement, side: FoldedDesignSide, judging: Judging): boolean {
	const [shaper, , surroundings] = judging;
	const asked = [side.elements, warning.figures.wanted, shaper, surroundings];
	const known = remembered.get(photo);
	if (known?.asked.every((each, index) => each === asked[index])) return known.isDone;
	const spares = nothingNewOn(side, warning.code, ...judging);
	const isDone = smallerCommand(warning, photo, side, shaper, spares) !== null;
	remembered.set(photo, { asked, isDone });
	return isDone;
}
