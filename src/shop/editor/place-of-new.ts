import type { TFunction } from "i18next";
import type { EditorSide } from "./editor-props.ts";
import type { EditorTools } from "./editor-tools.ts";
import { boundsOf, isPlaced } from "./kernels/boxes.ts";
import { currentSide, selectedElement } from "./kernels/editing.ts";
import type { Touched } from "./kernels/editor-store.ts";
import { namedPanels, panelAt, panelsOf, type Room, roomForNew } from "./kernels/panels.ts";

/** What something new is made for just now; `begun`: what was touched when it was asked for. */
export function roomOfWork({ store, props, sight }: EditorTools, begun: Touched | null = null): Room {
	const side = currentSide(store);
	const here = [begun, store.getState().touched].find((touched) => touched?.side === side.code) ?? null;
	return roomForNew(side, props.sides, { touched: here, seen: sight.current?.() ?? null });
}

/** What a part of a folded side is called; null where a side has no parts. */
export function nameOfPart(t: TFunction<"create">, side: EditorSide, { left }: Room): string | null {
	const parts = panelsOf(side, side.folds);
	if (parts.length < 2) return null;
	const named = namedPanels(side).find((panel) => panel.left === left);
	return named?.name ?? t("folds.part", { number: parts.findIndex((part) => part.left === left) + 1 });
}

/** Where something new has come: to eyes too when that is not the part it was made for, if for any. */
export function tellPlaceOfNew(
	{ props, store, announce, tell }: EditorTools,
	t: TFunction<"create">,
	madeFor: Room | null,
	words?: (part: string | null) => string,
): void {
	const element = selectedElement(store);
	const side = props.sides.find(({ code }) => code === currentSide(store).code);
	const part = side && isPlaced(element) ? panelAt(boundsOf(element), side, side.folds) : undefined;
	const name = side && part && nameOfPart(t, side, part);
	if (name && madeFor && part?.left !== madeFor.left) tell(t("folds.elsewhere", { part: name }));
	else if (words) announce(words(name || null));
}
