import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { TextShaper } from "#design/text-shaping.ts";
import type { EditorSide } from "./editor-props.ts";
import { useEditorTools, useLiveState } from "./editor-tools.ts";
import { elementOf } from "./kernels/commands.ts";
import type { EditorMode } from "./kernels/editor-store.ts";
import { leavesOf } from "./kernels/element-tree.ts";
import { boundsOfAll } from "./kernels/frame.ts";
import { inkBox } from "./kernels/ink-box.ts";
import { isUnseen, viewInto } from "./kernels/into-sight.ts";
import { selectedIds, selectedPlaced, selectionOf } from "./kernels/selection.ts";
import type { StageView } from "./use-stage-view.ts";

type Stage = { view: StageView; side: EditorSide; shaper: TextShaper; isMoving: () => boolean };

type Chosen = { readonly ids: readonly string[]; readonly leaves: string; readonly mode: EditorMode };

const NONE: readonly string[] = [];

/** What is chosen or opened elsewhere than on the page comes into sight on it, and stays there when a sheet or keyboard comes. */
export function useChosenInSight({ view, side, shaper, isMoving }: Stage) {
	const { store } = useEditorTools();
	const { document, selection, mode } = useLiveState();
	/** Of the same leaves: what is grouped, or no longer, is no other choice. */
	const known = useRef<Chosen>({ ids: NONE, leaves: "", mode: "select" });
	const goal = useRef(NONE);
	const [asked, setAsked] = useState(0);

	const chosenNow = useCallback(() => {
		const { document, selection, mode } = store.getState();
		const ids = selectedIds(selection);
		const leaves = ids.flatMap((id) => leavesOf(elementOf(document, selection.side, id)));
		return {
			ids,
			leaves: leaves
				.map(({ id }) => id)
				.sort()
				.join(),
			mode,
		};
	}, [store]);

	const chosenByHand = useCallback(() => {
		known.current = chosenNow();
		const { selection, mode } = store.getState();
		// What is written stays in sight above a keyboard, whoever opened it.
		goal.current = mode === "text" ? selectedIds(selection) : NONE;
	}, [store, chosenNow]);

	const follow = useCallback(() => {
		goal.current = selectedIds(store.getState().selection);
		setAsked((count) => count + 1);
	}, [store]);

	function bringIntoSight(only?: "unseen"): void {
		const { document, selection } = store.getState();
		const chosen = selectedIds(selection);
		const wanted = goal.current.filter((id) => chosen.includes(id));
		const elements = selectedPlaced(document, selectionOf(document, side.code, wanted));
		if (elements.length === 0 || view.size.width === 0 || isMoving()) return;
		const bounds = boundsOfAll(elements.map((element) => inkBox(element, shaper)));
		if (only === "unseen" && !isUnseen(view.live(), bounds, view.size)) return;
		const next = viewInto(view.live(), bounds, view.size, side);
		if (next) view.show(next, true);
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: when something else is chosen or opened, not when it changes
	useLayoutEffect(() => {
		const before = known.current;
		known.current = chosenNow();
		const { ids, leaves } = known.current;
		const isOpened = mode !== "select" && mode !== before.mode;
		const isRegrouped = leaves === before.leaves;
		const fresh = isOpened ? ids : isRegrouped ? NONE : ids.filter((id) => !before.ids.includes(id));
		if (fresh.length === 0) return;
		goal.current = fresh;
		bringIntoSight();
	}, [selection, mode]);

	const written = mode === "text" && selection.element ? elementOf(document, selection.side, selection.element) : null;
	// biome-ignore lint/correctness/useExhaustiveDependencies: when something is written, or its caret moves
	useLayoutEffect(() => {
		if (mode !== "text") return;
		goal.current = selectedIds(selection);
		bringIntoSight("unseen");
	}, [written, selection.range]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: when there is other room or another side, or somebody asks for it
	useLayoutEffect(() => bringIntoSight(), [view.size.width, view.size.height, side.code, asked]);

	return { chosenByHand, follow };
}
