import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { DisplayList } from "#design/display-list.ts";
import { rectangle } from "#design/geometry/paths.ts";
import { OUTPUT_COLORS } from "#painters/pdf/output-colors.server.ts";
import { printCondition } from "#painters/pdf/print-condition.server.ts";
import { renderPdf } from "#painters/pdf.server.ts";
import { checkPdfX4 } from "../../tests/support/pdf/check-pdf-x4.ts";
import { readPdf } from "../../tests/support/pdf/read-pdf.ts";
import { separateFirstPage } from "../../tests/support/pdf/separate-pages.ts";

const SIDE = { code: "front", width: 60, height: 30, bleed: 3, safe: 2 };
const PIXELS_PER_MM = 10;
const MARKS = 10;
const FOLD = 37;
const INKS = ["Cyan", "Magenta", "Yellow", "Black"];
const glass = await sharp({
	create: { width: 300, height: 300, channels: 4, background: { r: 176, g: 106, b: 60, alpha: 0.5 } },
})
	.png()
	.toBuffer();

/** Red; half of a group in which blue lies over green; a half transparent photo; white. */
const DISPLAY: DisplayList = [
	{ type: "path", d: rectangle(5, 5, 10, 10), fill: { type: "solid", color: "#ff0000" } },
	{
		type: "group",
		opacity: 0.5,
		children: [
			{ type: "path", d: rectangle(20, 5, 10, 10), fill: { type: "solid", color: "#00ff00" } },
			{ type: "path", d: rectangle(25, 5, 10, 10), fill: { type: "solid", color: "#0000ff" } },
		],
	},
	{
		type: "image",
		pictureId: "glass",
		crop: { x: 0, y: 0, width: 1, height: 1 },
		box: { x: 40, y: 5, width: 10, height: 10 },
	},
	{ type: "path", d: rectangle(5, 20, 50, 5), fill: { type: "solid", color: "#ffffff" } },
];
/** Millimetres from the trim edge's top left. */
const POINTS = {
	red: [10, 10],
	overlap: [27, 10],
	photo: [45, 10],
	white: [20, 22],
	bare: [2, 10],
	cut: [0, 12],
} as const;

describe.each(OUTPUT_COLORS)("in %s", (colors) => {
	test("white lies under the design alone, the cut line along its edge, and neither takes colour away", async () => {
		const spots = {
			white: { ink: "White", under: DISPLAY },
			cut: { ink: "CutContour", d: rectangle(0, 0, SIDE.width, SIDE.height) },
		};
		const [plain, finished] = [await print(colors, {}), await print(colors, { spots })];
		const rules = { dpi: { least: 299, most: 801 } };
		expect(checkPdfX4(readPdf(finished), rules)).toEqual([]);
		const [before, after] = [await inksAt(plain), await inksAt(finished)];
		expect(after.White).toEqual({ red: 100, overlap: 50, photo: 50, white: 100, bare: 0, cut: 0 });
		expect(after.CutContour).toEqual({ red: 0, overlap: 0, photo: 0, white: 0, bare: 0, cut: 100 });
		for (const ink of INKS)
			for (const [place, part] of Object.entries(before[ink] ?? {}))
				expect(Math.abs((after[ink]?.[place] ?? Number.NaN) - part), `${ink} ${place}`).toBeLessThan(2);
		expect(Object.keys(after)).toHaveLength(6);
	});
});

test("no white is laid where nothing is printed, on an empty side or under what is not to be seen", async () => {
	const hidden: DisplayList = [{ type: "group", opacity: 1, children: [] }];
	for (const display of [[], hidden]) {
		const spots = { white: { ink: "White", under: display } };
		const bytes = await print("CMYK", { display, spots });
		expect(checkPdfX4(readPdf(bytes), { dpi: { least: 299, most: 801 } })).toEqual([]);
		const { White = {} } = await inksAt(bytes);
		expect(Object.values(White).filter((part) => part !== 0)).toEqual([]);
	}
});

test("inks are those of the profile, and a transparent photo takes its part of them", async () => {
	const plates = await inksAt(await print("CMYK", {}));
	const at = (place: keyof typeof POINTS) => INKS.map((ink) => plates[ink]?.[place]);
	expect(at("red")).toEqual([0, 95, 100, 0]);
	expect(at("photo")).toEqual([0, 27, 39, 18]);
	expect(at("white")).toEqual([0, 0, 0, 0]);
});

test("fold marks stand outside the bleed, dashed, on every plate", async () => {
	const spots = { cut: { ink: "CutContour", d: rectangle(0, 0, SIDE.width, SIDE.height) } };
	const plates = await separateFirstPage(await print("CMYK", { spots, folds: [FOLD] }), PIXELS_PER_MM * 25.4);
	expect(plates.size).toBe(5);
	for (const plate of plates.values()) {
		const column = (from: number, to: number) =>
			Array.from({ length: (to - from) * PIXELS_PER_MM }, (_, row) => plate.at(pixel(FOLD), pixel(from) + row));
		const dashes = column(-9, -4).map((ink) => ink > 50);
		expect(dashes).toContain(true);
		expect(dashes).toContain(false);
		expect(column(-2.5, -0.5).every((ink) => ink === 0)).toBe(true);
	}
});

async function print(colors: (typeof OUTPUT_COLORS)[number], finish: object): Promise<Buffer> {
	const output = { colors, condition: await printCondition() };
	const options = { title: "Separations", marks: true, created: new Date(0), output };
	return renderPdf([{ side: SIDE, display: DISPLAY, ...finish }], async () => glass, options);
}

async function inksAt(pdf: Buffer): Promise<Record<string, Record<string, number>>> {
	const plates = await separateFirstPage(pdf, PIXELS_PER_MM * 25.4);
	return Object.fromEntries(
		[...plates].map(([ink, plate]) => [
			ink,
			Object.fromEntries(Object.entries(POINTS).map(([name, [x, y]]) => [name, plate.at(pixel(x), pixel(y))])),
		]),
	);
}

function pixel(millimetres: number): number {
	return Math.floor((millimetres + SIDE.bleed + MARKS) * PIXELS_PER_MM);
}
