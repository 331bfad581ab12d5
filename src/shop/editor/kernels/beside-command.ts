import type { DesignDocument, DesignElement, DesignSide, GroupElement } from "#design/document.ts";
import type { FoldedSide } from "#design/preflight/folds.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { besideFold, stepBesideFold } from "./beside-fold.ts";
import { isPlaced } from "./boxes.ts";
import { asOne, type Command, changeBetween, setCommand } from "./commands.ts";
import { isGroup, leavesOf, pathTo } from "./element-tree.ts";
import { calendarBesideFold } from "./grown-calendar.ts";
import { may } from "./rights.ts";

type Sides = Pick<DesignDocument, "sides">;

/** Off the fold: what is in a group takes the group along where it fits and may be moved. null: nothing helps. */
export function besideCommand(
	element: DesignElement,
	side: DesignSide & Pick<FoldedSide, "folds">,
	shaper: TextShaper,
): Command | null {
	const [outermost] = pathTo(side.elements, element.id);
	const group = mayGoTogether({ sides: [side] }, outermost) ? outermost : null;
	const step = group && stepBesideFold([group], side, shaper);
	if (group && step) return asOne(leavesOf(group).map((leaf) => setCommand(side.code, leaf, { x: leaf.x + step })));
	const beside =
		element.kind === "calendar"
			? calendarBesideFold(element, side, shaper)
			: isPlaced(element)
				? besideFold(element, side, shaper)
				: null;
	const change = beside && changeBetween(element, beside);
	return change ? setCommand(side.code, element, change) : null;
}

/** A group goes as it lies; what goes by itself may have to become smaller. */
export function mayGoBeside(document: Sides, element: DesignElement): boolean {
	const outermost = document.sides.map(({ elements }) => pathTo(elements, element.id)[0]).find((each) => each);
	return mayGoTogether(document, outermost) || may(document, element, "place", "size");
}

function mayGoTogether(document: Sides, outermost: DesignElement | undefined): outermost is GroupElement {
	return isGroup(outermost) && may(document, outermost, "place");
}
