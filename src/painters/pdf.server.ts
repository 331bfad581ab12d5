import { createHash } from "node:crypto";
import { type Millimetres, POINTS_PER_MM } from "#core/units.ts";
import type { DisplayList } from "#design/display-list.ts";
import type { SideFormat } from "#design/document.ts";
import { sideArea } from "#design/geometry/side-area.ts";
import { drawCropMarks, drawFoldMarks, drawRegistration, MARKS_MARGIN } from "#painters/pdf/crop-marks.server.ts";
import { type Drawing, drawList } from "#painters/pdf/draw-display.server.ts";
import { outputColors, type PrintOutput } from "#painters/pdf/output-colors.server.ts";
import {
	createPdf,
	type PdfDocument,
	pdfBytes,
	transparencyGroup,
	type WrittenPdf,
	writePdf,
} from "#painters/pdf/pdf-document.server.ts";
import { claimPdfX4 } from "#painters/pdf/pdf-x4.server.ts";
import { embedPhotos } from "#painters/pdf/photos.server.ts";
import { printCondition } from "#painters/pdf/print-condition.server.ts";
import { planShadows } from "#painters/pdf/shadows.server.ts";
import { drawSpotColors, type SpotColors } from "#painters/pdf/spot-colors.server.ts";
import type { PictureSource } from "#painters/picture-derivative.server.ts";

export type PdfSide = {
	readonly side: SideFormat;
	readonly display: DisplayList;
	readonly spots?: SpotColors;
	/** From the left edge, where the side is folded from top to bottom. */
	readonly folds?: readonly Millimetres[];
	/** Paths on every plate, drawn and filled. */
	readonly registration?: { readonly lines: string; readonly areas: string };
};
export type PdfOptions = {
	readonly title: string;
	readonly marks: boolean;
	readonly created: Date;
	/** Calibrated RGB for offset on coated paper, unless the print shop wants something else. */
	readonly output?: PrintOutput;
};

const ID_BYTES = 16;

/** PDF/X-4, one page a side. The same input gives the same bytes. */
export function renderPdf(sides: readonly PdfSide[], pictures: PictureSource, options: PdfOptions): Promise<Buffer> {
	const pdf = createPdf(options.title, options.created);
	return pdfBytes(pdf, () => fillPdf(pdf, sides, pictures, options));
}

/** The same bytes into a file: a book's photos are never in memory together. */
export function renderPdfFile(
	sides: readonly PdfSide[],
	pictures: PictureSource,
	options: PdfOptions,
	path: string,
): Promise<WrittenPdf> {
	const pdf = createPdf(options.title, options.created);
	return writePdf(pdf, path, () => fillPdf(pdf, sides, pictures, options));
}

async function fillPdf(
	pdf: PdfDocument,
	sides: readonly PdfSide[],
	pictures: PictureSource,
	options: PdfOptions,
): Promise<void> {
	const output = options.output ?? { colors: "RGB", condition: await printCondition() };
	const drawn = sides.map((drawnSide) => ({
		...drawnSide,
		displays: drawnSide.spots?.white ? [drawnSide.display, drawnSide.spots.white.under] : [drawnSide.display],
	}));
	const all = drawn.flatMap(({ displays }) => displays);
	const colors = await outputColors(pdf, output, all);
	const shadows = await planShadows(pdf, drawn, pictures, colors);
	const photosFor = embedPhotos(pdf, all, pictures, colors);
	const repeated: Drawing["repeated"] = new Map();
	for (const { side, display, displays, spots, folds, registration } of drawn) {
		// While this page is drawn, the next one's photos are being decoded.
		const photos = await photosFor(displays);
		openPage(pdf, side, options.marks);
		Object.assign(pdf.page.colorSpaces, colors.pageSpaces);
		pdf.page.dictionary.data.Group = transparencyGroup(colors.space);
		const drawing = { pdf, pictures: photos, shadows, colors, repeated };
		const area = sideArea(side, "bleed");
		pdf.save().rect(area.x, area.y, area.width, area.height).clip();
		drawList(drawing, display, 1);
		pdf.restore();
		if (spots) drawSpotColors(drawing, spots, area);
		if (options.marks) drawCropMarks(pdf, side);
		if (options.marks && folds) drawFoldMarks(pdf, side, folds);
		if (registration) drawRegistration(pdf, registration);
	}
	claimPdfX4(pdf, { ...options, id: fileId(sides, options) }, output.condition);
}

function fileId(sides: readonly PdfSide[], { title, marks, created, output }: PdfOptions): Buffer {
	const chosen = output && [output.colors, output.condition.identifier, output.condition.sha256];
	const hash = createHash("sha256");
	// Side by side: the text of a whole book or run would be longer than a string may be.
	for (const [index, side] of sides.entries()) hash.update(`${index ? "," : "[["}${JSON.stringify(side)}`);
	const facts = JSON.stringify([{ title, marks, created }, ...(chosen ?? [])]);
	return hash
		.update(`${sides.length ? "" : "[["}],${facts.slice(1)}`)
		.digest()
		.subarray(0, ID_BYTES);
}

/** Leaves the page in the side's millimetres, origin at the trim box's top left. */
function openPage(pdf: PdfDocument, side: SideFormat, marks: boolean) {
	const margin = marks ? MARKS_MARGIN : 0;
	const around = margin + side.bleed;
	const width = (side.width + 2 * around) * POINTS_PER_MM;
	const height = (side.height + 2 * around) * POINTS_PER_MM;
	pdf.addPage({ size: [width, height], margin: 0 });
	const inset = (distance: number) => {
		const points = distance * POINTS_PER_MM;
		return [points, points, width - points, height - points];
	};
	Object.assign(pdf.page.dictionary.data, { CropBox: inset(0), BleedBox: inset(margin), TrimBox: inset(around) });
	pdf.scale(POINTS_PER_MM).translate(around, around);
}
