import { formatDecimal } from "#core/number-display.ts";
import { MEASURES, type Measure, type SizeGuide, type SizeMeasures } from "#core/size-guide.ts";

/** A size guide as the visitor reads it: lengths in centimetres, ages in months. */
export type SizeTable = {
	readonly measures: readonly Measure[];
	readonly rows: readonly { readonly size: string | null; readonly cells: readonly string[] }[];
};

/** Undefined for what comes in no sizes. */
export function sizeTableOf(guide: SizeGuide, iso: string): SizeTable | undefined {
	const measures = MEASURES.filter((measure) => guide.some((row) => row.measures[measure] !== undefined));
	if (measures.length === 0) return undefined;
	return {
		measures,
		rows: guide.map((row) => ({ size: row.size, cells: measures.map((measure) => cellOf(row, measure, iso)) })),
	};
}

function cellOf({ measures }: SizeMeasures, measure: Measure, iso: string): string {
	const value = measures[measure] ?? [];
	const shown = (each: number) => formatDecimal(measure === "age" ? each : each / 10, iso);
	return [value].flat().map(shown).join("–");
}
