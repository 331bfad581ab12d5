import type { Millimetres } from "#core/units.ts";
import type { CalendarElement } from "#design/document.ts";

const ARRANGEMENTS: readonly number[] = [1, 2, 3, 4, 6, 12];
const MONTHS = 12;
/** Width by height of a month that wastes least. */
const PROPORTION = 1.1;
/** Narrower months have letters as their width allows: a day's takes 0.7 of its height. */
const LETTERS_OF_WIDTH = 1.44;
/** So much larger letters are worth months of strange proportions. */
const WORTH_IT = 1.14;
/** Between months, as a part of them. */
const GAP = 0.12;
const TITLE_OF_HEIGHT = 0.1;
const TITLE_OF_WIDTH = 0.12;

/** Where the twelve months of a year stand, by the shape of its box. */
export type YearGrid = {
	readonly titleHeight: Millimetres;
	readonly width: Millimetres;
	readonly height: Millimetres;
	/** Top left corners. */
	readonly places: readonly { readonly x: Millimetres; readonly y: Millimetres }[];
};

export function yearGrid({ width, height, title }: CalendarElement): YearGrid {
	const titleHeight = title.trim() ? Math.min(height * TITLE_OF_HEIGHT, width * TITLE_OF_WIDTH) : 0;
	const room = height - titleHeight;
	const widthOf = (columns: number): Millimetres => width / (columns + (columns - 1) * GAP);
	const heightOf = (columns: number): Millimetres => room / (MONTHS / columns + (MONTHS / columns - 1) * GAP);
	const strangeness = (columns: number): number => {
		const proportion = widthOf(columns) / heightOf(columns) / PROPORTION;
		return Math.max(proportion, 1 / proportion);
	};
	const letters = (columns: number): number => Math.min(heightOf(columns), widthOf(columns) * LETTERS_OF_WIDTH);
	const leastStrange = ARRANGEMENTS.reduce((best, each) => (strangeness(each) < strangeness(best) ? each : best));
	const largest = ARRANGEMENTS.reduce((best, each) => (letters(each) > letters(best) ? each : best));
	const columns = letters(largest) > letters(leastStrange) * WORTH_IT ? largest : leastStrange;
	const [across, down] = [widthOf(columns), heightOf(columns)];
	const places = Array.from({ length: MONTHS }, (_, index) => ({
		x: (index % columns) * across * (1 + GAP),
		y: titleHeight + Math.floor(index / columns) * down * (1 + GAP),
	}));
	return { titleHeight, width: across, height: down, places };
}
