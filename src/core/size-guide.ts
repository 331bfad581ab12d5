import type { Millimetres } from "./units.ts";

/** In the order of a table's columns. */
export const MEASURES = ["height", "age", "width", "chest", "length", "sleeve", "foot"] as const;
export type Measure = (typeof MEASURES)[number];

/** What each size measures, smallest first; none: it comes in no sizes. */
export type SizeGuide = readonly SizeMeasures[];

export type SizeMeasures = {
	/** null: there is but one. */
	readonly size: string | null;
	/** Of the child its height, of the foot its length, of the garment laid flat the others: millimetres. Ages in months.
	 * Two numbers: from and to. */
	readonly measures: Readonly<Partial<Record<Measure, Millimetres | readonly [number, number]>>>;
};
