import type { Box } from "#design/document.ts";
import type { Point } from "#design/geometry/matrix.ts";
import type { PlacedElement } from "./boxes.ts";
import { boundsOfAll, carried, frameOf, pinchedFrame, resizedFrame } from "./frame.ts";
import { type HandleName, rotateBox } from "./gestures.ts";
import { type LiveElements, type Operation, onElements, SNAP_DISTANCE, sideOfHost, snapLines } from "./on-elements.ts";
import type { Gesture } from "./pointer-tracker.ts";
import { touched } from "./selection.ts";
import type { SessionHost } from "./session-host.ts";
import { snapBounds } from "./snapping.ts";
import { toPage } from "./view.ts";

/** One element or several. */
export function elementsMove(host: SessionHost, gesture: Gesture, elements: readonly PlacedElement[]): Operation {
	const view = host.view();
	const lines = snapLines(host, elements);
	const bounds = boundsOfAll(elements);
	const frame = elements.length > 1 ? frameOf(elements) : undefined;
	return onElements(host, gesture, elements, (now, input) => {
		const from = toPage(view, now.start[0]!);
		const to = straightened(from, toPage(view, now.now[0]!), input.shift);
		const [byX, byY] = [to[0] - from[0], to[1] - from[1]];
		const moved = {
			left: bounds.left + byX,
			right: bounds.right + byX,
			top: bounds.top + byY,
			bottom: bounds.bottom + byY,
		};
		const free = input.control || input.alt || !host.store.getState().snapping;
		const snap = snapBounds(lines, moved, free ? null : SNAP_DISTANCE[input.kind] / view.scale);
		host.showGuides(snap.guides, snap.gaps);
		const place = <Placed extends Box>(box: Placed) => ({
			...box,
			x: box.x + byX + snap.dx,
			y: box.y + byY + snap.dy,
		});
		return {
			live: elements.map((element) => ({ element: place(element), rigid: true })),
			...(frame && { frame: place(frame) }),
		};
	});
}

export function severalResize(
	host: SessionHost,
	gesture: Gesture,
	elements: readonly PlacedElement[],
	handle: HandleName,
): Operation {
	const view = host.view();
	const frame = frameOf(elements);
	return onElements(host, gesture, elements, ({ start, now }, { alt }) => {
		const [from, to] = [toPage(view, start[0]!), toPage(view, now[0]!)];
		return carriedBy(elements, frame, resizedFrame(frame, handle, from, to, alt, elements));
	});
}

export function severalRotation(host: SessionHost, gesture: Gesture, elements: readonly PlacedElement[]): Operation {
	const view = host.view();
	const frame = frameOf(elements);
	return onElements(host, gesture, elements, ({ start, now }, { shift }) => {
		const turned = rotateBox(frame, toPage(view, start[0]!), toPage(view, now[0]!), shift ? 15 : 0);
		return carriedBy(elements, frame, turned);
	});
}

export function severalPinch(host: SessionHost, gesture: Gesture, elements: readonly PlacedElement[]): Operation {
	const view = host.view();
	const frame = frameOf(elements);
	const pair = ([one, two]: readonly Point[]) => [toPage(view, one!), toPage(view, two!)] as const;
	return onElements(host, gesture, elements, ({ start, now }) =>
		carriedBy(elements, frame, pinchedFrame(frame, pair(start), pair(now), elements)),
	);
}

/** A rectangle drawn from an empty place takes in what it touches. `before` stays selected. */
export function marquee(host: SessionHost, _gesture: Gesture, before: readonly string[]): Operation {
	const view = host.view();
	let ids: readonly string[] | null = null;
	return {
		update({ start, now }) {
			const [from, to] = [toPage(view, start[0]!), toPage(view, now[0]!)];
			const area = {
				left: Math.min(from[0], to[0]),
				right: Math.max(from[0], to[0]),
				top: Math.min(from[1], to[1]),
				bottom: Math.max(from[1], to[1]),
			};
			ids = touched(sideOfHost(host).elements, area);
			host.showMarquee(area, ids);
		},
		finish(cancelled) {
			host.showMarquee(null, []);
			if (ids && !cancelled) host.store.selectMany([...before, ...ids]);
		},
	};
}

function carriedBy(elements: readonly PlacedElement[], from: Box, to: Box): LiveElements {
	return { live: elements.map((element) => ({ element: carried(element, from, to), rigid: true })), frame: to };
}

function straightened(from: Point, to: Point, wanted: boolean): Point {
	if (!wanted) return to;
	return Math.abs(to[0] - from[0]) > Math.abs(to[1] - from[1]) ? [to[0], from[1]] : [from[0], to[1]];
}
