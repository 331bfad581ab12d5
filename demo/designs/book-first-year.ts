import type { DesignElement, SideFormat } from "#design/document.ts";
import { blocks } from "../pictures.ts";
import { margins, sample } from "./book-parts.ts";
import { own } from "./calendar-parts.ts";
import { background, dot, type Field, photo, text } from "./drawing.ts";
import { BLUSH, CORAL, CREAM, INK, SAGE } from "./palette.ts";
import { FIRST_YEAR } from "./photo-series.ts";
import type { Sketch } from "./sketch.ts";

const MONTHS = 12;
/** By how many months the photo on the right is later. */
const LATER = 3;
const GROUNDS = [BLUSH, "#e9eee4", CREAM, "#e4eff1"] as const;
const FIGURES = [CORAL, "#6f8267", "#a8742a", "#4d7a85"] as const;

/** A baby's twelve months: on the left the month's figure and a round photo, on the right one to fill. */
export const firstYear: Sketch = {
	ground: () => [background(BLUSH)],
	draw: (field) => {
		const size = Math.min(field.width, field.height) * 0.5;
		const [x, y] = [field.x + field.width / 2, field.y + field.height * 0.4];
		const round = { x: x - size / 2, y: y - size / 2, width: size, height: size };
		return [
			...aroundTheYear(x, y, size),
			photo(blocks, round, { mask: { form: "ellipse" } }),
			text(
				"Emilia",
				{ x: field.x + field.width * 0.1, y: field.y + field.height * 0.735, width: field.width * 0.8 },
				{ font: "dancing-script", size: field.height * 0.15, color: INK },
			),
		];
	},
	page: (side, page) => (page % 2 === 0 ? monthPage(side, page / 2) : photoPage(side, (page - 1) / 2)),
};

/** Twelve dots, each a little larger. */
function aroundTheYear(x: number, y: number, size: number): DesignElement[] {
	return Array.from({ length: MONTHS }, (_, month) => {
		const angle = (month / MONTHS) * 2 * Math.PI - Math.PI / 2;
		const far = size * 0.6;
		const color = [CORAL, SAGE, "#d9a94a", "#8fb9c1"][month % 4]!;
		return dot(x + far * Math.cos(angle), y + far * Math.sin(angle), size * (0.022 + 0.0035 * month), color);
	});
}

function monthPage(side: SideFormat, month: number): DesignElement[] {
	const { x, y, width, height } = margins(side, 0.1);
	const [ground, color] = [GROUNDS[month % 4]!, FIGURES[month % 4]!];
	const size = height * 0.5;
	const middle = side.width / 2;
	const figure = { x, y: y + height * 0.02, width };
	const round = { x: middle - size / 2, y: y + height * 0.36, width: size, height: size };
	return [
		background(ground),
		own(String(month), figure, { font: "playfair-display", size: height * 0.24, color }),
		sample(month, round, { mask: { form: "ellipse" } }, FIRST_YEAR),
		...dotsOf(month, { x: middle - height * 0.3, y: y + height * 0.96, width: height * 0.6, height: 0 }, color),
	];
}

/** As many filled as months have passed. */
function dotsOf(month: number, { x, y, width }: Field, color: string): DesignElement[] {
	const step = width / (MONTHS - 1);
	return Array.from({ length: MONTHS }, (_, index) =>
		dot(x + index * step, y, index < month ? step * 0.34 : step * 0.16, color),
	);
}

function photoPage(side: SideFormat, month: number): DesignElement[] {
	return [background("#ffffff"), sample(month + LATER, margins(side, 0.1), { radius: side.height * 0.03 }, FIRST_YEAR)];
}
