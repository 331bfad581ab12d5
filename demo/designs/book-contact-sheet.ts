import type { DesignElement, SideFormat } from "#design/document.ts";
import { grid, margins, sample, wholePage } from "./book-parts.ts";
import { own } from "./calendar-parts.ts";
import { background, type Field, line, text } from "./drawing.ts";
import { HONEY, PAPER } from "./palette.ts";
import { FAMILY } from "./photo-series.ts";
import { inset, type Sketch } from "./sketch.ts";

const NIGHT = "#191715";
const IN_ROWS = { gap: 2.5, from: FAMILY };

/** A party's book, dark as a darkroom: nine small ones, one to the edge, four, two. */
export const contactSheetBook: Sketch = {
	ground: () => [background(NIGHT)],
	draw: (field) => {
		const frame = inset(field, 0.06);
		const pictures = { ...frame, height: frame.height * 0.68 };
		const under = { x: frame.x + frame.width * 0.1, width: frame.width * 0.8 };
		const top = frame.y + frame.height * 0.75;
		return [
			...squares(pictures, field.width > field.height ? [5, 2] : [3, 3], 0),
			text(
				"Mika & Jo",
				{ ...under, y: top },
				{ font: "bebas-neue", size: frame.height * 0.15, color: PAPER, tracking: 0.06 },
			),
			own(
				"31.12.2026",
				{ ...under, y: top + frame.height * 0.165 },
				{ font: "bebas-neue", size: frame.height * 0.05, color: HONEY, tracking: 0.2 },
			),
		];
	},
	page: (side, page) => {
		const field = margins(side, 0.06);
		const layouts: readonly (() => DesignElement[])[] = [
			() => squares(field, [3, 3], page),
			() => [wholePage(side, page)],
			() => grid(field, 2, 2, page, IN_ROWS),
			() => underlined(side, page),
		];
		return [background(NIGHT), ...layouts[(page - 1) % layouts.length]!()];
	},
};

function squares(field: Field, [columns, rows]: readonly [number, number], turn: number): DesignElement[] {
	return grid(field, columns, rows, turn, IN_ROWS);
}

/** One behind a wide margin, a line of gold below. */
function underlined(side: SideFormat, page: number): DesignElement[] {
	const { x, y, width, height } = margins(side, 0.13);
	const under = { x: side.width / 2 - width * 0.06, y: y + height * 0.965, width: width * 0.12 };
	return [sample(page, { x, y, width, height: height * 0.9 }, {}, FAMILY), line(under, HONEY, 0.8)];
}
