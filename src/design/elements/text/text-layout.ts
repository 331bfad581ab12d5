import type { GroupNode, PathNode } from "#design/display-list.ts";
import type { TextElement } from "#design/document.ts";
import type { ElementLayout } from "#design/elements/element-layout.ts";
import { textEffects } from "#design/elements/text/text-effects.ts";
import { boxMatrix } from "#design/geometry/matrix.ts";
import type { ShapedPicture, ShapedText } from "#design/text-shaping.ts";

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
		text.coloredEmoji,
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
		const shaped = shaper.shape(element);
		const letters = lettersOf(element, shaped);
		const { pictures } = shaped;
		return { children: [...textEffects(element, letters, pictures), ...letters, ...pictures.map(placed)] };
	},
};

/** One path a line and colour: while somebody types, the other lines stay as they are drawn. */
function lettersOf({ color }: TextElement, { outlines, colors }: ShapedText): readonly PathNode[] {
	return outlines.map((d, index) => ({
		type: "path",
		d,
		fill: { type: "solid", color: colors?.[index] ?? color },
	}));
}

function placed({ matrix, children }: ShapedPicture): GroupNode {
	return { type: "group", matrix, repeats: true, children };
}
