import type { Box, PhotoElement } from "#design/document.ts";
import { mirroredPoint } from "#design/elements/photo/mirror.ts";
import type { Point } from "#design/geometry/matrix.ts";
import type { LockPart } from "#design/locks.ts";
import { hasOwnHeight, type PlacedElement, toOwn } from "./boxes.ts";
import { panCrop, zoomCrop } from "./crop.ts";
import { HANDLES, type HandleName, rotateBox } from "./gestures.ts";
import { type Operation, onElements, SNAP_DISTANCE, sideOfHost, snapLines } from "./on-elements.ts";
import type { Gesture, PointerInput } from "./pointer-tracker.ts";
import { type LiveElement, pinchElement, resizeElement } from "./resize-element.ts";
import { may, mayResize } from "./rights.ts";
import type { SessionHost, TextTarget } from "./session-host.ts";
import { snapCoordinate } from "./snapping.ts";
import { panView, toPage, type View, zoomView } from "./view.ts";

export function elementResize(
	host: SessionHost,
	gesture: Gesture,
	element: PlacedElement,
	handle: HandleName,
): Operation {
	const view = host.view();
	const lines = snapLines(host, [element]);
	const [pullX, pullY] = HANDLES[handle];
	const { document } = host.store.getState();
	const centred = !may(document, element, "place");
	const snaps = !centred && element.rotation === 0 && (hasOwnHeight(element) || pullX === 0 || pullY === 0);
	return onElements(host, gesture, mayResize(document, element) ? [element] : [], (now, input) => {
		const from = toPage(view, now.start[0]!);
		let to = toPage(view, now.now[0]!);
		if (snaps && !input.control && host.store.getState().snapping) {
			const edgeX = (pullX > 0 ? element.x + element.width : element.x) + to[0] - from[0];
			const edgeY = (pullY > 0 ? element.y + element.height : element.y) + to[1] - from[1];
			const tolerance = SNAP_DISTANCE[input.kind] / view.scale;
			to = [
				to[0] + (pullX ? snapCoordinate(lines, "x", edgeX, tolerance) : 0),
				to[1] + (pullY ? snapCoordinate(lines, "y", edgeY, tolerance) : 0),
			];
		}
		const options = { other: input.shift, centred: centred || input.alt };
		return { live: [resizeElement(element, handle, from, to, options, host.measure)] };
	});
}

export function elementRotation(host: SessionHost, gesture: Gesture, element: PlacedElement): Operation {
	const view = host.view();
	return onElement(host, gesture, element, ["place"], (now, input) => {
		const box = rotateBox(element, toPage(view, now.start[0]!), toPage(view, now.now[0]!), input.shift ? 15 : 0);
		return { element: { ...element, ...box }, rigid: true };
	});
}

export function elementPinch(host: SessionHost, gesture: Gesture, element: PlacedElement): Operation {
	const view = host.view();
	return onElement(host, gesture, element, ["place", "size"], ({ start, now }) =>
		pinchElement(element, pair(start, view), pair(now, view)),
	);
}

export function cropPan(host: SessionHost, gesture: Gesture, photo: PhotoElement): Operation {
	const view = host.view();
	return onElement(host, gesture, photo, ["content"], ({ start, now }) => {
		const from = toOwn(photo, toPage(view, start[0]!));
		const to = toOwn(photo, toPage(view, now[0]!));
		return { element: { ...photo, crop: panCrop(photo, to[0] - from[0], to[1] - from[1]) }, rigid: false };
	});
}

export function cropPinch(host: SessionHost, gesture: Gesture, photo: PhotoElement): Operation {
	const view = host.view();
	return onElement(host, gesture, photo, ["content"], ({ start, now }) => {
		const [from, to] = [middleIn(photo, pair(start, view)), middleIn(photo, pair(now, view))];
		const factor = spread(now) / Math.max(1, spread(start));
		const point = mirroredPoint(photo, [from[0] / photo.width, from[1] / photo.height]);
		const crop = zoomCrop(photo.crop, factor, point);
		const moved = panCrop({ ...photo, crop }, to[0] - from[0], to[1] - from[1]);
		return { element: { ...photo, crop: moved }, rigid: false };
	});
}

export function textSelection(
	host: SessionHost,
	gesture: Gesture,
	element: PlacedElement,
	target: TextTarget,
	clicks: number,
	extend: boolean,
): Operation {
	const view = host.view();
	target.press(toOwn(element, toPage(view, gesture.start[0]!)), clicks, extend);
	return {
		update: ({ now }) => target.drag(toOwn(element, toPage(view, now[0]!))),
		finish: () => {},
	};
}

export function viewPan(host: SessionHost, gesture: Gesture): Operation {
	return onView(host, gesture, (view, { start, now }) =>
		panView(view, now[0]![0] - start[0]![0], now[0]![1] - start[0]![1], host.stageSize(), sideOfHost(host)),
	);
}

export function viewPinch(host: SessionHost, gesture: Gesture): Operation {
	return onView(host, gesture, (view, { start, now }) => {
		const from = middle(start);
		const to = middle(now);
		const zoomed = zoomView(view, spread(now) / Math.max(1, spread(start)), from, host.fittedView());
		return panView(zoomed, to[0] - from[0], to[1] - from[1], host.stageSize(), sideOfHost(host));
	});
}

function onElement(
	host: SessionHost,
	gesture: Gesture,
	element: PlacedElement,
	parts: readonly LockPart[],
	change: (gesture: Gesture, input: PointerInput) => LiveElement,
): Operation {
	const free = may(host.store.getState().document, element, ...parts);
	return onElements(host, gesture, free ? [element] : [], (now, input) => ({ live: [change(now, input)] }));
}

function onView(host: SessionHost, _gesture: Gesture, change: (view: View, gesture: Gesture) => View): Operation {
	const start = host.view();
	let live = start;
	return {
		update(now) {
			live = change(start, now);
			host.showView(live, false);
		},
		finish(cancelled) {
			host.showView(cancelled ? start : live, true);
		},
	};
}

function pair([one, two]: readonly Point[], view: View): readonly [Point, Point] {
	return [toPage(view, one!), toPage(view, two!)];
}

function middle([one, two]: readonly Point[]): Point {
	return [(one![0] + two![0]) / 2, (one![1] + two![1]) / 2];
}

function middleIn(box: Box, points: readonly [Point, Point]): Point {
	return toOwn(box, middle(points));
}

function spread([one, two]: readonly Point[]): number {
	return Math.hypot(two![0] - one![0], two![1] - one![1]);
}
