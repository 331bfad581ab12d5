import type { DesignDocument, DesignElement, DesignSide, GroupElement } from "#design/document.ts";
import type { FoldedSide } from "#design/preflight/folds.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { besideFold, stepBesideFold } from "./beside-fold.ts";
import { isPlaced, type PlacedElement } from "./boxes.ts";
import { asOne, type Command, changeBetween, setCommand } from "./commands.ts";
import { isGroup, leavesOf, pathTo } from "./element-tree.ts";
import { calendarBesideFold } from "./grown-calendar.ts";
import type { Spares } from "./nothing-new.ts";
import { may } from "./rights.ts";

type Sides = Pick<DesignDocument, "sides">;

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

/** A group goes as it lies; what goes by itself may have to become smaller. */
export function mayGoBeside(document: Sides, element: DesignElement): boolean {
	const outermost = document.sides.map(({ elements }) => pathTo(elements, element.id)[0]).find((each) => each);
	return mayGoTogether(document, outermost) || mayGoAlone(document, element);
}

function mayGoAlone(document: Sides, element: DesignElement): boolean {
	return may(document, element, "place", "size");
}

function mayGoTogether(document: Sides, outermost: DesignElement | undefined): outermost is GroupElement {
	return isGroup(outermost) && may(document, outermost, "place");
}
