import type { DesignElement, DesignSide } from "#design/document.ts";
import type { FoldedSide } from "#design/preflight/folds.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { besideFold, stepBesideFold } from "./beside-fold.ts";
import { mayGoAlone, mayGoTogether } from "./beside-rights.ts";
import { isPlaced, type PlacedElement } from "./boxes.ts";
import { asOne, type Command, changeBetween, setCommand } from "./commands.ts";
import { leavesOf, pathTo } from "./element-tree.ts";
import { calendarBesideFold } from "./grown-calendar.ts";
import type { Spares } from "./nothing-new.ts";

/** Off the fold: what is in a group takes the group along where it fits and may be moved. null: nothing helps. */
export function besideCommand(
	element: DesignElement,
	side: DesignSide & Pick<FoldedSide, "folds">,
	shaper: TextShaper,
	spares: Spares,
): Command | null {
	const document = { sides: [side] };
	const [outermost] = pathTo(side.elements, element.id);
	const group = mayGoTogether(document, outermost) ? outermost : null;
	const step = group && stepBesideFold([group], side, shaper);
	const together = step
		? asOne(leavesOf(group).map((leaf) => setCommand(side.code, leaf, { x: leaf.x + step })))
		: null;
	if (together && spares(together)) return together;
	if (!isPlaced(element) || !mayGoAlone(document, element)) return null;
	const alone = (placed: PlacedElement) => setCommand(side.code, element, changeBetween(element, placed) ?? {});
	const beside =
		element.kind === "calendar"
			? calendarBesideFold(element, side, shaper, (placed) => spares(alone(placed)))
			: besideFold(element, side, shaper);
	return beside && spares(alone(beside)) ? alone(beside) : null;
}
