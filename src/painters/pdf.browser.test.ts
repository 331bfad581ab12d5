import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { PictureUse } from "#design/document.ts";
import { layoutSide } from "#design/layout.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { type PdfOptions, renderPdf } from "#painters/pdf.server.ts";
import { specimenSide } from "#painters/specimen.ts";

const run = promisify(execFile);
const OPTIONS: PdfOptions = { title: "Order 1, line 1", marks: false, created: new Date("2026-11-21T10:00:00Z") };

const large = await photo(4000, 3000);
const small = await photo(800, 600);

test("TrimBox and BleedBox are exact, with and without marks", async () => {
	const bare = await pdfinfo(await specimenPdf(large, OPTIONS));
	expect(bare.MediaBox).toEqual(points(0, 0, 306, 206));
	expect(bare.BleedBox).toEqual(points(0, 0, 306, 206));
	expect(bare.TrimBox).toEqual(points(3, 3, 303, 203));
	const marked = await pdfinfo(await specimenPdf(large, { ...OPTIONS, marks: true }));
	expect(marked.MediaBox).toEqual(points(0, 0, 326, 226));
	expect(marked.BleedBox).toEqual(points(10, 10, 316, 216));
	expect(marked.TrimBox).toEqual(points(13, 13, 313, 213));
});

test("letters are outlines: the file has no font, and is well formed", async () => {
	await withFile(await specimenPdf(large, OPTIONS), async (file) => {
		const { stdout } = await run("pdffonts", [file]);
		expect(stdout.trim().split("\n")).toHaveLength(2);
		expect((await run("qpdf", ["--check", file])).stdout).toContain("No syntax or stream encoding errors");
	});
});

test("photos are printed at 300 dpi, or at what the original has", async () => {
	const [rectangle, round] = await pdfimages(await specimenPdf(large, OPTIONS));
	expect(rectangle).toMatchObject({ ppi: 300, color: "icc", encoding: "jpeg" });
	expect(round?.ppi).toBe(300);
	const [enough] = await pdfimages(await specimenPdf(small, OPTIONS));
	expect(enough).toMatchObject({ width: 640, height: 480 });
});

test("each side is a page, and transparency of a photo is kept as a mask", async () => {
	const glass = await sharp({
		create: { width: 600, height: 400, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
	})
		.png()
		.toBuffer();
	const side = specimenSide({ id: "glass", width: 600, height: 400 });
	const page = { side, display: layoutSide(side, serverShaper()) };
	const pdf = await renderPdf([page, page], async () => glass, OPTIONS);
	expect((await pdfinfo(pdf)).Pages).toBe("2");
	const images = await pdfimages(pdf);
	expect(images.map(({ type }) => type)).toEqual(Array(14).fill(["image", "smask"]).flat());
	// pdfimages gives a mask the number of its image: both pages show the same five photos and two shadows, each once in the file.
	expect(new Set(images.map(({ object }) => object)).size).toBe(7);
});

function photo(width: number, height: number): Promise<Buffer> {
	return sharp({ create: { width, height, channels: 3, background: "#b06a3c" } })
		.jpeg()
		.toBuffer();
}

async function specimenPdf(original: Buffer, options: PdfOptions): Promise<Buffer> {
	const { width, height } = await sharp(original).metadata();
	const picture: PictureUse = { id: "photo", width, height };
	const side = specimenSide(picture);
	return renderPdf([{ side, display: layoutSide(side, serverShaper()) }], async () => original, options);
}

async function pdfinfo(pdf: Buffer): Promise<Record<string, unknown>> {
	const { stdout } = await withFile(pdf, (file) => run("pdfinfo", ["-box", file]));
	return Object.fromEntries(
		stdout.split("\n").map((line) => {
			const [name = "", value = ""] = line.split(/:\s+/);
			return [name, name.endsWith("Box") ? value.trim().split(/\s+/).map(Number) : value.trim()];
		}),
	);
}

async function pdfimages(pdf: Buffer) {
	const { stdout } = await withFile(pdf, (file) => run("pdfimages", ["-list", file]));
	return stdout
		.trim()
		.split("\n")
		.slice(2)
		.map((line) => {
			const [, , type, width, height, color, , , encoding, , object, , ppi] = line.trim().split(/\s+/);
			return { type, width: Number(width), height: Number(height), color, encoding, object, ppi: Number(ppi) };
		});
}

async function withFile<T>(pdf: Buffer, use: (file: string) => Promise<T>): Promise<T> {
	const folder = await mkdtemp(join(tmpdir(), "pdf-"));
	try {
		await writeFile(join(folder, "side.pdf"), pdf);
		return await use(join(folder, "side.pdf"));
	} finally {
		await rm(folder, { recursive: true });
	}
}

/** Left, bottom, right, top, as pdfinfo prints them. */
function points(...millimetres: number[]): number[] {
	return millimetres.map((length) => Number(((length * 72) / 25.4).toFixed(2)));
}
