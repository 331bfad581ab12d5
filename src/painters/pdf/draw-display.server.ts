import type { DisplayList, DisplayNode, GroupNode, ImageNode, PathNode } from "#design/display-list.ts";
import { gradientOf } from "#design/geometry/gradient.ts";
import { hasManyParts } from "#painters/image-uses.ts";
import type { OutputColors } from "#painters/pdf/output-colors.server.ts";
import {
	drawGroup,
	drawnForm,
	type PdfDocument,
	type PdfReference,
	placePath,
} from "#painters/pdf/pdf-document.server.ts";
import type { PdfPictures } from "#painters/pdf/photos.server.ts";
import { drawShadow, type PdfShadows } from "#painters/pdf/shadows.server.ts";

export type Drawing = {
	readonly pdf: PdfDocument;
	readonly pictures: PdfPictures;
	readonly shadows: PdfShadows;
	readonly colors: OutputColors;
	/** What was drawn once to be placed again, by its list as text. */
	readonly repeated: Map<string, { readonly name: string; readonly object: PdfReference }>;
};

export function drawList(drawing: Drawing, display: DisplayList, opacity: number) {
	for (const node of display) drawNode(drawing, node, opacity);
}

function drawNode(drawing: Drawing, node: DisplayNode, opacity: number) {
	switch (node.type) {
		case "group":
			if (!node.screenOnly) drawGroupNode(drawing, node, opacity);
			return;
		case "path":
			drawPath(drawing, node, opacity);
			return;
		case "image":
			drawImage(drawing, node, opacity);
	}
}

function drawGroupNode(drawing: Drawing, group: GroupNode, outerOpacity: number) {
	const { pdf, colors } = drawing;
	const opacity = outerOpacity * (group.opacity ?? 1);
	pdf.save();
	if (group.matrix) pdf.transform(...group.matrix);
	if (group.clip !== undefined) placePath(pdf, group.clip).clip();
	const cast = drawing.shadows.get(group);
	const drawInside = (opacity: number) => {
		if (group.shadow && cast) drawShadow(pdf, cast, group.shadow, opacity);
		if (group.repeats && opacity === 1) drawRepeated(drawing, group.children);
		else drawList(drawing, group.children, opacity);
	};
	if (opacity < 1 && (cast || hasManyParts(group.children))) {
		drawGroup(pdf, colors.space, opacity, () => drawInside(1));
	} else {
		drawInside(opacity);
	}
	pdf.restore();
}

function drawRepeated(drawing: Drawing, display: DisplayList) {
	const { pdf, repeated } = drawing;
	const key = JSON.stringify(display);
	const form = repeated.get(key) ?? {
		name: `Repeated${repeated.size}`,
		object: drawnForm(pdf, null, () => drawList(drawing, display, 1)),
	};
	repeated.set(key, form);
	pdf.page.xobjects[form.name] = form.object;
	pdf.addContent(`/${form.name} Do`);
}

function drawPath({ pdf, colors }: Drawing, { d, fill, stroke }: PathNode, opacity: number) {
	if (fill?.type === "solid") pdf.fillColor(colors.flat(fill.color, d), opacity);
	if (fill?.type === "linear") {
		const { from, to, stops } = gradientOf(fill, d);
		const gradient = pdf.linearGradient(from[0], from[1], to[0], to[1]);
		for (const { offset, color } of stops) gradient.stop(offset, colors.stop(color));
		pdf.fillColor(gradient, opacity);
	}
	if (fill) placePath(pdf, d).fill();
	if (!stroke) return;
	pdf.strokeColor(colors.flat(stroke.color, ""), opacity);
	pdf.lineWidth(stroke.width).miterLimit(10);
	if (stroke.join) pdf.lineJoin(stroke.join);
	if (stroke.cap) pdf.lineCap(stroke.cap);
	if (stroke.dash) pdf.dash(stroke.dash[0], { space: stroke.dash[1] });
	placePath(pdf, d).stroke();
	if (stroke.join) pdf.lineJoin("miter");
	if (stroke.cap) pdf.lineCap("butt");
	if (stroke.dash) pdf.undash();
}

function drawImage({ pdf, pictures }: Drawing, node: ImageNode, opacity: number) {
	const picture = pictures.get(node);
	if (!picture) throw new Error(`Picture ${node.pictureId} was not embedded`);
	const { crop } = picture;
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
