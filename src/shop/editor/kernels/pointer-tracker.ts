import type { Point } from "#design/geometry/matrix.ts";

export type PointerKind = "mouse" | "touch" | "pen";
/** What an event tells beside its place. */
export type PointerInput = {
	readonly time: number;
	readonly kind: PointerKind;
	readonly shift: boolean;
	readonly alt: boolean;
	readonly control: boolean;
	/** Pressed with the wheel: the page moves, whatever lies there. */
	readonly pan: boolean;
	/** The handle that was pressed, if any. */
	readonly handle: string | null;
	/** The element whose pencil was pressed, if any. */
	readonly pencil: string | null;
};
export type Gesture = {
	/** One or two points, in the same order in both lists. */
	readonly start: readonly Point[];
	readonly now: readonly Point[];
	/** Equal for all gestures between the first finger down and the last one up, and for no others on this page. */
	readonly sequence: number;
};
export type GestureListener = {
	/** false: not interested until the fingers change. */
	start(gesture: Gesture, input: PointerInput): boolean;
	move(gesture: Gesture, input: PointerInput): void;
	/** `joined`: another finger came, and a new gesture begins. */
	end(gesture: Gesture, cancelled: boolean, joined: boolean): void;
};

/** Of all trackers: a stage that is mounted again must not go on with a step of the last one. */
let sequence = 0;

export type PointerTracker = ReturnType<typeof createPointerTracker>;

/**
 * Pointers in, gestures of one or two fingers out. When a finger joins or leaves, the gesture ends and a new one
 * begins from where the fingers are. A gesture starts to move only past `slop` pixels.
 */
export function createPointerTracker(listener: GestureListener, slop: Readonly<Record<PointerKind, number>>) {
	const fingers = new Map<number, Point>();
	let gesture: (Gesture & { readonly moved: boolean }) | null = null;

	function begin(input: PointerInput): void {
		const start = [...fingers.values()];
		gesture = { start, now: start, sequence, moved: start.length > 1 };
		if (!listener.start(gesture, input)) gesture = null;
	}

	function finish(cancelled: boolean, joined = false): void {
		const ended = gesture;
		gesture = null;
		if (ended) listener.end(ended, cancelled, joined);
	}

	function leave(id: number, input: PointerInput, cancelled: boolean): void {
		if (!fingers.has(id)) return;
		finish(cancelled);
		fingers.delete(id);
		if (fingers.size > 0) begin(input);
	}

	return {
		down(id: number, point: Point, input: PointerInput): boolean {
			if (fingers.size >= 2 || fingers.has(id)) return false;
			if (fingers.size === 0) sequence++;
			finish(false, true);
			fingers.set(id, point);
			begin(input);
			return true;
		},
		move(id: number, point: Point, input: PointerInput): void {
			if (!fingers.has(id)) return;
			fingers.set(id, point);
			if (!gesture) return;
			const now = [...fingers.values()];
			const [from] = gesture.start;
			const [to] = now;
			const far = from && to ? Math.hypot(to[0] - from[0], to[1] - from[1]) >= slop[input.kind] : false;
			gesture = { ...gesture, now, moved: gesture.moved || far };
			if (gesture.moved) listener.move(gesture, input);
		},
		up(id: number, input: PointerInput): void {
			leave(id, input, false);
		},
		cancel(id: number, input: PointerInput): void {
			leave(id, input, true);
		},
		/** Escape, or the window lost its focus: the gesture is undone, fingers that are still down are ignored. */
		abort(): void {
			finish(true);
		},
		active: (): boolean => gesture !== null,
	};
}
