import type { Millimetres } from "#core/units.ts";
import type { SideFormat } from "#design/document.ts";

export type Area = {
	readonly x: Millimetres;
	readonly y: Millimetres;
	readonly width: Millimetres;
	readonly height: Millimetres;
};

/** What is left after cutting, or what the printer prints. */
export type Extent = "trim" | "bleed";

export function sideArea(side: SideFormat, extent: Extent): Area {
	const around = extent === "bleed" ? side.bleed : 0;
	return { x: -around, y: -around, width: side.width + 2 * around, height: side.height + 2 * around };
}
