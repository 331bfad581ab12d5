import type { DisplayList, DisplayNode } from "#design/display-list.ts";
import type { DesignElement, DesignSide, SideFormat } from "#design/document.ts";
import { elementLayout } from "#design/elements/element-kinds.ts";
import type { ElementBody } from "#design/elements/element-layout.ts";
import type { Matrix } from "#design/geometry/matrix.ts";
import type { TextShaper } from "#design/text-shaping.ts";

export type LaidOutElement = { readonly matrix: Matrix; readonly opacity: number; readonly body: ElementBody };

/** More than one document has elements; on a server the least recently used go. */
const REMEMBERED_BODIES = 1024;

type RememberedBody = { readonly fields: readonly unknown[]; readonly body: ElementBody };
const bodiesByShaper = new WeakMap<TextShaper, Map<string, RememberedBody>>();

/** Every element is one group, in paint order. */
export function layoutSide(side: DesignSide, shaper: TextShaper): DisplayList {
	return side.elements.map((element) => nodeOf(element, side, shaper));
}

function nodeOf(element: DesignElement, side: SideFormat, shaper: TextShaper): DisplayNode {
	const { matrix, opacity, body } = layoutElement(element, side, shaper);
	return { type: "group", matrix, opacity, ...body };
}

/** An element that was only moved, turned or faded keeps its body's identity. */
export function layoutElement(element: DesignElement, side: SideFormat, shaper: TextShaper): LaidOutElement {
	return {
		matrix: elementLayout(element.kind).matrix(element),
		opacity: element.opacity,
		body: rememberedBody(element, side, shaper),
	};
}

function rememberedBody(element: DesignElement, side: SideFormat, shaper: TextShaper): ElementBody {
	const bodies = bodiesByShaper.get(shaper) ?? new Map<string, RememberedBody>();
	bodiesByShaper.set(shaper, bodies);
	const layout = elementLayout(element.kind);
	const key = `${element.kind} ${side.code} ${element.id}`;
	const fields = layout.bodyFields(element, side);
	const known = bodies.get(key);
	const remembered = known?.fields.every((field, index) => field === fields[index])
		? known
		: { fields, body: layout.body(element, side, shaper, (child) => nodeOf(child, side, shaper)) };
	bodies.delete(key);
	bodies.set(key, remembered);
	if (bodies.size > REMEMBERED_BODIES) bodies.delete(bodies.keys().next().value!);
	return remembered.body;
}
