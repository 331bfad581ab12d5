import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import sharp, { type Sharp } from "sharp";
import type { PictureType } from "./sniff-picture.ts";

/** Runs as a process of its own for one picture: what goes wrong here takes nothing else with it. */
export type DecodeOrder = { readonly path: string; readonly type: PictureType; readonly target: string };
export type DecodeAnswer =
	| { ok: true; width: number; height: number; format: "jpeg" | "png" }
	| { ok: false; refusal: "too_many_pixels" | "damaged" | "empty" };

export const MOST_PIXELS = 120_000_000;
/** A page of a PDF becomes a picture of this many pixels on its long side: A3 at 300 dpi. */
const PDF_LONG_SIDE = 4960;

if (process.send) {
	process.once("message", async (order: DecodeOrder) => {
		const answer = await decode(order).catch((error: Error): DecodeAnswer => {
			const tooLarge = /pixel limit|too large|Invalid array length|memory/i.test(error.message);
			return { ok: false, refusal: tooLarge ? "too_many_pixels" : "damaged" };
		});
		process.send?.(answer, () => process.exit(0));
	});
}

/** Upright, sRGB, without any metadata: the master that everything else is derived from. */
async function decode(order: DecodeOrder): Promise<DecodeAnswer> {
	const source = await open(order);
	if ("refusal" in source) return { ok: false, refusal: source.refusal };
	const meta = await source.image.metadata();
	if ((meta.width ?? 0) * (meta.height ?? 0) > MOST_PIXELS) return { ok: false, refusal: "too_many_pixels" };
	const isOpaque = !meta.hasAlpha || (await source.image.clone().stats()).isOpaque;
	const upright = source.image.autoOrient().toColourspace("srgb");
	const encoded = isOpaque
		? upright.removeAlpha().jpeg({ quality: 95, chromaSubsampling: "4:4:4", mozjpeg: false })
		: upright.png({ compressionLevel: 6 });
	const { width, height } = await encoded.toFile(order.target);
	return { ok: true, width, height, format: isOpaque ? "jpeg" : "png" };
}

type Opened = { image: Sharp } | { refusal: "too_many_pixels" | "damaged" | "empty" };

async function open({ path, type }: DecodeOrder): Promise<Opened> {
	if (type === "heic") return openHeic(path);
	if (type === "pdf") return openPdf(path);
	return { image: sharp(path, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 }) };
}

type HeifImage = {
	get_width(): number;
	get_height(): number;
	display(target: { data: Uint8ClampedArray; width: number; height: number }, done: (result: unknown) => void): void;
};

/** libheif turns the picture upright itself. */
async function openHeic(path: string): Promise<Opened> {
	const libheif = createRequire(import.meta.url)("libheif-js/wasm-bundle") as {
		HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
	};
	const [picture] = new libheif.HeifDecoder().decode(await readFile(path));
	if (!picture) return { refusal: "damaged" };
	const width = picture.get_width();
	const height = picture.get_height();
	if (width * height > MOST_PIXELS) return { refusal: "too_many_pixels" };
	const data = new Uint8ClampedArray(width * height * 4);
	const shown = await new Promise((resolve) => picture.display({ data, width, height }, resolve));
	if (!shown) return { refusal: "damaged" };
	return { image: sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } }) };
}

async function openPdf(path: string): Promise<Opened> {
	const { createCanvas } = await import("@napi-rs/canvas");
	const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
	const task = getDocument({
		data: new Uint8Array(await readFile(path)),
		disableFontFace: true,
		useSystemFonts: false,
		stopAtErrors: false,
		verbosity: 0,
	});
	const page = await (await task.promise).getPage(1);
	const natural = page.getViewport({ scale: 1 });
	if (!(natural.width > 0) || !(natural.height > 0)) return { refusal: "empty" };
	const viewport = page.getViewport({ scale: PDF_LONG_SIDE / Math.max(natural.width, natural.height) });
	const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
	await page.render({ canvas: canvas as never, canvasContext: canvas.getContext("2d") as never, viewport }).promise;
	return { image: sharp(canvas.data(), { raw: { width: canvas.width, height: canvas.height, channels: 4 } }) };
}
