import type { DesignElement, PictureUse, SideFormat } from "#design/document.ts";
import { sample as sampleFrom } from "./calendar-parts.ts";
import type { Field, photo } from "./drawing.ts";
import { OUTDOORS } from "./photo-series.ts";
import { inset, wholeSide } from "./sketch.ts";

const GAP = 5;

/** 200 to the inch, as its pages want. */
const ENOUGH_PIXELS_PER_MM = 7.9;

export function grid(
	{ x, y, width, height }: Field,
	columns: number,
	rows: number,
	page: number,
	{ gap = GAP, from }: { gap?: number; from?: readonly PictureUse[] } = {},
): DesignElement[] {
	const [wide, high] = [(width - (columns - 1) * gap) / columns, (height - (rows - 1) * gap) / rows];
	return Array.from({ length: columns * rows }, (_, index) => {
		const [column, row] = [index % columns, Math.floor(index / columns)];
		const box = { x: x + column * (wide + gap), y: y + row * (high + gap), width: wide, height: high };
		return sample(page + index, box, {}, from);
	});
}

/** Beside each other on a wide page, else one above the other. */
export function pair(side: SideFormat, page: number, margin?: number): DesignElement[] {
	const field = margins(side, margin);
	return side.width > side.height ? grid(field, 2, 1, page) : grid(field, 1, 2, page);
}

export function margins(side: SideFormat, share = 0.09): Field {
	return inset({ ...side, x: 0, y: 0 }, share);
}

/** Another one each turn, of those that are large enough for the box. */
export function sample(
	turn: number,
	box: Field,
	style: Parameters<typeof photo>[2] = {},
	from = OUTDOORS,
): DesignElement {
	const isEnough = ({ width, height }: PictureUse) =>
		Math.min(width / box.width, height / box.height) >= ENOUGH_PIXELS_PER_MM;
	return sampleFrom(turn, box, style, from.filter(isEnough));
}

/** To the edges. Four photos are large enough, and every fourth page may be such a one: they take turns all the same. */
export function wholePage(side: SideFormat, page: number): DesignElement {
	return sample(page + Math.floor(page / 4), wholeSide(side));
}
