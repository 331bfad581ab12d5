import type { GroupElement } from "#design/document.ts";
import type { ElementLayout } from "#design/elements/element-layout.ts";
import { IDENTITY } from "#design/geometry/matrix.ts";

export const groupLayout: ElementLayout<GroupElement> = {
	matrix: () => IDENTITY,
	bodyFields: ({ children }, { width, height, bleed }) => [children, width, height, bleed],
	body: ({ children }, _side, _shaper, inside) => ({ children: children.map(inside) }),
};
