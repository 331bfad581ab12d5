import type { DesignElement, DesignSide } from "#design/document.ts";
import { mayChange } from "#design/locks.ts";
import type { FoldedSide } from "#design/preflight/folds.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { besideFold, stepBesideFold } from "./beside-fold.ts";
import { isPlaced } from "./boxes.ts";
import { asOne, type Command, changeBetween, setCommand } from "./commands.ts";
import { everyElement, isGroup, leavesOf, pathTo } from "./element-tree.ts";
import { calendarBesideFold } from "./grown-calendar.ts";

/** Off the fold: what is in a group takes the group along where it fits and may be moved. null: nothing helps. */
export function besideCommand(
	element: DesignElement,
	side: DesignSide & Pick<FoldedSide, "folds">,
	shaper: TextShaper,
): Command | null {
	const [outermost] = pathTo(side.elements, element.id);
	const isFree = isGroup(outermost) && everyElement([outermost]).every((each) => mayChange(each, "place"));
	const step = isFree ? stepBesideFold([outermost], side, shaper) : null;
	if (isFree && step)
		return asOne(leavesOf(outermost).map((leaf) => setCommand(side.code, leaf, { x: leaf.x + step })));
	const beside =
		element.kind === "calendar"
			? calendarBesideFold(element, side, shaper)
			: isPlaced(element)
				? besideFold(element, side, shaper)
				: null;
	const change = beside && changeBetween(element, beside);
	return change ? setCommand(side.code, element, change) : null;
}
