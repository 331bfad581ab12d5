import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright-core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { PictureUse } from "#design/document.ts";
import { sideArea } from "#design/geometry/side-area.ts";
import { layoutSide } from "#design/layout.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { renderPdf } from "#painters/pdf.server.ts";
import { renderPicture } from "#painters/png.server.ts";
import { specimenSide } from "#painters/specimen.ts";
import { DesignSvg } from "#painters/svg.tsx";
import { chromiumProgram } from "../../tests/support/chromium-program.ts";
import { withoutOutputIntent } from "../../tests/support/print-file.ts";

const run = promisify(execFile);
const PICTURE: PictureUse = { id: "waves", width: 1600, height: 1200 };
const WIDTH = 1200;
const HEIGHT = 800;
const PIXELS_PER_MM = 4;

const photo = await waves();
const side = specimenSide(PICTURE);
const display = layoutSide(side, serverShaper());
const browserShot = await chromiumShot();

/** Mean difference per channel of 255, and the share of channels that are off by more than 32. */
type Difference = { readonly mean: number; readonly far: number };

test("the server's picture is what chromium shows", async () => {
	const options = { area: sideArea(side, "trim"), pixelsPerMm: PIXELS_PER_MM, format: "png" } as const;
	const { bytes } = await renderPicture(display, options, async () => photo);
	const { mean, far } = difference(await rgb(bytes), browserShot);
	expect(mean).toBeLessThan(0.5);
	expect(far).toBeLessThan(0.0005);
});

test("the print file is what chromium shows", async () => {
	const title = "Agreement";
	const pdf = await renderPdf([{ side, display }], async () => photo, { title, marks: true, created: new Date(0) });
	const { mean, far } = difference(await rgb(await trimOfPage(pdf)), browserShot);
	expect(mean).toBeLessThan(2);
	// Poppler draws small letters a little heavier than chromium; ghostscript's are the same to the pixel at 20 a millimetre.
	expect(far).toBeLessThan(0.006);
});

async function chromiumShot(): Promise<Buffer> {
	const href = `data:image/jpeg;base64,${photo.toString("base64")}`;
	const svg = createElement(DesignSvg, { side, display, crop: "trim", href: () => href, idPrefix: "a" });
	const page = `<!doctype html><style>body{margin:0}svg{display:block;width:${WIDTH}px;height:${HEIGHT}px}</style>`;
	const browser = await chromium.launch({
		executablePath: chromiumProgram(),
		args: ["--no-sandbox"],
	});
	try {
		const view = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
		await view.setContent(page + renderToStaticMarkup(svg));
		return await rgb(await view.screenshot());
	} finally {
		await browser.close();
	}
}

/** Rasterised by poppler at the same scale, cut at the TrimBox. */
async function trimOfPage(pdf: Buffer): Promise<Buffer> {
	const folder = await mkdtemp(join(tmpdir(), "agreement-"));
	try {
		await writeFile(join(folder, "side.pdf"), withoutOutputIntent(pdf));
		const dpi = String(PIXELS_PER_MM * 25.4);
		await run("pdftoppm", ["-png", "-singlefile", "-r", dpi, join(folder, "side.pdf"), join(folder, "side")]);
		const around = (10 + side.bleed) * PIXELS_PER_MM;
		const trim = { left: around, top: around, width: WIDTH, height: HEIGHT };
		return await sharp(await readFile(join(folder, "side.png")))
			.extract(trim)
			.png()
			.toBuffer();
	} finally {
		await rm(folder, { recursive: true });
	}
}

function rgb(picture: Buffer): Promise<Buffer> {
	return sharp(picture).flatten({ background: "#ffffff" }).toColourspace("srgb").raw().toBuffer();
}

function difference(one: Buffer, other: Buffer): Difference {
	expect(one.length).toBe(WIDTH * HEIGHT * 3);
	expect(other.length).toBe(one.length);
	let total = 0;
	let far = 0;
	for (let index = 0; index < one.length; index++) {
		const distance = Math.abs(one[index]! - other[index]!);
		total += distance;
		if (distance > 32) far++;
	}
	return { mean: total / one.length, far: far / one.length };
}

/** Soft colours that differ everywhere, so that a shift or a wrong crop is seen. */
function waves(): Promise<Buffer> {
	const { width, height } = PICTURE;
	const pixels = Buffer.alloc(width * height * 3);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const start = (y * width + x) * 3;
			pixels[start] = (x * 255) / width;
			pixels[start + 1] = 128 + 100 * Math.sin(x / 60) * Math.cos(y / 45);
			pixels[start + 2] = (y * 255) / height;
		}
	}
	return sharp(pixels, { raw: { width, height, channels: 3 } })
		.jpeg({ quality: 95 })
		.toBuffer();
}
