import {
	createPointerTracker,
	type GestureListener,
	type PointerInput,
	type PointerTracker,
} from "../kernels/pointer-tracker.ts";

/** Pointer events of the stage as gestures; points in pixels from its top left corner. */
export function listenToPointers(
	stage: HTMLElement,
	listener: GestureListener,
): { readonly tracker: PointerTracker; stop(): void } {
	const tracker = createPointerTracker(listener, { mouse: 3, pen: 4, touch: 6 });
	const ends = new AbortController();

	function on(
		type: "pointerdown" | "pointermove" | "pointerup" | "pointercancel",
		action: (event: PointerEvent) => void,
	) {
		stage.addEventListener(type, action, { signal: ends.signal });
	}
	function place({ clientX, clientY }: PointerEvent): readonly [number, number] {
		const { left, top } = stage.getBoundingClientRect();
		return [clientX - left, clientY - top];
	}

	on("pointerdown", (event) => {
		if (event.button > 1 || isControl(event.target)) return;
		if (tracker.down(event.pointerId, place(event), inputOf(event))) stage.setPointerCapture(event.pointerId);
	});
	on("pointermove", (event) => tracker.move(event.pointerId, place(event), inputOf(event)));
	on("pointerup", (event) => tracker.up(event.pointerId, inputOf(event)));
	on("pointercancel", (event) => tracker.cancel(event.pointerId, inputOf(event)));
	// With capture the mousedown goes to the stage, and its default action would take the focus from the text host.
	stage.addEventListener("mousedown", (event) => !isControl(event.target) && event.preventDefault(), {
		signal: ends.signal,
	});
	window.addEventListener("blur", () => tracker.abort(), { signal: ends.signal });
	return { tracker, stop: () => ends.abort() };
}

function inputOf(event: PointerEvent): PointerInput {
	const kind = event.pointerType === "touch" || event.pointerType === "pen" ? event.pointerType : "mouse";
	const pressed = event.target instanceof Element ? event.target.closest("[data-handle], [data-pencil]") : null;
	return {
		time: event.timeStamp,
		kind,
		shift: event.shiftKey,
		alt: event.altKey,
		control: event.ctrlKey || event.metaKey,
		pan: event.button === 1,
		handle: pressed?.getAttribute("data-handle") ?? null,
		pencil: pressed?.getAttribute("data-pencil") ?? null,
	};
}

function isControl(target: EventTarget | null): boolean {
	return target instanceof Element && target.closest("button, a, input, select, [data-photo-bar]") !== null;
}
