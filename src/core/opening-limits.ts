import type { Millimetres } from "./units.ts";

/** Of one side. */
export const MOST_OPENINGS = 12;
/** Across, down, and the radius of its corners. */
export const SMALLEST_OPENING: Millimetres = 0.1;
