import type { TFunction } from "i18next";
import type { EditorSide } from "./editor-props.ts";
import type { EditorTools } from "./editor-tools.ts";
import { boundsOf, isPlaced } from "./kernels/boxes.ts";
import { elementOf, sideOf } from "./kernels/commands.ts";
import { currentSide } from "./kernels/editing.ts";
import type { Begun } from "./kernels/editor-store.ts";
import { namedPanels, panelAt, panelsOf, type Room, roomForNew } from "./kernels/panels.ts";
import { hasPages } from "./kernels/photo-goals.ts";
import { selectedOnes } from "./kernels/selection.ts";

export function workNow({ store }: Pick<EditorTools, "store">): Begun {
	const { document, selection, touched } = store.getState();
	const { side } = selection;
	const element = elementOf(document, side, selection.element) ?? null;
	const several = selection.many ? { several: selectedOnes(document, selection) } : {};
	return { side, element, ...several, touched: touched?.side === side ? touched : null };
}

/** What something new is made for just now; `begun`: what its person was at when they asked for it. */
export function roomOfWork({ store, props, sight }: EditorTools, begun: Begun | null = null): Room {
	const { document, touched, selection } = store.getState();
	const side = (begun && sideOf(document, begun.side)) ?? currentSide(store);
	const here = begun?.touched ?? (touched?.side === side.code ? touched : null);
	const seen = side.code === selection.side ? sight.current?.seen() : null;
	return roomForNew(side, props.sides, { touched: here, seen: seen ?? null });
}

/** What a part of a folded side is called; null where a side has no parts. */
export function nameOfPart(t: TFunction<"create">, side: EditorSide, { left }: Room): string | null {
	const parts = panelsOf(side, side.folds);
	if (parts.length < 2) return null;
	const named = namedPanels(side).find((panel) => panel.left === left);
	return named?.name ?? t("folds.part", { number: parts.findIndex((part) => part.left === left) + 1 });
}

type Place = { readonly side: EditorSide; readonly part: Room | undefined; readonly name: string | null };

/** Where an element lies now. */
export function placeOf({ props, store }: EditorTools, t: TFunction<"create">, id: string | null): Place | undefined {
	const { document } = store.getState();
	const side = props.sides.find(({ code }) => elementOf(document, code, id));
	const element = side && elementOf(document, side.code, id);
	const part = side && isPlaced(element) ? panelAt(boundsOf(element), side, side.folds) : undefined;
	return side && { side, part, name: part ? nameOfPart(t, side, part) : null };
}

/** Where something new has come: to eyes too when that is not the part it was made for, if for any, or a side that is not shown. */
export function tellPlaceOfNew(
	tools: EditorTools,
	t: TFunction<"create">,
	madeFor: Room | null,
	words?: (part: string | null) => string,
	id: string | null = tools.store.getState().selection.element,
): void {
	const { store, announce, tell } = tools;
	const { side, part, name } = placeOf(tools, t, id) ?? {};
	if (side && side.code !== store.getState().selection.side && words) tell(words(side.name));
	else if (name && madeFor && part?.left !== madeFor.left) tell(t("folds.elsewhere", { part: name }));
	else if (words) announce(words(name || null));
}

/** The same of several that came together: once, how many they are and on which parts. `isSeen`: their person sees where they are. */
export function tellPlacesOfSeveral(
	{ props, store, announce, tell }: EditorTools,
	t: TFunction<"create">,
	places: readonly Place[],
	isSeen: boolean,
): void {
	const { document, selection } = store.getState();
	const count = places.length;
	if (count === 0) return;
	const sides = props.sides.filter(({ code }) => places.some(({ side }) => side.code === code));
	const isElsewhere = sides.some(({ code }) => code !== selection.side);
	const isPaged = hasPages(document);
	const parts = sides.flatMap((side) => {
		const own = places.filter((place) => place.side === side && place.name && !isPaged);
		const named = own.toSorted((one, other) => (one.part?.left ?? 0) - (other.part?.left ?? 0));
		return named.length > 0 ? named.map(({ name }) => name ?? "") : isElsewhere || isPaged ? [side.name] : [];
	});
	const part = new Intl.ListFormat(props.locale).format(new Set(parts));
	const words = part ? t("upload.placedOn", { count, part }) : t("upload.placed", { count });
	if (isPaged && sides.length > 1) tell(t("upload.onPages", { count: sides.length }));
	else if (isSeen && !isElsewhere && !isPaged) announce(words);
	else tell(words);
}
