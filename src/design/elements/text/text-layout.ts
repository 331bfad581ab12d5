import type { DisplayNode } from "#design/display-list.ts";
import type { TextElement } from "#design/document.ts";
import type { ElementLayout } from "#design/elements/element-layout.ts";
import { boxMatrix } from "#design/geometry/matrix.ts";

export const textLayout: ElementLayout<TextElement> = {
	matrix: boxMatrix,
	bodyFields: ({ text, font, size, leading, align, tracking, letterCase, color, language, width }) => [
		text,
		font,
		size,
		leading,
		align,
		tracking,
		letterCase,
		color,
		language,
		width,
	],
	body(element, _side, shaper) {
		const { outlines, pictures } = shaper.shape(element);
		// One path a line: while somebody types, the other lines stay as they are drawn.
		const letters = outlines.map(
			(d): DisplayNode => ({ type: "path", d, fill: { type: "solid", color: element.color } }),
		);
		const flat = pictures.map(({ d, color }): DisplayNode => ({ type: "path", d, fill: { type: "solid", color } }));
		return { children: [...letters, ...flat] };
	},
};
