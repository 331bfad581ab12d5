import type { PictureFile } from "#ui/picture.tsx";

const WIDTHS = [320, 640] as const;
/** Lists show them square, whatever they are. */
const SHOWN = 640;

/** A photo that a customer sent with a review, as lists show it and as it opens. */
export function reviewPhoto(reviewId: number, index: number): { file: PictureFile; whole: string } {
	const address = (width: number, format: string) => `/reviews/photos/${reviewId}/${index}-${width}.${format}`;
	const set = (format: string) => WIDTHS.map((width) => `${address(width, format)} ${width}w`).join(", ");
	const file = { src: address(320, "jpg"), srcSet: set("jpg"), webp: set("webp"), width: SHOWN, height: SHOWN };
	return { file, whole: address(1200, "jpg") };
}
