import type { Millimetres } from "#core/units.ts";
import type { TextElement } from "#design/document.ts";

type Framed = Pick<TextElement, "verticalAlign" | "fit" | "curve"> & { readonly height?: Millimetres };

/** Otherwise its box is as high as its lines, or as their curve. */
export function keepsHeight({ verticalAlign, fit, curve }: Framed): boolean {
	return !curve && (verticalAlign !== undefined || fit === true);
}

/** What stays free above so much text. */
export function spaceAbove({ verticalAlign, curve, height }: Framed, textHeight: Millimetres): Millimetres {
	if (curve) return 0;
	const free = (height ?? textHeight) - textHeight;
	switch (verticalAlign) {
		case "middle":
			return free / 2;
		case "bottom":
			return free;
		case "top":
		case undefined:
			return 0;
	}
}
