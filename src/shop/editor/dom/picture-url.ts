const PICTURE_WIDTHS = [320, 640, 1200, 2000];

/** The smallest stored width that reaches. */
export function pictureUrl(id: string, width: number): string {
	const step = PICTURE_WIDTHS.find((each) => each >= width) ?? PICTURE_WIDTHS.at(-1);
	return `/pictures/${encodeURIComponent(id)}/${step}.webp`;
}

/** For the still view, whose size on the screen is not known. */
export function httpPictureUrl(id: string): string {
	return pictureUrl(id, 1200);
}
