import type { SideFormat } from "#design/document.ts";
import type { Field } from "./drawing.ts";
import { wholeSide } from "./sketch.ts";
import { cells } from "./spread.ts";

/** What a pattern leaves free for a name, and where it goes on above and below. */
export function aboutStrip(side: SideFormat, share: number): readonly [above: Field, strip: Field, below: Field] {
	const whole = wholeSide(side);
	const high = Math.min(side.width, side.height) * share;
	// Where words stand under a camera.
	const top = side.height * (side.height > side.width * 1.8 ? 0.66 : 0.5) - high / 2;
	const bottom = whole.y + whole.height;
	return [
		{ ...whole, height: top - whole.y },
		{ ...whole, y: top, height: high },
		{ ...whole, y: top + high, height: bottom - top - high },
	];
}

/** As many cells of about the wanted size as fill the field. */
export function cellsOf(field: Field, size: number): readonly Field[] {
	return cells(field, Math.max(1, Math.round(field.width / size)), Math.max(1, Math.round(field.height / size)));
}

export function middleOf({ x, y, width, height }: Field): { readonly x: number; readonly y: number } {
	return { x: x + width / 2, y: y + height / 2 };
}
