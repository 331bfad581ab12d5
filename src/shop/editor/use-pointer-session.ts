import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Box } from "#design/document.ts";
import { boxMatrix, multiply, type Point } from "#design/geometry/matrix.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { svgMatrix } from "#painters/svg.tsx";
import { after } from "./dom/after.ts";
import { type LiftedElement, liftElement } from "./dom/lifted-element.ts";
import { markPointed } from "./dom/mark-pointed.ts";
import { listenToPointers } from "./dom/pointer-listeners.ts";
import { drawMarquee, drawMembers, drawSelection } from "./dom/selection-outline.ts";
import { drawGuides } from "./dom/snap-guides.ts";
import { useEditorTools, useLiveState } from "./editor-tools.ts";
import type { PlacedElement } from "./kernels/boxes.ts";
import { currentSide } from "./kernels/editing.ts";
import { leavesOf } from "./kernels/element-tree.ts";
import { createGestureSession } from "./kernels/gesture-session.ts";
import { boxAroundInk } from "./kernels/ink-box.ts";
import { AIR, outlineOf } from "./kernels/outline.ts";
import type { PointerTracker } from "./kernels/pointer-tracker.ts";
import { movablePlaced, selectedPlaced } from "./kernels/selection.ts";
import type { LiveChange, SessionHost, TextTarget } from "./kernels/session-host.ts";
import { useLockWords } from "./locks/use-lock-words.ts";
import { useSnapWords } from "./use-snap-words.ts";
import type { StageView } from "./use-stage-view.ts";

type Shown = { readonly changes: readonly LiveChange[]; readonly frame: Box | null };
const NOTHING: Shown = { changes: [], frame: null };

