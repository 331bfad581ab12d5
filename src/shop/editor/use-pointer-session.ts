import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { boxMatrix, multiply } from "#design/geometry/matrix.ts";
import { svgMatrix } from "#painters/svg.tsx";
import { listenToPointers } from "./dom/pointer-listeners.ts";
import { drawSelection } from "./dom/selection-outline.ts";
import { drawGuides } from "./dom/snap-guides.ts";
import { useEditorTools, useLiveState } from "./editor-tools.ts";
import { isPlaced, type PlacedElement } from "./kernels/boxes.ts";
import { selectedElement } from "./kernels/editing.ts";
import { createGestureSession } from "./kernels/gesture-session.ts";
import type { PointerTracker } from "./kernels/pointer-tracker.ts";
import { handlesOf } from "./kernels/resize-element.ts";
import type { LiveChange, SessionHost, TextTarget } from "./kernels/session-host.ts";
import type { StageView } from "./use-stage-view.ts";

/** Gestures write to the DOM by reference while they last; the document changes once, when they end. */
export function usePointerSession(parts: {
	stage: RefObject<HTMLElement | null>;
	layer: RefObject<HTMLElement | null>;
	overlay: RefObject<SVGSVGElement | null>;
	textTarget: RefObject<TextTarget | null>;
	view: StageView;
}) {
	const { store, measure, choosePhoto } = useEditorTools();
	const state = useLiveState();
	const latest = useRef(parts);
	latest.current = parts;
	const shown = useRef<LiveChange | null>(null);
	const tracker = useRef<PointerTracker | null>(null);
	const [live, setLive] = useState<PlacedElement | null>(null);

	function outline(): void {
		const { overlay, view } = latest.current;
		if (!overlay.current) return;
		const element = shown.current?.element ?? selectedElement(store);
		const handles = isPlaced(element) && store.getState().mode === "select" ? handlesOf(element) : [];
		drawSelection(overlay.current, isPlaced(element) ? element : null, view.live(), handles);
	}

	function showLive(change: LiveChange | null): void {
		const before = shown.current;
		shown.current = change;
		if (change?.rigid) transform(change);
		else if (change) setLive(change.element);
		else if (before) {
			setLive(null);
			if (before.rigid) transform({ ...before, element: before.from });
		}
		outline();
	}

	function transform({ element, from }: LiveChange): void {
		const nodes = latest.current.layer.current?.querySelectorAll(`[data-element="${CSS.escape(element.id)}"]`) ?? [];
		const scaling = [element.width / from.width, 0, 0, element.height / from.height, 0, 0] as const;
		const moved = svgMatrix(multiply(boxMatrix(element), scaling));
		for (const node of nodes) node.setAttribute("transform", moved);
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: the session lives as long as the stage
	useEffect(() => {
		const { stage } = latest.current;
		if (!stage.current) return;
		const host: SessionHost = {
			store,
			measure,
			choosePhoto,
			view: () => latest.current.view.live(),
			fittedView: () => latest.current.view.fitted,
			stageSize: () => latest.current.view.size,
			textTarget: () => latest.current.textTarget.current,
			showLive,
			showGuides: (guides) => {
				const { overlay, view } = latest.current;
				if (overlay.current) drawGuides(overlay.current, guides, view.live());
			},
			showView: (view, settled) => latest.current.view.show(view, settled),
		};
		const session = createGestureSession(host);
		const listening = listenToPointers(stage.current, {
			...session,
			start(gesture, input) {
				const begun = session.start(gesture, input);
				if (store.getState().mode !== "text") stage.current?.focus({ preventScroll: true });
				return begun;
			},
		});
		tracker.current = listening.tracker;
		return listening.stop;
	}, [store]);

	const { x, y, scale } = parts.view.view;
	// biome-ignore lint/correctness/useExhaustiveDependencies: drawn again when what is outlined, or its place, changes
	useLayoutEffect(outline, [state, x, y, scale, parts.view.size]);

	return {
		live,
		outline,
		/** true when a gesture was under way and is undone. */
		abort(): boolean {
			const active = tracker.current?.active() ?? false;
			tracker.current?.abort();
			return active;
		},
	};
}
