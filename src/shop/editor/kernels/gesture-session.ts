import type { ScreenPixels } from "#core/units.ts";
import type { Point } from "#design/geometry/matrix.ts";
import type { LockPart } from "#design/locks.ts";
import { isPlaced, type PlacedElement } from "./boxes.ts";
import { createClickCounter } from "./click-count.ts";
import { elementOf, sideOf } from "./commands.ts";
import { leavesOf } from "./element-tree.ts";
import { boundsOfAll } from "./frame.ts";
import {
	cropPan,
	cropPinch,
	elementPinch,
	elementResize,
	elementRotation,
	textSelection,
	viewPan,
	viewPinch,
} from "./gesture-operations.ts";
import { HANDLES, type HandleName } from "./gestures.ts";
import { distanceTo, HIT_SLOP, hitElement } from "./hit-test.ts";
import type { Operation } from "./on-elements.ts";
import type { Gesture, GestureListener, PointerInput } from "./pointer-tracker.ts";
import { may } from "./rights.ts";
import { movablePlaced, selectedIds, selectedPlaced, toggled, unitAt } from "./selection.ts";
import type { SessionHost } from "./session-host.ts";
import { elementsMove, marquee, severalPinch, severalResize, severalRotation } from "./several-operations.ts";
import { doubleTapped, toPage } from "./view.ts";

const PINCH_SLOP: ScreenPixels = 40;
const LONG_PRESS = 500;
/** Milliseconds: a second finger that comes sooner was to pinch from the start; later it joins in a drag. */
const PINCH_BEGINS = 250;
const ROTATION_HANDLE = "rotate";

