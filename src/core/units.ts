/**
 * Lengths carry their unit in the type: a plain number fits both, but millimetres never pass for pixels.
 */
export type Millimetres = number & { readonly unit?: "mm" };
/** Pixels of the screen, in CSS pixels. */
export type ScreenPixels = number & { readonly unit?: "px" };
/** Pixels of a picture or a print. */
export type ImagePixels = number & { readonly unit?: "image px" };
/** Clockwise, as the screen's y axis points down. */
export type Degrees = number & { readonly unit?: "deg" };

export const MM_PER_INCH = 25.4;
export const POINTS_PER_MM = 72 / MM_PER_INCH;
