import { type Millimetres, MM_PER_INCH } from "#core/units.ts";
import type { QrLevel } from "#design/document.ts";
import type { PrintedSide } from "#design/preflight/viewing-distance.ts";

/** A phone at arm's length needs about half a millimetre. */
export const GOOD_MODULE: Millimetres = 0.5;
/** Ink runs in cloth, and mugs bend: both lose some modules. */
const ROUGH: readonly string[] = ["direct-to-garment", "sublimation"];
/** qrcode.com of its inventors, "Point for setting the module size": four dots or more make a steady module. */
const DOTS = 4;

type QrSide = Pick<PrintedSide, "minimumDpi" | "technique">;

export function goodModule({ technique, minimumDpi }: QrSide): Millimetres {
	if (!ROUGH.includes(technique)) return GOOD_MODULE;
	return Math.max(GOOD_MODULE, Math.floor((DOTS * MM_PER_INCH * 100) / minimumDpi) / 100);
}

/** How much of a new code may be lost. */
export function firstQrLevel({ technique }: QrSide): QrLevel {
	return ROUGH.includes(technique) ? "quartile" : "medium";
}
