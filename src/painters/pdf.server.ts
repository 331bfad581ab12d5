import { createHash } from "node:crypto";
import { MM_PER_INCH, POINTS_PER_MM } from "#core/units.ts";
import type { DisplayList, DisplayNode, GroupNode, ImageNode, PathNode } from "#design/display-list.ts";
import type { SideFormat } from "#design/document.ts";
import { gradientOf } from "#design/geometry/gradient.ts";
import { sideArea } from "#design/geometry/side-area.ts";
import { hasManyParts, type ImageUse, imageUses } from "#painters/image-uses.ts";
import { drawCropMarks, MARKS_MARGIN } from "#painters/pdf/crop-marks.server.ts";
import {
	createPdf,
	drawGroup,
	type PdfDocument,
	type PdfReference,
	pdfBytes,
	transparencyGroup,
} from "#painters/pdf/pdf-document.server.ts";
import { claimPdfX4 } from "#painters/pdf/pdf-x4.server.ts";
import { printCondition } from "#painters/pdf/print-condition.server.ts";
import { srgbProfile } from "#painters/pdf/srgb-profile.server.ts";
import { type PhotoUse, type PictureSource, type PlannedJpeg, planJpegs } from "#painters/picture-derivative.server.ts";

export type PdfSide = { readonly side: SideFormat; readonly display: DisplayList };
export type PdfOptions = { readonly title: string; readonly marks: boolean; readonly created: Date };

const PHOTO_DPI = 300;
const ID_BYTES = 16;

type Drawing = {
	readonly pdf: PdfDocument;
	readonly pictures: ReadonlyMap<ImageNode, PdfPicture>;
	/** In which colours are mixed. */
	readonly space: unknown;
};
type PdfPicture = { readonly name: string; readonly object: PdfReference; readonly planned: PlannedJpeg };

