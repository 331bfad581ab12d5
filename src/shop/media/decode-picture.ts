import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import type { ColorSampling, PixelSize } from "#painters/picture-derivative.server.ts";
import { answerOrder } from "#shop/answer-order.ts";
import { hasSoftColors } from "./color-detail.ts";
import { openHeic } from "./open-heic.ts";
import { openPdf } from "./open-pdf.ts";
import type { OpenedPicture } from "./opened-picture.ts";
import { copyCount, copyPath, copySize } from "./picture-copies.ts";
import type { PictureType } from "./sniff-picture.ts";

/** Runs as a process of its own for one picture: what goes wrong here takes nothing else with it. */
export type DecodeOrder = { readonly path: string; readonly type: PictureType; readonly target: string };
/** `copies` lie beside the target (picture-copies.ts). */
export type DecodeAnswer =
	| { ok: true; width: number; height: number; format: "jpeg" | "png"; copies: number }
	| { ok: false; refusal: "too_many_pixels" | "damaged" | "empty" };

const MOST_PIXELS = 120_000_000;
const MASTER_QUALITY = 95;
/** A third smaller, and what is printed from it is coded at no more: the loss disappears in that (decision 0288). */
const COPY_QUALITY = 92;

answerOrder((order: DecodeOrder) =>
	decode(order).catch((error: Error): DecodeAnswer => {
		const tooLarge = /pixel limit|too large|Invalid array length|memory/i.test(error.message);
		return { ok: false, refusal: tooLarge ? "too_many_pixels" : "damaged" };
	}),
);

/** Upright, sRGB, without any metadata: the master that everything else is derived from, and smaller copies of it. */
async function decode(order: DecodeOrder): Promise<DecodeAnswer> {
	const source = await open(order);
	if ("refusal" in source) return { ok: false, refusal: source.refusal };
	const meta = await source.image().metadata();
	if ((meta.width ?? 0) * (meta.height ?? 0) > MOST_PIXELS) return { ok: false, refusal: "too_many_pixels" };
	const isOpaque = !meta.hasAlpha || (await source.image().stats()).isOpaque;
	const upright = () => {
		const image = source.image().autoOrient().toColourspace("srgb");
		return isOpaque ? image.removeAlpha() : image;
	};
	const { width, height } = meta.autoOrient;
	// What is see-through gets a little darker each time that it is resampled.
	const copies = isOpaque ? copyCount({ width, height }) : 0;
	// One after the other: some files are held whole while they are decoded.
	const master = upright();
	await (isOpaque ? asJpeg(master, MASTER_QUALITY) : master.png({ compressionLevel: 6 })).toFile(order.target);
	const sizes = Array.from({ length: copies }, (_, at) => copySize({ width, height }, at + 1));
	await writeCopies(upright, sizes, order.target);
	return { ok: true, width, height, format: isOpaque ? "jpeg" : "png", copies };
}

/**
 * Each odd one is a half of the odd one before it, and what the even one after it is made from. Those below the half have
 * half the colours where they show no fine ones: what is soft in a large picture is an edge in a small one.
 */
async function writeCopies(upright: () => Sharp, sizes: readonly PixelSize[], target: string): Promise<void> {
	let half = upright;
	for (const [at, { width, height }] of sizes.entries()) {
		const resized = half().resize(width, height, { fit: "fill" });
		const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true });
		const copy = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
		const sampling = at > 0 && hasSoftColors({ data, width, height }) ? "4:2:0" : "4:4:4";
		await asJpeg(copy(), COPY_QUALITY, sampling).toFile(copyPath(target, at + 1));
		if (at % 2 === 0) half = copy;
	}
}

function asJpeg(image: Sharp, quality: number, chromaSubsampling: ColorSampling = "4:4:4"): Sharp {
	return image.jpeg({ quality, chromaSubsampling, optimiseCoding: false });
}

async function open({ path, type }: DecodeOrder): Promise<OpenedPicture> {
	if (type === "heic") return openHeic(await readFile(path), MOST_PIXELS);
	if (type === "pdf") return openPdf(await readFile(path), MOST_PIXELS);
	return { image: () => sharp(path, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 }) };
}
