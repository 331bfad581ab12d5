import type { PictureTones } from "#design/preflight/ground.ts";

/** Cells a side: finer than letters are on most photos. */
const CELLS = 32;

/** The small copy of a picture by which it is told what can be read on it; undefined where it can't be had. */
export async function readPictureTones(href: string): Promise<PictureTones | undefined> {
	const image = new Image();
	image.src = href;
	try {
		await image.decode();
		const canvas = document.createElement("canvas");
		canvas.width = CELLS;
		canvas.height = CELLS;
		const context = canvas.getContext("2d", { willReadFrequently: true });
		if (!context) return undefined;
		context.imageSmoothingQuality = "high";
		context.drawImage(image, 0, 0, CELLS, CELLS);
		return context.getImageData(0, 0, CELLS, CELLS);
	} catch {
		return undefined;
	}
}
