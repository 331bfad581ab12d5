import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { hexOf } from "#design/contrast.ts";
import type { DisplayList, ImageNode } from "#design/display-list.ts";
import { rectangle } from "#design/geometry/paths.ts";
import { sideArea } from "#design/geometry/side-area.ts";
import { printCondition } from "#painters/pdf/print-condition.server.ts";
import { renderPdf } from "#painters/pdf.server.ts";
import { renderPicture } from "#painters/png.server.ts";
import { makeProofTable } from "#painters/proof/make-proof-table.server.ts";
import { proofDisplay } from "#painters/proof/proof-display.ts";
import { CLEARLY, type ProofTable, printedColor, proofPixels } from "#painters/proof/proof-table.ts";

const run = promisify(execFile);
const SIDE = { code: "page", width: 120, height: 90, bleed: 0, safe: 0 };
const PIXELS_PER_MM = 4;
const CELL = 10;

const photo = await rainbow();
const display: DisplayList = [...swatches(), picture("rainbow")];
let table: ProofTable;
beforeAll(async () => {
	table = await makeProofTable((await printCondition()).profilePath);
});

test("the page as printed is what ghostscript makes of the press's file", async () => {
	const printed = await rgb(await ghostscriptPage());
	const proofed = await shown(proofDisplay(display, proofWith(false)), await proofedPhoto());
	const asDesigned = await shown(display, photo);
	expect(meanDifference(proofed, printed)).toBeLessThan(2);
	expect(meanDifference(asDesigned, printed)).toBeGreaterThan(12);
});

test("small black is as light as ghostscript makes black ink alone, a large one as dark as four inks", async () => {
	const small = rectangle(10, 10, 15, 15);
	const large = rectangle(40, 10, 60, 60);
	const blacks = [small, large].map((d) => ({
		type: "path" as const,
		d,
		fill: { type: "solid" as const, color: "#000000" },
	}));
	const [printed, proofed] = [
		await rgb(await ghostscriptPage(blacks)),
		await shown(proofDisplay(blacks, proofWith(false)), photo),
	];
	const at = (pixels: Buffer, x: number, y: number) =>
		pixels[(y * SIDE.width * PIXELS_PER_MM + x) * PIXELS_PER_MM * 3]!;
	expect(at(printed, 17, 17) - at(printed, 70, 40)).toBeGreaterThan(10);
	for (const [x, y] of [
		[17, 17],
		[70, 40],
	] as const)
		expect(Math.abs(at(proofed, x, y) - at(printed, x, y))).toBeLessThan(5);
});

test("white stays white, greys stay grey, and strong colours alone are called duller", () => {
	const dull = (color: [number, number, number]) => printedColor(table, color).duller >= CLEARLY;
	expect(hexOf(printedColor(table, [255, 255, 255]).color)).toBe("#ffffff");
	expect([dull([0, 0, 0]), dull([128, 128, 128]), dull([31, 27, 22]), dull([176, 106, 60])]).toEqual(
		Array.from({ length: 4 }, () => false),
	);
	expect([dull([0, 0, 255]), dull([0, 255, 0]), dull([255, 0, 255]), dull([0, 0, 128])]).toEqual(
		Array.from({ length: 4 }, () => true),
	);
});

test("marks are lines for the eye alone, on what gets duller and on nothing else", () => {
	const [fine, dull] = ["#b06a3c", "#0000ff"].map((color) => {
		const path = { type: "path" as const, d: rectangle(0, 0, 20, 20), fill: { type: "solid" as const, color } };
		return proofDisplay([path], proofWith(true));
	});
	expect(fine).toHaveLength(1);
	expect(dull).toMatchObject([{ type: "path" }, { type: "group", screenOnly: true, clip: rectangle(0, 0, 20, 20) }]);
	const pixels = Uint8ClampedArray.from(Array.from({ length: 400 }, () => [0, 0, 255, 255]).flat());
	expect(proofPixels(pixels, table, { every: 10, rowLength: 20, firstRow: 0 })).toEqual({ seen: 400, dull: 400 });
	const kinds = new Set(Array.from({ length: 400 }, (_, index) => pixels[index * 4]));
	expect(kinds.size).toBe(3);
});

