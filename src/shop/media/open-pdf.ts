import { createRequire } from "node:module";
import { dirname } from "node:path";
import sharp from "sharp";
import type { OpenedPicture } from "./opened-picture.ts";

/** The page becomes a picture of this many pixels on its long side: A3 at 300 dpi. */
const LONG_SIDE = 4960;

/** The first page, on white. */
export async function openPdf(file: Buffer, mostPixels: number): Promise<OpenedPicture> {
	const { createCanvas } = await import("@napi-rs/canvas");
	const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
	const folder = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
	const task = getDocument({
		data: new Uint8Array(file),
		maxImageSize: mostPixels,
		standardFontDataUrl: `${folder}/standard_fonts/`,
		cMapUrl: `${folder}/cmaps/`,
		cMapPacked: true,
		wasmUrl: `${folder}/wasm/`,
		iccUrl: `${folder}/iccs/`,
		disableFontFace: true,
		useSystemFonts: false,
		stopAtErrors: false,
		verbosity: 0,
	});
	const page = await (await task.promise).getPage(1);
	const natural = page.getViewport({ scale: 1 });
	if (!(natural.width > 0) || !(natural.height > 0)) return { refusal: "empty" };
	const viewport = page.getViewport({ scale: LONG_SIDE / Math.max(natural.width, natural.height) });
	const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
	await page.render({ canvas: canvas as never, canvasContext: canvas.getContext("2d") as never, viewport }).promise;
	const pixels = canvas.data();
	const raw = { width: canvas.width, height: canvas.height, channels: 4 } as const;
	return { image: () => sharp(pixels, { raw }) };
}
