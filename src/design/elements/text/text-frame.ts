import type { Millimetres } from "#core/units.ts";
import type { TextElement } from "#design/document.ts";

type Framed = Pick<TextElement, "verticalAlign" | "fit"> & { readonly height?: Millimetres };

/** Otherwise its box is as high as its lines. */
export function keepsHeight({ verticalAlign, fit }: Framed): boolean {
	return verticalAlign !== undefined || fit === true;
}

/** What stays free above so much text. */
export function spaceAbove({ verticalAlign, height }: Framed, textHeight: Millimetres): Millimetres {
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
