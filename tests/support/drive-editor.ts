import type { DesignDocument, DesignElement, DesignSide, SideFormat, TextElement } from "#design/document.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { elementOf, sideOf } from "#shop/editor/kernels/commands.ts";
import { createEditorStore } from "#shop/editor/kernels/editor-store.ts";
import { createGestureSession } from "#shop/editor/kernels/gesture-session.ts";
import { createPointerTracker, type PointerInput } from "#shop/editor/kernels/pointer-tracker.ts";
import { selectedIds } from "#shop/editor/kernels/selection.ts";
import type { LiveChange, SessionHost } from "#shop/editor/kernels/session-host.ts";
import type { GapGuide, Guide } from "#shop/editor/kernels/snapping.ts";
import type { View } from "#shop/editor/kernels/view.ts";

export const MUG_SIDE: SideFormat = { code: "wrap", width: 200, height: 90, bleed: 3, safe: 5 };

type Press = Partial<Omit<PointerInput, "time">> & { readonly finger?: number; readonly wait?: number };

/** The editor without a screen: one pixel is one millimetre, the page begins at 0, 0. */
export function driveEditor(
	elements: readonly DesignElement[],
	side: SideFormat = MUG_SIDE,
	{ bound, others = [] }: { bound?: boolean; others?: readonly DesignSide[] } = {},
) {
	const document: DesignDocument = { version: 1, ...(bound && { bound }), sides: [{ ...side, elements }, ...others] };
	const store = createEditorStore(document, 1);
	const wished: string[] = [];
	const toldLocked: string[] = [];
	const carets: Point[] = [];
	let view: View = { x: 0, y: 0, scale: 1 };
	let live: LiveChange | null = null;
	let guides: readonly Guide[] = [];
	let gaps: readonly GapGuide[] = [];
	let waiting: (() => void)[] = [];
	let time = 0;
	const host: SessionHost = {
		store,
		measure: ({ size, leading, text }: TextElement) => ({ size, height: size * leading * text.split("\n").length }),
		view: () => view,
		fittedView: () => ({ x: 0, y: 0, scale: 1 }),
		stageSize: () => ({ width: Number(side.width), height: Number(side.height) }),
		textTarget: () => ({ press: (point) => carets.push(point), drag: (point) => carets.push(point) }),
		showLive: (changes) => {
			live = changes[0] ?? null;
		},
		showMarquee: () => {},
		showGuides: (shown, shownGaps) => {
			guides = shown;
			gaps = shownGaps;
		},
		showView: (shown) => {
			view = shown;
		},
		choosePhoto: (id) => wished.push(id),
		tellLocked: ({ id }) => toldLocked.push(id),
		after(_milliseconds, action) {
			waiting.push(action);
			return () => {
				waiting = waiting.filter((each) => each !== action);
			};
		},
	};
	const tracker = createPointerTracker(createGestureSession(host), { mouse: 3, pen: 3, touch: 3 });

	function input({ wait = 1000, finger: _finger, ...press }: Press): PointerInput {
		time += wait;
		return {
			time,
			kind: "mouse",
			shift: false,
			alt: false,
			control: false,
			pan: false,
			handle: null,
			pencil: null,
			...press,
		};
	}

	const driver = {
		pointerDown(x: number, y: number, press: Press = {}) {
			tracker.down(press.finger ?? 1, [x, y], input(press));
			return driver;
		},
		pointerMove(x: number, y: number, press: Press = {}) {
			tracker.move(press.finger ?? 1, [x, y], input(press));
			return driver;
		},
		pointerUp(press: Press = {}) {
			tracker.up(press.finger ?? 1, input(press));
			return driver;
		},
		pointerCancel(press: Press = {}) {
			tracker.cancel(press.finger ?? 1, input(press));
			return driver;
		},
		drag(from: Point, to: Point, press: Press = {}) {
			return driver
				.pointerDown(...from, press)
				.pointerMove(...to, press)
				.pointerUp(press);
		},
		click(x: number, y: number, press: Press = {}) {
			return driver.pointerDown(x, y, press).pointerUp(press);
		},
		doubleClick(x: number, y: number) {
			return driver.pointerDown(x, y).pointerUp({ wait: 50 }).pointerDown(x, y, { wait: 50 }).pointerUp({ wait: 50 });
		},
		/** Time goes by with the finger held still. */
		hold() {
			for (const action of waiting.splice(0)) action();
			return driver;
		},
		escape() {
			tracker.abort();
			return driver;
		},
		element: (id: string) => elementOf(store.getState().document, side.code, id),
		order: () => sideOf(store.getState().document, side.code)?.elements.map(({ id }) => id),
		selected: () => selectedIds(store.getState().selection),
		live: () => live,
		guides: () => guides,
		gaps: () => gaps,
		view: () => view,
		wished,
		toldLocked,
		/** Where a press or a drag set the caret, from the text's own corner. */
		carets,
		store,
	};
	return driver;
}
