import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { answerOrder } from "#shop/answer-order.ts";
import { openHeic } from "./open-heic.ts";
import { openPdf } from "./open-pdf.ts";
import type { OpenedPicture } from "./opened-picture.ts";
import type { PictureType } from "./sniff-picture.ts";

/** Runs as a process of its own for one picture: what goes wrong here takes nothing else with it. */
export type DecodeOrder = { readonly path: string; readonly type: PictureType; readonly target: string };
export type DecodeAnswer =
	| { ok: true; width: number; height: number; format: "jpeg" | "png" }
	| { ok: false; refusal: "too_many_pixels" | "damaged" | "empty" };

const MOST_PIXELS = 120_000_000;

answerOrder((order: DecodeOrder) =>
	decode(order).catch((error: Error): DecodeAnswer => {
		const tooLarge = /pixel limit|too large|Invalid array length|memory/i.test(error.message);
		return { ok: false, refusal: tooLarge ? "too_many_pixels" : "damaged" };
	}),
);

/** Upright, sRGB, without any metadata: the master that everything else is derived from. */
async function decode(order: DecodeOrder): Promise<DecodeAnswer> {
	const source = await open(order);
	if ("refusal" in source) return { ok: false, refusal: source.refusal };
	const meta = await source.image.metadata();
	if ((meta.width ?? 0) * (meta.height ?? 0) > MOST_PIXELS) return { ok: false, refusal: "too_many_pixels" };
	const isOpaque = !meta.hasAlpha || (await source.image.clone().stats()).isOpaque;
	const upright = source.image.autoOrient().toColourspace("srgb");
	const encoded = isOpaque
		? upright.removeAlpha().jpeg({ quality: 95, chromaSubsampling: "4:4:4", optimiseCoding: false })
		: upright.png({ compressionLevel: 6 });
	const { width, height } = await encoded.toFile(order.target);
	return { ok: true, width, height, format: isOpaque ? "jpeg" : "png" };
}

async function open({ path, type }: DecodeOrder): Promise<OpenedPicture> {
	if (type === "heic") return openHeic(await readFile(path), MOST_PIXELS);
	if (type === "pdf") return openPdf(await readFile(path), MOST_PIXELS);
	return { image: sharp(path, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 }) };
}
