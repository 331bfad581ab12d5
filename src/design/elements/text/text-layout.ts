import type { PathNode } from "#design/display-list.ts";
import type { TextElement } from "#design/document.ts";
import type { ElementLayout } from "#design/elements/element-layout.ts";
import { textEffects } from "#design/elements/text/text-effects.ts";
import { boxMatrix } from "#design/geometry/matrix.ts";
import type { ShapedText } from "#design/text-shaping.ts";

export const textLayout: ElementLayout<TextElement> = {
	matrix: boxMatrix,
	bodyFields: (text) => [
		text.text,
		text.font,
		text.size,
		text.leading,
		text.align,
		text.tracking,
		text.letterCase,
		text.color,
		text.runs,
		text.language,
		text.width,
		text.curve,
		text.verticalAlign,
		text.verticalAlign && text.height,
		text.outline,
		text.shadow,
	],
	body(element, _side, shaper) {
		const letters = lettersOf(element, shaper.shape(element));
		return { children: [...textEffects(element, letters), ...letters] };
	},
};

/** One path a line and colour: while somebody types, the other lines stay as they are drawn. */
function lettersOf({ color }: TextElement, { outlines, colors, pictures }: ShapedText): readonly PathNode[] {
	const letters = outlines.map((d, index) => filled(d, colors?.[index] ?? color));
	return [...letters, ...pictures.map((picture) => filled(picture.d, picture.color))];
}

function filled(d: string, color: string): PathNode {
	return { type: "path", d, fill: { type: "solid", color } };
}
