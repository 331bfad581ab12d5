import type { PictureTones } from "#design/preflight/ground.ts";

/** A small copy of a picture, so many cells a side; undefined where it can't be had. */
export async function readPictureTones(href: string, cells: number): Promise<PictureTones | undefined> {
	const image = new Image();
	image.src = href;
	try {
		await image.decode();
		const canvas = document.createElement("canvas");
		canvas.width = cells;
		canvas.height = cells;
		const context = canvas.getContext("2d", { willReadFrequently: true });
		if (!context) return undefined;
		context.imageSmoothingQuality = "high";
		context.drawImage(image, 0, 0, cells, cells);
		return context.getImageData(0, 0, cells, cells);
	} catch {
		return undefined;
	}
}
