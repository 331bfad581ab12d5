import type { Point } from "#design/geometry/matrix.ts";
import { insetOfRoom } from "#design/geometry/side-outline.ts";
import type { PlacedElement } from "./boxes.ts";
import type { Room } from "./panels.ts";

/** As near to it as the safe zone lets all of it be: along the cut a white rim could appear. */
export function aboutPoint<Element extends PlacedElement>(element: Element, [x, y]: Point, room: Room): Element {
	const { left = 0, width, height } = room;
	const [across, down] = insetOfRoom(room);
	const nearest = (middle: number, size: number, from: number, to: number) =>
		Math.max(from, Math.min(to - size, middle - size / 2));
	return {
		...element,
		x: nearest(x, element.width, left + across, left + width - across),
		y: nearest(y, element.height, down, height - down),
	};
}
