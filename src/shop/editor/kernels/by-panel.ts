import type { LeafElement } from "#design/document.ts";
import { boundsOf, isPlaced } from "./boxes.ts";
import { namedPanels, type Panel, type PanelledSide, panelsUnder } from "./panels.ts";
import { inReadingOrder } from "./reading-order.ts";

export type PanelElements = { readonly panels: readonly Panel[]; readonly elements: readonly LeafElement[] };

/** As somebody reads a folded side: what lies over several parts first, then part by part from the left; a side without named parts is one. */
export function byPanel(elements: readonly LeafElement[], side: PanelledSide): readonly PanelElements[] {
	const panels = namedPanels(side);
	const places = elements.map((element) => (isPlaced(element) ? panelsUnder(boundsOf(element), panels) : []));
	const isOver = (place: readonly Panel[], panel: Panel) => place.length === 1 && place[0] === panel;
	const several = elements.filter((_, index) => places[index]!.length !== 1);
	const parts = panels.map((panel) => ({
		panels: [panel],
		elements: elements.filter((_, index) => isOver(places[index]!, panel)),
	}));
	return [{ panels: [], elements: several }, ...parts]
		.filter((part) => part.elements.length > 0)
		.map((part) => ({ ...part, elements: inReadingOrder(part.elements) }));
}

/** The named parts on which nothing lies, from the left. */
export function emptyPanels(elements: readonly LeafElement[], side: PanelledSide): readonly Panel[] {
	const panels = namedPanels(side);
	const taken = new Set(elements.filter(isPlaced).flatMap((element) => panelsUnder(boundsOf(element), panels)));
	return panels.filter((panel) => !taken.has(panel));
}
