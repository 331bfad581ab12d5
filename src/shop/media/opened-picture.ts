import type { Sharp } from "sharp";

export type OpenedPicture = { image: Sharp } | { refusal: "too_many_pixels" | "damaged" | "empty" };
