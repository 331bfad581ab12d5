import type { ShapeElement } from "#design/document.ts";
import type { ElementLayout } from "#design/elements/element-layout.ts";
import { drawnOutline, lineInset } from "#design/elements/shape/outline.ts";
import { boxMatrix } from "#design/geometry/matrix.ts";
import { ellipse, heart, horizontalLine, roundedRectangle, star } from "#design/geometry/paths.ts";

export const shapeLayout: ElementLayout<ShapeElement> = {
	matrix: boxMatrix,
	bodyFields: ({ form, fill, stroke, width, height, cornerRadius, dash, roundEnds }) => [
		form,
		fill,
		stroke,
		width,
		height,
		cornerRadius,
		dash,
		roundEnds,
	],
	body(element) {
		const fill = element.form === "line" ? null : element.fill;
		const stroke = element.stroke && drawnOutline(element.stroke, element);
		if (!fill && !stroke) return { children: [] };
		return { children: [{ type: "path", d: formPath(element), ...(fill && { fill }), ...(stroke && { stroke }) }] };
	},
};

export function formPath(shape: ShapeElement): string {
	const { form, width, height, cornerRadius } = shape;
	switch (form) {
		case "rectangle":
			return roundedRectangle(width, height, cornerRadius);
		case "ellipse":
			return ellipse(width, height);
		case "heart":
			return heart(width, height);
		case "star":
			return star(width, height);
		case "line":
			return horizontalLine(width, height / 2, lineInset(shape));
	}
}
