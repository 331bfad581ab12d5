import { createCanvas } from "@napi-rs/canvas";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp, { type Sharp } from "sharp";
import { expect } from "vitest";
import type { DesignElement, SideFormat } from "#design/document.ts";
import { layoutSide } from "#design/layout.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { renderPdf } from "#painters/pdf.server.ts";
import { renderPicture } from "#painters/png.server.ts";
import { DesignSvg } from "#painters/svg.tsx";

/** Every painter on a page of 60 x 40 mm: the colours at its points. Photos are green. */
export const FORMAT: SideFormat = { code: "front", width: 60, height: 40, bleed: 0, safe: 2 };
const PIXELS_PER_MM = 4;
export const GREEN = [20, 140, 60];
export const WHITE = [255, 255, 255];

type Pixels = { readonly data: Buffer; readonly width: number; readonly channels: number };
type Painter = (elements: readonly DesignElement[]) => Promise<Pixels>;

export const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#148c3c" } })
	.png()
	.toBuffer();

export const painters: Record<string, Painter> = {
	async svg(elements) {
		const svg = createElement(DesignSvg, {
			side: FORMAT,
			display: display(elements),
			crop: "trim",
			href: () => `data:image/png;base64,${picture.toString("base64")}`,
			idPrefix: "contract",
		});
		const sized = renderToStaticMarkup(svg).replace("<svg ", '<svg width="240" height="160" ');
		return pixelsOf(sharp(Buffer.from(sized)));
	},
	async png(elements) {
		const area = { x: 0, y: 0, width: FORMAT.width, height: FORMAT.height };
		const options = { area, pixelsPerMm: PIXELS_PER_MM, format: "png" } as const;
		return pixelsOf(sharp((await renderPicture(display(elements), options, async () => picture)).bytes));
	},
	async pdf(elements) {
		const options = { title: "Contract", marks: false, created: new Date(0) };
		const bytes = await renderPdf([{ side: FORMAT, display: display(elements) }], async () => picture, options);
		const page = await (await getDocument({ data: new Uint8Array(bytes) }).promise).getPage(1);
		const viewport = page.getViewport({ scale: (PIXELS_PER_MM * 25.4) / 72 });
		const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
		await page.render({ canvas: canvas as never, viewport }).promise;
		return pixelsOf(sharp(canvas.toBuffer("image/png")));
	},
};

export function display(elements: readonly DesignElement[]) {
	return layoutSide({ ...FORMAT, elements }, serverShaper());
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
	const { data, info } = await image.flatten({ background: "#ffffff" }).raw().toBuffer({ resolveWithObject: true });
	return { data, width: info.width, channels: info.channels };
}

export function expectColor({ data, width, channels }: Pixels, [x, y]: readonly number[], wanted: readonly number[]) {
	const start = (Math.floor(y! * PIXELS_PER_MM) * width + Math.floor(x! * PIXELS_PER_MM)) * channels;
	const seen = [...data.subarray(start, start + 3)];
	const difference = Math.max(...seen.map((value, channel) => Math.abs(value - wanted[channel]!)));
	expect(difference, `${seen} instead of ${wanted} at ${x}, ${y} mm`).toBeLessThanOrEqual(3);
}