/** Decides what a press begins; the operations do it. */
export function createGestureSession(host: SessionHost): GestureListener {
	const countClicks = createClickCounter();
	const { store } = host;
	let operation: Operation | null = null;
	let lastSequence = 0;
	/** What was selected, or being edited, before the first finger came, and for how long that has dragged since. */
	let first = { ...chosenNow(), time: 0, dragged: 0 };
	let held: "element" | "view" | "other" = "other";
	/** What the press does when nothing is dragged. */
	let click: (() => void) | null = null;
	let callOffLongPress: (() => void) | null = null;

	function selected(): readonly PlacedElement[] {
		const { document, selection } = store.getState();
		return selectedPlaced(document, selection);
	}

	function only(): PlacedElement | null {
		const elements = selected();
		return elements.length === 1 ? elements[0]! : null;
	}

	function movable(...parts: readonly LockPart[]): readonly PlacedElement[] {
		const { document, selection } = store.getState();
		return movablePlaced(document, selection, ...parts);
	}

	function chosenNow() {
		const { selection, collecting, mode } = store.getState();
		return { ids: selectedIds(selection), range: selection.range, collecting, mode };
	}

	/** The finger that was first has chosen something, or set the caret, only because the second one had not come yet. */
	function isPinch(): boolean {
		const now = chosenNow();
		const isSame = `${now.ids}` === `${first.ids}` && now.mode === first.mode && now.range === first.range;
		return first.dragged < PINCH_BEGINS && !isSame;
	}

	function takeBack(): void {
		const { ids, range, collecting, mode } = first;
		if (range || mode === "crop") store.enter(mode, ids[0], range);
		else store.selectMany(ids, collecting);
	}

	function begin(gesture: Gesture, input: PointerInput): Operation | null {
		const continued = gesture.sequence === lastSequence;
		lastSequence = gesture.sequence;
		const [point] = gesture.start;
		if (!point) return null;
		if (gesture.start.length === 2) return beginWithTwo(gesture);
		if (continued) return beginAfterPinch(gesture);
		held = "other";
		first = { ...chosenNow(), time: input.time, dragged: 0 };
		if (input.pan) return viewPan(host, gesture);
		const clicks = countClicks(point, input.time);
		if (input.handle && selected().length > 0) return beginOnHandle(gesture, input.handle);
		const { pencil } = input;
		const press = () =>
			pencil && !input.shift && !first.collecting
				? beginOnPencil(gesture, pencil)
				: (beginInMode(gesture, input, clicks) ?? beginOnPage(gesture, input, clicks));
		return first.mode === "text" && input.kind === "touch" ? onceAlone(press) : press();
	}

	/** A finger ends no writing, and sets no caret, while it may be the first of two. */
	function onceAlone(press: () => Operation | null): Operation {
		let pressed: Operation | null | undefined;
		const run = () => {
			click = null;
			pressed = press();
			callOffLongPress?.();
		};
		click = () => {
			run();
			pressed?.finish(false);
			click?.();
		};
		return {
			update(gesture, input) {
				if (pressed === undefined && first.dragged < PINCH_BEGINS) {
					click = () => {
						run();
						pressed?.update(gesture, input);
						pressed?.finish(false);
					};
					return;
				}
				if (pressed === undefined) run();
				click = null;
				pressed?.update(gesture, input);
			},
			finish: (cancelled) => pressed?.finish(cancelled),
		};
	}

	function beginOnHandle(gesture: Gesture, handle: string): Operation | null {
		held = "element";
		const element = only();
		const turning = handle === ROTATION_HANDLE;
		if (!turning && !(handle in HANDLES)) return null;
		if (!element && turning) return severalRotation(host, gesture, movable());
		if (!element) return severalResize(host, gesture, movable("size"), handle as HandleName);
		return turning
			? elementRotation(host, gesture, element)
			: elementResize(host, gesture, element, handle as HandleName);
	}

	function beginOnPencil(gesture: Gesture, id: string): Operation | null {
		const { document, selection } = store.getState();
		const element = elementOf(document, selection.side, id);
		const unit = unitAt(document, selection, id);
		if (!element || !isPlaced(element) || !unit) return null;
		store.select(unit.id);
		held = "element";
		click = () => {
			if (!may(document, element, "content")) host.tellLocked(element);
			else if (element.kind === "photo") host.choosePhoto(id);
			else openInside(host, element);
		};
		return elementsMove(host, gesture, movable());
	}

	function beginInMode(gesture: Gesture, input: PointerInput, clicks: number): Operation | null {
		const { mode } = store.getState();
		const element = only();
		if (mode === "select" || !element) return null;
		const near = distanceTo(element, toPage(host.view(), gesture.start[0]!)) * host.view().scale <= HIT_SLOP * 2;
		if (near && mode === "crop" && element.kind === "photo") return cropPan(host, gesture, element);
		const target = host.textTarget();
		if (near && mode === "text" && target) return textSelection(host, gesture, element, target, clicks, input.shift);
		store.enter("select");
		return null;
	}

	function beginOnPage(gesture: Gesture, input: PointerInput, clicks: number): Operation | null {
		const { document, selection, collecting } = store.getState();
		const point = toPage(host.view(), gesture.start[0]!);
		const elements = sideOf(document, selection.side)?.elements ?? [];
		const hit = hitElement(elements, point, HIT_SLOP / host.view().scale);
		const element = hit && unitAt(document, selection, hit.id);
		const adding = input.shift || collecting;
		const before = selectedIds(selection);
		if (!hit || !element) return beginOnNothing(gesture, input, clicks, adding ? before : []);
		const was = before.includes(element.id);
		if (adding && was) click = () => store.selectMany(toggled(before, element.id));
		else if (adding) store.selectMany([...before, element.id]);
		else if (was && before.length > 1) click = () => store.select(element.id);
		else if (was && input.kind === "touch" && element.kind === "text") click = () => openInside(host, element);
		else store.select(element.id);
		if (clicks === 2 && !adding) {
			if (isPlaced(element) && openInside(host, element)) return null;
			if (element.kind === "text" || element.kind === "photo") host.tellLocked(element);
			const inside = was && unitAt(document, selection, hit.id, true);
			if (inside) {
				click = null;
				store.select(inside.id);
			}
		}
		held = "element";
		if (input.kind === "touch" && !collecting) awaitLongPress(element.id);
		return elementsMove(host, gesture, movable());
	}

	function beginOnNothing(
		gesture: Gesture,
		input: PointerInput,
		clicks: number,
		kept: readonly string[],
	): Operation | null {
		held = "view";
		if (clicks === 2 && input.kind === "touch" && gesture.start[0]) {
			host.showView(doubleTapped(host.view(), gesture.start[0], host.fittedView()), true);
			return null;
		}
		if (selectedIds(store.getState().selection).length === 0) click = () => tellFixed(gesture);
		if (kept.length === 0) store.select(null);
		else if (!isNearMiss(gesture)) click = () => store.select(null);
		return input.kind === "mouse" ? marquee(host, gesture, kept) : viewPan(host, gesture);
	}

	/** What presses go through says why, unless the press was to end a selection. */
	function tellFixed({ start: [point] }: Gesture): void {
		const { document, selection } = store.getState();
		const elements = sideOf(document, selection.side)?.elements ?? [];
		const hit = point && hitElement(elements, toPage(host.view(), point), 0, leavesOf);
		const element = hit && unitAt(document, selection, hit.id);
		if (element) host.tellLocked(element);
	}

	/** While several are collected by taps, one just beside an element ends nothing. */
	function isNearMiss({ start: [point] }: Gesture): boolean {
		const { document, selection, collecting } = store.getState();
		if (!collecting || !point) return false;
		const elements = sideOf(document, selection.side)?.elements ?? [];
		return hitElement(elements, toPage(host.view(), point), PINCH_SLOP / host.view().scale) !== null;
	}

	/** Held where it is, a finger begins to collect. */
	function awaitLongPress(id: string): void {
		callOffLongPress = host.after(LONG_PRESS, () => {
			click = null;
			store.selectMany([...selectedIds(store.getState().selection), id], true);
			first = { ...first, ...chosenNow() };
		});
	}

	function beginWithTwo(gesture: Gesture): Operation | null {
		const [one, two] = gesture.start;
		if (!one || !two) return null;
		if (isPinch()) takeBack();
		const element = only();
		const { mode } = store.getState();
		if (mode === "crop" && element?.kind === "photo") {
			held = "other";
			return cropPinch(host, gesture, element);
		}
		if (mode === "select" && isReached(one, two)) {
			held = "element";
			return element ? elementPinch(host, gesture, element) : severalPinch(host, gesture, movable("size"));
		}
		held = "view";
		return viewPinch(host, gesture);
	}

	/** One of the elements lies under a finger or between both, or the fingers lie between several. */
	function isReached(one: Point, two: Point): boolean {
		const elements = movable();
		if (elements.length === 0) return false;
		const view = host.view();
		const isNear = (point: Point, slop: ScreenPixels) =>
			elements.some((element) => distanceTo(element, toPage(view, point)) * view.scale <= slop);
		const middle: Point = [(one[0] + two[0]) / 2, (one[1] + two[1]) / 2];
		const [x, y] = toPage(view, middle);
		const { left, top, right, bottom } = boundsOfAll(elements);
		const between = elements.length > 1 && x > left && x < right && y > top && y < bottom;
		return between || isNear(middle, PINCH_SLOP) || isNear(one, HIT_SLOP) || isNear(two, HIT_SLOP);
	}

	function beginAfterPinch(gesture: Gesture): Operation | null {
		const element = only();
		if (held === "view") return viewPan(host, gesture);
		if (element?.kind === "photo" && store.getState().mode === "crop") return cropPan(host, gesture, element);
		return held === "element" && selected().length > 0 ? elementsMove(host, gesture, movable()) : null;
	}

	return {
		start(gesture, input) {
			click = null;
			operation = begin(gesture, input);
			return operation !== null;
		},
		move(gesture, input) {
			click = null;
			callOffLongPress?.();
			if (gesture.now.length === 1) first.dragged = input.time - first.time;
			operation?.update(gesture, input);
		},
		end(_gesture, cancelled, joined) {
			callOffLongPress?.();
			operation?.finish(cancelled || (joined && held === "element" && isPinch()));
			operation = null;
			if (!cancelled && !joined) click?.();
		},
	};
}

/** What a double click and Enter do: words are edited, a photo is cropped, an empty slot asks for one. */
export function openInside(host: Pick<SessionHost, "store" | "choosePhoto">, element: PlacedElement): boolean {
	if (!may(host.store.getState().document, element, "content")) return false;
	if (element.kind === "text") {
		host.store.enter("text", element.id, { anchor: element.text.length, focus: element.text.length });
		return true;
	}
	if (element.kind !== "photo") return false;
	if (element.picture) host.store.enter("crop", element.id);
	else host.choosePhoto(element.id);
	return true;
}
