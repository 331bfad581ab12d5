import type { DesignDocument, DesignSide, PhotoElement } from "#design/document.ts";
import type { FoldedSide } from "#design/preflight/folds.ts";
import type { Surroundings } from "#design/preflight/ground.ts";
import type { PreflightLimits } from "#design/preflight/preflight.ts";
import type { Warning, WarningCode } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { elementOf } from "./commands.ts";
import { nothingNewOn, type Spares } from "./nothing-new.ts";
import { mayRepair, type Repair, repairOf } from "./repair.ts";
import { smallerCommand } from "./smaller-command.ts";

type FoldedDesignSide = DesignSide & Pick<FoldedSide, "folds">;
type Judging = readonly [shaper: TextShaper, limits: PreflightLimits, surroundings: Surroundings];
type Remembered = { readonly asked: readonly unknown[]; readonly isDone: boolean };
const remembered = new WeakMap<PhotoElement, Remembered>();
type SideSpares = { code: WarningCode; shaper: TextShaper; surroundings: Surroundings; spares: Spares };
const sides = new WeakMap<DesignSide["elements"], SideSpares>();

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
	const isDone = smallerCommand(warning, photo, side, shaper, sparesOn(side, warning, judging)) !== null;
	remembered.set(photo, { asked, isDone });
	return isDone;
}

/** All photos of a side ask about the same one. */
function sparesOn(side: FoldedDesignSide, { code }: Warning, judging: Judging): Spares {
	const [shaper, , surroundings] = judging;
	const known = sides.get(side.elements);
	if (known?.code === code && known.shaper === shaper && known.surroundings === surroundings) return known.spares;
	const spares = nothingNewOn(side, code, ...judging);
	sides.set(side.elements, { code, shaper, surroundings, spares });
	return spares;
}