function proofWith(marks: boolean) {
	return { table, marks, picture: (node: ImageNode) => node };
}

/** Six by six by six colours, and a line. */
function swatches(): DisplayList {
	return Array.from({ length: 216 }, (_, index) => {
		const color = hexOf(
			[index % 6, Math.floor(index / 6) % 6, Math.floor(index / 36)].map((step) => step * 51) as never,
		);
		const d = rectangle((index % 18) * 6, Math.floor(index / 18) * 4, 6, 4);
		return { type: "path", d, fill: { type: "solid", color } } as const;
	});
}

function picture(pictureId: string): ImageNode {
	const box = { x: CELL, y: 50, width: 100, height: 40 };
	return { type: "image", pictureId, crop: { x: 0, y: 0, width: 1, height: 1 }, box };
}

function rainbow(): Promise<Buffer> {
	const [width, height] = [500, 200];
	const pixels = Buffer.alloc(width * height * 3);
	for (let index = 0; index < width * height; index++) {
		const [x, y] = [(index % width) / width, Math.floor(index / width) / height];
		const color = [0, 1, 2].map((turn) => 0.5 + 0.5 * Math.cos(2 * Math.PI * (x - turn / 3)));
		pixels.set(
			color.map((part) => Math.round(255 * part * (1 - y))),
			index * 3,
		);
	}
	return sharp(pixels, { raw: { width, height, channels: 3 } })
		.jpeg({ quality: 95 })
		.toBuffer();
}

async function proofedPhoto(): Promise<Buffer> {
	const { data, info } = await sharp(photo).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	proofPixels(new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), table);
	return sharp(data, { raw: info }).removeAlpha().png().toBuffer();
}

async function shown(list: DisplayList, original: Buffer): Promise<Buffer> {
	const options = { area: sideArea(SIDE, "trim"), pixelsPerMm: PIXELS_PER_MM, format: "png" } as const;
	return rgb((await renderPicture(list, options, async () => original)).bytes);
}

/** In the press's inks, and back to the screen by the press's profile. */
async function ghostscriptPage(list = display): Promise<Buffer> {
	const condition = await printCondition();
	const output = { colors: "CMYK", condition } as const;
	const options = { title: "Proof", marks: false, created: new Date(0), output };
	const pdf = await renderPdf([{ side: SIDE, display: list }], async () => photo, options);
	const folder = await mkdtemp(join(tmpdir(), "proof-"));
	try {
		await writeFile(join(folder, "page.pdf"), pdf);
		const profile = resolve(condition.profilePath);
		const quiet = ["-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", `--permit-file-read=${profile}`];
		const colors = [`-sDefaultCMYKProfile=${profile}`, "-dRenderIntent=0", `-r${PIXELS_PER_MM * 25.4}`];
		await run("gs", [...quiet, "-sDEVICE=png16m", ...colors, "-sOutputFile=page.png", "page.pdf"], { cwd: folder });
		return await readFile(join(folder, "page.png"));
	} finally {
		await rm(folder, { recursive: true });
	}
}

function rgb(image: Buffer): Promise<Buffer> {
	return sharp(image)
		.resize(SIDE.width * PIXELS_PER_MM, SIDE.height * PIXELS_PER_MM, { fit: "fill" })
		.flatten({ background: "#ffffff" })
		.raw()
		.toBuffer();
}

function meanDifference(one: Buffer, other: Buffer): number {
	expect(one.length).toBe(other.length);
	return one.reduce((sum, value, index) => sum + Math.abs(value - other[index]!), 0) / one.length;
}
