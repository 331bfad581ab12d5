import { isPlaced, type PlacedElement } from "./boxes.ts";
import { createClickCounter } from "./click-count.ts";
import { elementOf, sideOf } from "./commands.ts";
import {
	cropPan,
	cropPinch,
	elementMove,
	elementPinch,
	elementResize,
	elementRotation,
	type Operation,
	textSelection,
	viewPan,
	viewPinch,
} from "./gesture-operations.ts";
import { HANDLES, type HandleName } from "./gestures.ts";
import { distanceTo, hitElement } from "./hit-test.ts";
import type { Gesture, GestureListener, PointerInput } from "./pointer-tracker.ts";
import type { SessionHost } from "./session-host.ts";
import { toPage } from "./view.ts";

const HIT_SLOP = 6;
const PINCH_SLOP = 40;
const ROTATION_HANDLE = "rotate";

/** Decides what a press begins; the operations do it. */
export function createGestureSession(host: SessionHost): GestureListener {
	const countClicks = createClickCounter();
	const { store } = host;
	let operation: Operation | null = null;
	let lastSequence = 0;
	let held: "element" | "view" | "other" = "other";

	function selected(): PlacedElement | null {
		const { document, selection } = store.getState();
		const element = elementOf(document, selection.side, selection.element);
		return isPlaced(element) ? element : null;
	}

	function begin(gesture: Gesture, input: PointerInput): Operation | null {
		const continued = gesture.sequence === lastSequence;
		lastSequence = gesture.sequence;
		const [point] = gesture.start;
		if (!point) return null;
		if (gesture.start.length === 2) return beginWithTwo(gesture);
		if (continued) return beginAfterPinch(gesture);
		held = "other";
		const clicks = countClicks(point, input.time);
		const element = selected();
		if (input.handle && element) return beginOnHandle(gesture, element, input.handle);
		return beginInMode(gesture, input, element, clicks) ?? beginOnPage(gesture, clicks);
	}

	function beginOnHandle(gesture: Gesture, element: PlacedElement, handle: string): Operation | null {
		held = "element";
		if (handle === ROTATION_HANDLE) return elementRotation(host, gesture, element);
		return handle in HANDLES ? elementResize(host, gesture, element, handle as HandleName) : null;
	}

	function beginInMode(
		gesture: Gesture,
		input: PointerInput,
		element: PlacedElement | null,
		clicks: number,
	): Operation | null {
		const { mode } = store.getState();
		if (mode === "select" || !element) return null;
		const near = distanceTo(element, toPage(host.view(), gesture.start[0]!)) * host.view().scale <= HIT_SLOP * 2;
		if (near && mode === "crop" && element.kind === "photo") return cropPan(host, gesture, element);
		const target = host.textTarget();
		if (near && mode === "text" && target) return textSelection(host, gesture, element, target, clicks, input.shift);
		store.enter("select");
		return null;
	}

	function beginOnPage(gesture: Gesture, clicks: number): Operation | null {
		const { document, selection } = store.getState();
		const point = toPage(host.view(), gesture.start[0]!);
		const elements = sideOf(document, selection.side)?.elements ?? [];
		const element = hitElement(elements, point, HIT_SLOP / host.view().scale);
		store.select(element?.id ?? null);
		if (!element) {
			held = "view";
			return viewPan(host, gesture);
		}
		if (clicks === 2 && openInside(host, element)) return null;
		held = "element";
		return elementMove(host, gesture, element);
	}

	function beginWithTwo(gesture: Gesture): Operation | null {
		const [one, two] = gesture.start;
		if (!one || !two) return null;
		const element = selected();
		const { mode } = store.getState();
		if (mode === "crop" && element?.kind === "photo") {
			held = "other";
			return cropPinch(host, gesture, element);
		}
		const middle = toPage(host.view(), [(one[0] + two[0]) / 2, (one[1] + two[1]) / 2]);
		const reached = element && !element.locked && distanceTo(element, middle) * host.view().scale <= PINCH_SLOP;
		if (reached && mode === "select") {
			held = "element";
			return elementPinch(host, gesture, element);
		}
		held = "view";
		return viewPinch(host, gesture);
	}

	function beginAfterPinch(gesture: Gesture): Operation | null {
		const element = selected();
		if (held === "view") return viewPan(host, gesture);
		if (element?.kind === "photo" && store.getState().mode === "crop") return cropPan(host, gesture, element);
		return held === "element" && element ? elementMove(host, gesture, element) : null;
	}

	return {
		start(gesture, input) {
			operation = begin(gesture, input);
			return operation !== null;
		},
		move(gesture, input) {
			operation?.update(gesture, input);
		},
		end(_gesture, cancelled) {
			operation?.finish(cancelled);
			operation = null;
		},
	};
}

/** What a double click and Enter do: words are edited, a photo is cropped, an empty slot asks for one. */
export function openInside(host: Pick<SessionHost, "store" | "choosePhoto">, element: PlacedElement): boolean {
	if (element.locked) return false;
	if (element.kind === "text") {
		host.store.enter("text", element.id, { anchor: element.text.length, focus: element.text.length });
		return true;
	}
	if (element.kind !== "photo") return false;
	if (element.picture) host.store.enter("crop", element.id);
	else host.choosePhoto(element.id);
	return true;
}
