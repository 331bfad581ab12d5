import { MM_PER_INCH } from "#core/units.ts";
import type { SideFormat } from "#design/document.ts";

/** An eye of normal sight tells apart one minute of arc (ISO 8596): dots an inch that it needs a millimetre away. */
const NEEDED_AT_ONE = MM_PER_INCH / Math.tan(Math.PI / 180 / 60);
/** Papers and canvases, which hang on walls; all else is held, worn or sat on. */
const ON_WALLS: readonly string[] = ["inkjet"];
/** Somebody always steps closer. */
const LEAST = 60;

export type PrintedSide = Pick<SideFormat, "width" | "height"> & {
	readonly minimumDpi: number;
	readonly technique: string;
};

/** Pictures on walls are looked at from their diagonal away, as photographers reckon: large ones need fewer dots an inch. */
export function wantedDpi({ width, height, minimumDpi, technique }: PrintedSide): number {
	if (!ON_WALLS.includes(technique)) return minimumDpi;
	const needed = Math.floor(NEEDED_AT_ONE / Math.hypot(width, height));
	return Math.min(minimumDpi, Math.max(LEAST, needed));
}
