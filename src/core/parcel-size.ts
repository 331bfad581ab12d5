import type { Millimetres } from "./units.ts";

/** One packed piece, in whole millimetres: the length is its longest side, the height its shortest. */
export type ParcelSize = { readonly length: Millimetres; readonly width: Millimetres; readonly height: Millimetres };
