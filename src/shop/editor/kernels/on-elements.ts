import type { Box } from "#design/document.ts";
import type { PlacedElement } from "./boxes.ts";
import { asOne, changeBetween, setCommand, sideOf } from "./commands.ts";
import { leavesOf } from "./element-tree.ts";
import { boundsOfAll } from "./frame.ts";
import type { Gesture, PointerInput } from "./pointer-tracker.ts";
import type { LiveElement } from "./resize-element.ts";
import type { SessionHost } from "./session-host.ts";
import { buildSnapLines, type SnapLines } from "./snapping.ts";

export type Operation = { update(gesture: Gesture, input: PointerInput): void; finish(cancelled: boolean): void };
/** In the order of the elements that the gesture began with; several have a frame around them. */
export type LiveElements = { readonly live: readonly LiveElement[]; readonly frame?: Box };

/** In screen pixels; less for fingers, as a small screen shows many millimetres a pixel. */
export const SNAP_DISTANCE = { mouse: 5, pen: 4, touch: 3 } as const;

/** Shown while it lasts, written when it ends: one step for all of them. */
export function onElements(
	host: SessionHost,
	gesture: Gesture,
	elements: readonly PlacedElement[],
	change: (gesture: Gesture, input: PointerInput) => LiveElements,
): Operation {
	const side = host.store.getState().selection.side;
	let live: readonly LiveElement[] = [];
	return {
		update(now, input) {
			if (elements.length === 0) return;
			const changed = change(now, input);
			live = changed.live;
			const changes = live.map((each, index) => ({ ...each, from: elements[index]! }));
			host.showLive(changes, changed.frame ?? null);
		},
		finish(cancelled) {
			host.showLive([], null);
			host.showGuides([], []);
			if (cancelled) return;
			const commands = live.flatMap(({ element }, index) => {
				const after = changeBetween(elements[index]!, element);
				return after ? [setCommand(side, elements[index]!, after)] : [];
			});
			const command = asOne(commands);
			if (command) host.store.run(command, { tag: `gesture:${gesture.sequence}` });
		},
	};
}

export function snapLines(host: SessionHost, moving: readonly PlacedElement[]): SnapLines {
	const side = sideOfHost(host);
	const own = new Set(moving.map(({ id }) => id));
	const others = side.elements.map((element) => leavesOf(element).filter(({ id }) => !own.has(id)));
	return buildSnapLines(others.filter((leaves) => leaves.length > 0).map(boundsOfAll), side);
}

export function sideOfHost({ store }: Pick<SessionHost, "store">) {
	const { document, selection } = store.getState();
	const side = sideOf(document, selection.side);
	if (!side) throw new Error(`The document has no side ${selection.side}`);
	return side;
}
