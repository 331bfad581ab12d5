import { contrast, LIGHT } from "#design/contrast.ts";
import type { Box, DesignElement, DesignSide, TextElement } from "#design/document.ts";
import type { Bounds } from "#design/geometry/bounds.ts";
import { pageBounds, wholeBox } from "#design/preflight/placement.ts";
import type { Finding } from "#design/preflight/warning.ts";

/** WCAG 2.2 asks 3 of large letters on a screen; on products soft tones are wanted, and only mistakes are meant here. */
const HARD_TO_READ = 1.6;
const HARDLY_SEEN = 1.4;

/** `cloth`: the colour of the product itself; null is white. */
export function checkReadable(text: TextElement, side: DesignSide, cloth: string | null): readonly Finding[] {
	if (text.text.trim() === "") return [];
	const ground = groundOf(text, side, cloth ?? LIGHT);
	const ratio = ground === null ? HARD_TO_READ : contrast(text.color, ground);
	if (ground === null || ratio >= HARD_TO_READ) return [];
	return [{ code: "hard-to-read", severity: ratio < HARDLY_SEEN ? "red" : "yellow", figures: { ground } }];
}

/** The one colour on which the whole text stands; null where it is a picture or several colours. */
function groundOf(text: TextElement, { elements }: DesignSide, cloth: string): string | null {
	const place = boundsOf(text);
	for (let index = elements.findIndex(({ id }) => id === text.id) - 1; index >= 0; index--) {
		const below = elements[index];
		const color = below && colorBelow(below, place);
		if (color !== undefined) return color;
	}
	return cloth;
}

/** undefined: the element leaves what lies under it to be seen. */
function colorBelow(element: DesignElement, place: Bounds): string | null | undefined {
	if (element.kind === "text" || element.opacity === 0) return undefined;
	if (element.kind === "background") return opaqueColor(element);
	const bounds = boundsOf(element);
	const apart =
		bounds.right <= place.left ||
		bounds.left >= place.right ||
		bounds.bottom <= place.top ||
		bounds.top >= place.bottom;
	if (apart) return undefined;
	if (element.kind === "photo") return element.picture ? null : undefined;
	if (!element.fill) return undefined;
	const plain = element.form === "rectangle" && element.rotation === 0 && element.cornerRadius === 0;
	return plain && holds(bounds, place) ? opaqueColor(element) : null;
}

function opaqueColor({ fill, opacity }: Pick<Extract<DesignElement, { kind: "shape" }>, "fill" | "opacity">) {
	return fill?.type === "solid" && opacity === 1 ? fill.color : null;
}

function boundsOf(box: Box): Bounds {
	return pageBounds(box, wholeBox(box));
}

function holds(outer: Bounds, inner: Bounds): boolean {
	return (
		outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom
	);
}
