import type { Sharp } from "sharp";

/** Each call opens it anew: a clone would copy what it holds. */
export type OpenedPicture = { image: () => Sharp } | { refusal: "too_many_pixels" | "damaged" | "empty" };