/** Gestures write to the DOM by reference while they last; the document changes once, when they end. */
export function usePointerSession(parts: {
	stage: RefObject<HTMLElement | null>;
	layer: RefObject<HTMLElement | null>;
	overlay: RefObject<SVGSVGElement | null>;
	/** Says what a moved element settles on. */
	status: RefObject<HTMLElement | null>;
	textTarget: RefObject<TextTarget | null>;
	view: StageView;
	shaper: TextShaper;
}) {
	const { store, measure, choosePhoto, tell, live: liveElements } = useEditorTools();
	const words = useRef(useSnapWords());
	const lockWords = useLockWords();
	const latestLockWords = useRef(lockWords);
	latestLockWords.current = lockWords;
	const state = useLiveState();
	const latest = useRef(parts);
	latest.current = parts;
	const shown = useRef<Shown>(NOTHING);
	const nodes = useRef<ReadonlyMap<string, readonly Element[]> | null>(null);
	const lifted = useRef<LiftedElement | null>(null);
	const tracker = useRef<PointerTracker | null>(null);
	/** Called when a press or its end may have chosen something. */
	const onHand = useRef(() => {});
	const [live, setLive] = useState<PlacedElement | null>(null);

	function outline(): void {
		const { overlay, view, shaper } = latest.current;
		if (!overlay.current) return;
		const air = AIR / view.live().scale;
		const { document, selection, mode } = store.getState();
		const elements = selectedPlaced(document, selection);
		const { changes, frame } = shown.current;
		const live = changes.map(({ element }) => element);
		const outlined =
			live.length > 0
				? outlineOf(document, live, live, frame, shaper, air)
				: outlineOf(document, elements, movablePlaced(document, selection), null, shaper, air);
		drawSelection(
			overlay.current,
			outlined && (mode !== "select" || lifted.current) ? { ...outlined, handles: [], turns: false } : outlined,
			view.live(),
			view.size,
		);
		drawAround(elements.length > 1 && changes.length === 0 ? elements : []);
	}

	function drawAround(elements: readonly PlacedElement[]): void {
		const { overlay, view, shaper } = latest.current;
		const air = AIR / view.live().scale;
		const boxes = elements.map((element) => boxAroundInk(element, shaper, air));
		if (overlay.current) drawMembers(overlay.current, boxes, view.live());
	}

	function redraw(): void {
		const { changes, frame } = shown.current;
		drop();
		if (changes.length > 0) showLive(changes, frame);
		else outline();
	}

	function showLive(changes: readonly LiveChange[], frame: Box | null): void {
		const before = shown.current.changes;
		shown.current = { changes, frame };
		if (changes.length > 0) {
			if (!moveLifted(changes)) {
				drop();
				for (const change of changes) {
					if (change.rigid) transform(change);
					else setLive(change.element);
				}
			}
		} else if (before.length > 0) {
			drop();
			setLive(null);
			for (const change of before) if (change.rigid) transform({ ...change, element: change.from });
			nodes.current = null;
		}
		outline();
		liveElements.show(changes.map(({ element }) => element));
	}

	/** One that is only moved: the browser shifts its layer and draws nothing. */
	function moveLifted(changes: readonly LiveChange[]): boolean {
		const [change, ...others] = changes;
		const by = change && !others.length && change.rigid ? shiftOf(change) : null;
		if (!change || !by) return false;
		const { layer, view } = latest.current;
		const page = layer.current?.querySelector<SVGSVGElement>("[data-page]");
		if (!lifted.current && page) {
			lifted.current = liftElement(page, nodesOf(change.from.id), view.view.scale);
			if (lifted.current) transform({ ...change, element: change.from });
		}
		lifted.current?.move(by);
		return lifted.current !== null;
	}

	function drop(): void {
		lifted.current?.drop();
		lifted.current = null;
	}

	/** Looked up once a gesture: there may be hundreds. */
	function nodesOf(id: string): readonly Element[] {
		const known = nodes.current?.get(id);
		if (known?.every(({ isConnected }) => isConnected)) return known;
		const all = latest.current.layer.current?.querySelectorAll("[data-element]") ?? [];
		nodes.current = Map.groupBy(all, (node) => node.getAttribute("data-element") ?? "");
		return nodes.current.get(id) ?? [];
	}

	function transform({ element, from }: LiveChange): void {
		const scaling = [element.width / from.width, 0, 0, element.height / from.height, 0, 0] as const;
		const moved = svgMatrix(multiply(boxMatrix(element), scaling));
		for (const node of nodesOf(element.id)) node.setAttribute("transform", moved);
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: the session lives as long as the stage
	useEffect(() => {
		const { stage } = latest.current;
		if (!stage.current) return;
		const host: SessionHost = {
			store,
			measure,
			choosePhoto,
			tellLocked: (element) => {
				const said = latestLockWords.current.told(element);
				if (said) tell(said);
			},
			view: () => latest.current.view.live(),
			fittedView: () => latest.current.view.fitted,
			stageSize: () => latest.current.view.size,
			textTarget: () => latest.current.textTarget.current,
			after,
			showLive,
			showGuides: (guides, gaps) => {
				const { overlay, status, view } = latest.current;
				if (overlay.current) drawGuides(overlay.current, guides, gaps, view.live(), words.current.width);
				const settled = words.current.settledOn(guides, gaps);
				if (status.current && status.current.textContent !== settled) status.current.textContent = settled;
			},
			showMarquee: (area, ids) => {
				const { overlay, view } = latest.current;
				if (!overlay.current) return;
				drawMarquee(overlay.current, area, view.live());
				const wanted = new Set(ids);
				const elements = currentSide(store).elements.filter(({ id }) => wanted.has(id));
				drawAround(elements.flatMap(leavesOf));
				if (!area) outline();
			},
			showView: (view, settled) => latest.current.view.show(view, settled),
		};
		const session = createGestureSession(host);
		const stopMarking = markPointed(stage.current);
		const stopDropping = store.subscribe(drop);
		const listening = listenToPointers(stage.current, {
			...session,
			start(gesture, input) {
				const begun = session.start(gesture, input);
				onHand.current();
				if (store.getState().mode !== "text") stage.current?.focus({ preventScroll: true });
				return begun;
			},
			end(gesture, cancelled, joined) {
				session.end(gesture, cancelled, joined);
				onHand.current();
			},
		});
		tracker.current = listening.tracker;
		return () => {
			stopDropping();
			stopMarking();
			drop();
			listening.stop();
		};
	}, [store]);

	const { x, y, scale } = parts.view.view;
	// biome-ignore lint/correctness/useExhaustiveDependencies: drawn again when what is outlined, or its place, changes
	useLayoutEffect(redraw, [state, x, y, scale, parts.view.size, parts.shaper]);

	return {
		live,
		outline,
		onHand,
		isMoving: (): boolean => tracker.current?.active() ?? false,
		/** true when a gesture was under way and is undone. */
		abort(): boolean {
			const active = tracker.current?.active() ?? false;
			tracker.current?.abort();
			return active;
		},
	};
}

/** In millimetres; null where it is turned or has another size. */
function shiftOf({ element, from }: LiveChange): Point | null {
	const isSame = element.width === from.width && element.height === from.height && element.rotation === from.rotation;
	return isSame ? [element.x - from.x, element.y - from.y] : null;
}
