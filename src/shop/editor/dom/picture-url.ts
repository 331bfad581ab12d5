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

/** The same picture in its other widths, the widest first; none of what is no stored picture. */
export function otherWidths(address: string): string[] {
	const [, path, width] = /^(\/pictures\/[^/]+)\/(\d+)\.webp$/.exec(address) ?? [];
	if (path === undefined) return [];
	return PICTURE_WIDTHS.filter((each) => each !== Number(width))
		.reverse()
		.map((each) => `${path}/${each}.webp`);
}
