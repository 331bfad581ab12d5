import type { Millimetres } from "#core/units.ts";
import type { SideFormat } from "#design/document.ts";
import type { Span } from "#design/geometry/bounds.ts";
import { FOLD_SLACK, type FoldedSide } from "#design/preflight/folds.ts";

/** What new elements are made for: a side, or the part of it that begins so far from its left edge. */
export type Room = SideFormat & {
	readonly left?: Millimetres;
	/** The side's other parts, for what finds no place here. */
	readonly others?: readonly Room[];
};

/** A folded side whose parts may have names, from the left. */
export type PanelledSide = FoldedSide & { readonly panels?: readonly string[] };
export type Panel = Span & { readonly name: string };

/** What is narrower is a spine or a hinge, where nothing is put. */
export const NARROWEST: Millimetres = 30;
/** Of what is seen of the part that is seen best. */
const LEAST_SEEN = 0.25;

/** The parts of a folded side, from the left; the side itself where it has none. */
export function panelsOf(side: SideFormat, folds: readonly Millimetres[] = []): readonly Room[] {
	const edges = [0, ...[...folds].sort((a, b) => a - b), side.width];
	const panels = edges
		.slice(1)
		.map((right, index) => ({ ...side, left: edges[index]!, width: right - edges[index]! }))
		.filter(({ width }) => width >= NARROWEST);
	return folds.length > 0 && panels.length > 0 ? panels.map(({ cut: _, ...panel }) => panel) : [side];
}

/** What of a side somebody touched last, and what of it they see; null: nothing, or all of it. */
export type Whereabouts = { readonly touched?: Span | null; readonly seen?: Span | null };

/** The part that somebody works on; where that is not known the last one: the front of an outside, the right page of an inside. */
export function roomForNew(side: SideFormat, sides: readonly FoldedSide[], { touched, seen }: Whereabouts = {}): Room {
	const panels = panelsOf(side, foldsOn(side, sides));
	const inSight = seen ? mostlySeen(panels, seen) : panels;
	const own = touched ? closest(panels, touched) : inSight.at(-1)!;
	const room = inSight.includes(own) ? own : inSight.at(-1)!;
	const others = panels.filter((panel) => panel !== room).toReversed();
	return others.length > 0 ? { ...room, others } : room;
}

/** Where most of it lies, or the nearest; of equals the last one. */
export function panelAt(span: Span, side: SideFormat, folds: readonly Millimetres[] | undefined): Room {
	return closest(panelsOf(side, folds), span);
}

/** Rather than on another part. */
export function isMostlyOn(span: Span, room: Room): boolean {
	return closest([...(room.others ?? []), room], span) === room;
}

function closest(panels: readonly Room[], span: Span): Room {
	return panels.reduce((best, panel) => (sharedBy(panel, span) >= sharedBy(best, span) - 0.01 ? panel : best));
}

/** Not those of which no more than a strip is seen beside others. */
function mostlySeen(panels: readonly Room[], seen: Span): readonly Room[] {
	const most = Math.max(...panels.map((panel) => sharedBy(panel, seen)));
	return most > 0 ? panels.filter((panel) => sharedBy(panel, seen) >= most * LEAST_SEEN) : panels;
}

function sharedBy({ left: from = 0, width }: Room, { left, right }: Span): Millimetres {
	return Math.min(right, from + width) - Math.max(left, from);
}

/** All parts that have names, spines too. */
export function namedPanels({ width, folds = [], panels = [] }: PanelledSide): readonly Panel[] {
	const edges = [0, ...folds.toSorted((a, b) => a - b), width];
	return panels.map((name, index) => ({ name, left: edges[index]!, right: edges[index + 1]! }));
}

/** The parts over which something lies; of what is thin, or off the side, the one where most of it is, or the nearest. */
export function panelsUnder({ left, right }: Span, panels: readonly Panel[]): readonly Panel[] {
	const shared = (panel: Panel) => Math.min(right, panel.right) - Math.max(left, panel.left);
	const under = panels.filter((panel) => shared(panel) > FOLD_SLACK);
	const nearest = panels.toSorted((one, other) => shared(other) - shared(one)).slice(0, 1);
	return under.length > 0 ? under : nearest;
}

export function foldsOn({ code }: SideFormat, sides: readonly FoldedSide[]): readonly Millimetres[] {
	return sides.find((side) => side.code === code)?.folds ?? [];
}
