import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import type { EditorSide } from "./editor-props.ts";
import { useEditorTools, useLiveState } from "./editor-tools.ts";
import { elementOf } from "./kernels/commands.ts";
import { boundsOfAll } from "./kernels/frame.ts";
import { inkBox } from "./kernels/ink-box.ts";
import { isUnseen, viewInto } from "./kernels/into-sight.ts";
import { selectedIds, selectedPlaced, selectionOf } from "./kernels/selection.ts";
import type { StageView } from "./use-stage-view.ts";

type Stage = { view: StageView; side: EditorSide; shaper: TextShaper; isMoving: () => boolean };

const NONE: readonly string[] = [];

/** What is chosen or opened elsewhere than on the page comes into sight on it, and stays there when a sheet or keyboard comes. */
export function useChosenInSight({ view, side, shaper, isMoving }: Stage) {
	const { store } = useEditorTools();
	const { document, selection, mode } = useLiveState();
	/** Leaves: what is grouped, or no longer, is no other choice. */
	const known = useRef<{ leaves: readonly string[]; mode: typeof mode }>({ leaves: NONE, mode: "select" });
	const goal = useRef(NONE);
	const [asked, setAsked] = useState(0);

	const leavesOf = useCallback(
		(ids: readonly string[]): readonly string[] => {
			const { document, selection } = store.getState();
			const elements = ids.flatMap((id) => elementOf(document, selection.side, id) ?? []);
			return flatElements(elements).map(({ id }) => id);
		},
		[store],
	);

	const chosenNow = useCallback(() => {
		const { selection, mode } = store.getState();
		return { leaves: leavesOf(selectedIds(selection)), mode };
	}, [store, leavesOf]);

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
		const ids = selectedIds(selection);
		const isOpened = mode !== "select" && mode !== before.mode;
		const fresh = isOpened ? ids : ids.filter((id) => leavesOf([id]).some((leaf) => !before.leaves.includes(leaf)));
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
