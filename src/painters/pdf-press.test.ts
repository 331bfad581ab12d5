import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { DisplayList } from "#design/display-list.ts";
import type { SideFormat } from "#design/document.ts";
import { rectangle } from "#design/geometry/paths.ts";
import { layoutSide } from "#design/layout.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { printCondition, supplierCondition } from "#painters/pdf/print-condition.server.ts";
import { renderPdf } from "#painters/pdf.server.ts";
import { specimenSide } from "#painters/specimen.ts";
import { checkPdfX4 } from "../../tests/support/pdf/check-pdf-x4.ts";
import { PdfName, PdfStream } from "../../tests/support/pdf/pdf-values.ts";
import { draw, intent, setSpace } from "../../tests/support/pdf/plant-fault.ts";
import { decoded, entry, type PdfFile, pagesOf, readPdf } from "../../tests/support/pdf/read-pdf.ts";

const CREATED = new Date("2026-11-21T10:00:00Z");
const FORMAT: SideFormat = { code: "front", width: 150, height: 100, bleed: 3, safe: 5 };
const original = await sharp({
	create: { width: 1600, height: 1200, channels: 4, background: { r: 176, g: 106, b: 60, alpha: 0.5 } },
})
	.png()
	.toBuffer();
const press = await readFile("src/painters/pdf/fogra39-ink300.icc");
const INKS_TABLE = [new PdfName("Indexed"), new PdfName("DeviceCMYK"), 0];
const RULES = { dpi: { least: 150, most: 301 }, press };
const side = specimenSide({ id: "photo", width: 1600, height: 1200 }, FORMAT);

let bytes: Buffer;
beforeAll(async () => {
	bytes = await print(layoutSide(side, serverShaper()));
});

test("a file of inks is PDF/X-4, has no colour of a screen, and is the same each time", async () => {
	expect(checkPdfX4(readPdf(bytes), RULES)).toEqual([]);
	const again = await print(layoutSide(side, serverShaper()));
	expect(sha256(again)).toBe(sha256(bytes));
});

test("flat colours go through the profile, and black that is no area is black ink alone", async () => {
	const display: DisplayList = [
		{ type: "path", d: rectangle(0, 0, 9, 9), fill: { type: "solid", color: "#b06a3c" } },
		{ type: "path", d: rectangle(0, 0, 9, 90), fill: { type: "solid", color: "#000000" } },
		{ type: "path", d: "M0 0L50 0", stroke: { color: "#000000", width: 1 } },
		{ type: "path", d: rectangle(0, 0, 90, 90), fill: { type: "solid", color: "#000000" } },
		{ type: "path", d: rectangle(0, 0, 9, 9), fill: { type: "solid", color: "#FFFFFF" } },
		{ type: "path", d: rectangle(0, 0, 9, 9), fill: { type: "solid", color: "#1f1b16" } },
		{ type: "path", d: rectangle(0, 0, 9, 9), fill: { type: "solid", color: "#0a0f2e" } },
		{ type: "path", d: rectangle(0, 0, 90, 90), fill: { type: "solid", color: "#f3d9cc" } },
	];
	expect(inksOf(readPdf(await print(display)))).toEqual([
		[0, 0.541, 0.776, 0.361],
		[0, 0, 0, 1],
		[0, 0, 0, 1],
		[0.776, 0.706, 0.518, 1],
		[0, 0, 0, 0],
		[0, 0, 0, 1],
		[1, 0.824, 0, 0.835],
		[0.004, 0.165, 0.18, 0.059],
	]);
});

test("a transparent photo is separated, and keeps its mask", async () => {
	const file = readPdf(bytes);
	const masked = [...file.objects.values()].filter(
		(object): object is PdfStream => object instanceof PdfStream && object.dictionary.has("SMask"),
	);
	const [shadows, photos] = [true, false].map((flat) =>
		masked.filter(({ dictionary }) => Array.isArray(dictionary.get("ColorSpace")) === flat),
	) as [PdfStream[], PdfStream[]];
	const tables = shadows.map((shadow) => (shadow.dictionary.get("ColorSpace") as unknown[]).slice(0, 3));
	expect(tables).toEqual([INKS_TABLE, INKS_TABLE]);
	expect(photos.length).toBeGreaterThan(1);
	for (const photo of photos) {
		expect(photo.dictionary.get("ColorSpace")).toEqual(new PdfName("DeviceCMYK"));
		expect(photo.dictionary.get("Decode")).toEqual([1, 0, 1, 0, 1, 0, 1, 0]);
		expect(await sharp(photo.encoded).metadata()).toMatchObject({ format: "jpeg", space: "cmyk", channels: 4 });
		const mask = entry(file, photo, "SMask") as PdfStream;
		expect(decoded(mask).every((alpha) => alpha === 128)).toBe(true);
	}
});

test("a print shop's own profile stands in its files, and separates them", async () => {
	const other = Buffer.from(press);
	// Another rendering intent in the header: another profile, to the byte.
	other.writeUInt32BE(3, 64);
	const condition = await supplierCondition("Shop press 7", other);
	const file = readPdf(await print([], { colors: "CMYK", condition }));
	expect(checkPdfX4(file, { ...RULES, press: other })).toEqual([]);
	expect(checkPdfX4(file, RULES)).toEqual([{ rule: "press-profile", where: "it is another than the one used" }]);
	expect(intent(file).get("OutputConditionIdentifier")).toMatchObject({ bytes: "Shop press 7" });
	await expect(supplierCondition("Screen", Buffer.from("no profile"))).rejects.toThrow("not_icc");
});

describe("names what is left of a screen", () => {
	test.each([
		["uncalibrated", "DeviceRGB", "0 0 1 rg"],
		["calibrated", "ICCBased", "/Screen cs 0 0 1 scn"],
		["in a spot colour's look", "DeviceRGB", "/Spot cs 1 scn"],
	])("%s", (_what, left, operators) => {
		const file = readPdf(bytes);
		const page = pagesOf(file)[0]!;
		const profile = new PdfStream(new Map([["N", 3]]), screen(press));
		setSpace(file, page, "Screen", [new PdfName("ICCBased"), profile]);
		setSpace(file, page, "Spot", [
			new PdfName("Separation"),
			new PdfName("Black"),
			new PdfName("DeviceRGB"),
			new Map(),
		]);
		draw(file, page, operators);
		const found = checkPdfX4(file, RULES).filter(({ rule }) => rule === "press-inks");
		expect(found.map(({ where }) => where)).toEqual([`page 1: ${left} is left`]);
	});
});

async function print(display: DisplayList, output = undefined as Parameters<typeof renderPdf>[2]["output"]) {
	const chosen = output ?? { colors: "CMYK" as const, condition: await printCondition() };
	const options = { title: "Press", marks: true, created: CREATED, output: chosen };
	return renderPdf([{ side: FORMAT, display }], async () => original, options);
}

/** What is filled or drawn with, in the content's order; the marks come last. */
function inksOf(file: PdfFile): readonly number[][] {
	const content = decoded(entry(file, pagesOf(file)[0], "Contents") as PdfStream).toString("latin1");
	return [...content.matchAll(/^(.+) scn$|^(\S+ \S+ \S+ \S+) SCN$/gm)].map(([, fill, stroke]) =>
		(fill ?? stroke ?? "").split(" ").map((ink) => Number(Number(ink).toFixed(3))),
	);
}

function screen(profile: Buffer): Buffer {
	const changed = Buffer.from(profile);
	changed.write("RGB ", 16, "latin1");
	return changed;
}

function sha256(file: Buffer): string {
	return createHash("sha256").update(file).digest("hex");
}