/** PDF/X-4 with calibrated RGB, one page a side. The same input gives the same bytes. */
export async function renderPdf(
	sides: readonly PdfSide[],
	pictures: PictureSource,
	options: PdfOptions,
): Promise<Buffer> {
	const pdf = createPdf(options.title, options.created);
	const space = ["ICCBased", streamObject(pdf, { N: 3 }, await srgbProfile())];
	const photos = await planPhotos(pdf, sides, pictures);
	for (const { side, display } of sides) {
		const drawing = { pdf, pictures: photos, space };
		openPage(pdf, side, options.marks);
		// DeviceRGB now means this profile: the page's colours are calibrated, and mixed as on screen.
		pdf.page.colorSpaces.DefaultRGB = space;
		pdf.page.dictionary.data.Group = transparencyGroup(space);
		const { x, y, width, height } = sideArea(side, "bleed");
		pdf.save().rect(x, y, width, height).clip();
		drawList(drawing, display, 1);
		pdf.restore();
		if (options.marks) drawCropMarks(pdf, side);
	}
	for (const picture of new Set(photos.values())) await embedPhoto(pdf, picture);
	const id = createHash("sha256")
		.update(JSON.stringify([sides, options]))
		.digest()
		.subarray(0, ID_BYTES);
	claimPdfX4(pdf, { ...options, id }, await printCondition());
	return pdfBytes(pdf);
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

/**
 * The pages are drawn while the photos are still being decoded. A photo is decoded once for all its uses, and where it
 * is used twice in the same way, it is in the file once.
 */
async function planPhotos(pdf: PdfDocument, sides: readonly PdfSide[], pictures: PictureSource) {
	const uses = sides.flatMap(({ display }) => imageUses(display, "print"));
	const byPicture = Map.groupBy(uses, ({ node }) => node.pictureId);
	const planned = await Promise.all(
		[...byPicture].map(async ([pictureId, ofPicture]) => {
			const alike = [...Map.groupBy(ofPicture, (use) => JSON.stringify(photoUse(use))).values()];
			const jpegs = await planJpegs(
				await pictures(pictureId),
				alike.map(([first]) => photoUse(first!)),
			);
			return alike.map((same, index) => ({ nodes: same.map(({ node }) => node), jpeg: jpegs[index]! }));
		}),
	);
	return new Map(
		planned.flat().flatMap(({ nodes, jpeg }, index) => {
			const picture = { name: `Photo${index}`, object: pdf.ref({ Filter: "DCTDecode" }), planned: jpeg };
			return nodes.map((node) => [node, picture] as const);
		}),
	);
}

function photoUse({ node, width, height }: ImageUse): PhotoUse {
	const { crop, colors } = node;
	return { crop, colors, wanted: { width: printPixels(width), height: printPixels(height) } };
}

function printPixels(length: number): number {
	return Math.max(1, Math.round((length / MM_PER_INCH) * PHOTO_DPI));
}

async function embedPhoto(pdf: PdfDocument, { object, planned }: PdfPicture) {
	const { jpeg, alpha } = await planned.jpeg;
	const { width, height } = planned;
	const size = { Type: "XObject", Subtype: "Image", Width: width, Height: height, BitsPerComponent: 8 };
	const mask = alpha && streamObject(pdf, { ...size, ColorSpace: "DeviceGray" }, alpha);
	const color = { ...size, ColorSpace: "DeviceRGB", ...(mask && { SMask: mask }) };
	Object.assign(object.data, color);
	object.write(jpeg);
	object.end();
}

function streamObject(pdf: PdfDocument, dictionary: Record<string, unknown>, bytes: Buffer): PdfReference {
	const object = pdf.ref(dictionary);
	object.write(bytes);
	object.end();
	return object;
}

function drawList(drawing: Drawing, display: DisplayList, opacity: number) {
	for (const node of display) drawNode(drawing, node, opacity);
}

function drawNode(drawing: Drawing, node: DisplayNode, opacity: number) {
	switch (node.type) {
		case "group":
			if (!node.screenOnly) drawGroupNode(drawing, node, opacity);
			return;
		case "path":
			drawPath(drawing.pdf, node, opacity);
			return;
		case "image":
			drawImage(drawing, node, opacity);
	}
}

function drawGroupNode(drawing: Drawing, group: GroupNode, outerOpacity: number) {
	const { pdf, space } = drawing;
	const opacity = outerOpacity * (group.opacity ?? 1);
	pdf.save();
	if (group.matrix) pdf.transform(...group.matrix);
	if (group.clip !== undefined) pdf.path(group.clip).clip();
	if (opacity < 1 && hasManyParts(group.children)) {
		drawGroup(pdf, space, opacity, () => drawList(drawing, group.children, 1));
	} else {
		drawList(drawing, group.children, opacity);
	}
	pdf.restore();
}

function drawPath(pdf: PdfDocument, { d, fill, stroke }: PathNode, opacity: number) {
	if (fill?.type === "solid") pdf.fillColor(fill.color, opacity);
	if (fill?.type === "linear") {
		const { from, to, stops } = gradientOf(fill, d);
		const gradient = pdf.linearGradient(from[0], from[1], to[0], to[1]);
		for (const { offset, color } of stops) gradient.stop(offset, color);
		pdf.fillColor(gradient, opacity);
	}
	if (fill) pdf.path(d).fill();
	if (stroke) pdf.strokeColor(stroke.color, opacity).lineWidth(stroke.width).miterLimit(10).path(d).stroke();
}

function drawImage({ pdf, pictures }: Drawing, node: ImageNode, opacity: number) {
	const picture = pictures.get(node);
	if (!picture) throw new Error(`Picture ${node.pictureId} was not embedded`);
	const { crop } = picture.planned;
	const { box } = node;
	// The derivative may show up to a pixel more than the crop: it is drawn that much larger and cut to the box.
	const width = (box.width * crop.width) / node.crop.width;
	const height = (box.height * crop.height) / node.crop.height;
	const x = box.x - ((node.crop.x - crop.x) / node.crop.width) * box.width;
	const y = box.y - ((node.crop.y - crop.y) / node.crop.height) * box.height;
	pdf.page.xobjects[picture.name] = picture.object;
	pdf.save().rect(box.x, box.y, box.width, box.height).clip();
	pdf.opacity(opacity);
	pdf.transform(width, 0, 0, -height, x, y + height);
	pdf.addContent(`/${picture.name} Do`);
	pdf.restore();
}
