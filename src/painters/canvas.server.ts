import { type Canvas, createCanvas, ImageData, Path2D, type SKRSContext2D } from "@napi-rs/canvas";
import type { DisplayList, DisplayNode, GroupNode, ImageNode, Paint, PathNode } from "#design/display-list.ts";
import { displayBounds } from "#design/geometry/display-bounds.ts";
import { gradientOf } from "#design/geometry/gradient.ts";
import { hasManyParts, type Medium } from "#painters/image-uses.ts";
import type { Derivative } from "#painters/picture-derivative.server.ts";

export type CanvasPictures = ReadonlyMap<ImageNode, { readonly canvas: Canvas; readonly derivative: Derivative }>;

export function paintCanvas(
	context: SKRSContext2D,
	display: DisplayList,
	pictures: CanvasPictures,
	medium: Medium,
	alpha = 1,
) {
	for (const node of display) paintNode(context, node, pictures, medium, alpha);
}

export function pictureCanvas({ pixels, width, height }: Derivative): Canvas {
	const canvas = createCanvas(width, height);
	canvas.getContext("2d").putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0);
	return canvas;
}

function paintNode(context: SKRSContext2D, node: DisplayNode, pictures: CanvasPictures, medium: Medium, alpha: number) {
	switch (node.type) {
		case "group":
			if (node.screenOnly && medium === "print") return;
			context.save();
			if (node.matrix) context.transform(...node.matrix);
			paintGroup(context, node, pictures, medium, alpha);
			context.restore();
			return;
		case "path":
			context.globalAlpha = alpha;
			paintPath(context, node);
			return;
		case "image":
			context.globalAlpha = alpha;
			paintImage(context, node, pictures);
	}
}

/** A see-through group of several parts is painted on a sheet of its own first, so that its parts do not shine through. */
function paintGroup(context: SKRSContext2D, group: GroupNode, pictures: CanvasPictures, medium: Medium, alpha: number) {
	const opacity = group.opacity ?? 1;
	if (group.clip !== undefined) context.clip(new Path2D(group.clip));
	if (opacity === 1 || !hasManyParts(group.children)) {
		paintCanvas(context, group.children, pictures, medium, alpha * opacity);
		return;
	}
	const { a, b, c, d, e, f } = context.getTransform();
	const bounds = displayBounds(group.children, [a, b, c, d, e, f]);
	if (!bounds) return;
	const left = Math.max(0, Math.floor(bounds.left));
	const top = Math.max(0, Math.floor(bounds.top));
	const width = Math.min(context.canvas.width, Math.ceil(bounds.right)) - left;
	const height = Math.min(context.canvas.height, Math.ceil(bounds.bottom)) - top;
	if (width <= 0 || height <= 0) return;
	const sheet = createCanvas(width, height);
	const sheetContext = sheet.getContext("2d");
	sheetContext.setTransform(a, b, c, d, e - left, f - top);
	paintCanvas(sheetContext, group.children, pictures, medium);
	context.resetTransform();
	context.globalAlpha = alpha * opacity;
	context.drawImage(sheet, left, top);
}

function paintPath(context: SKRSContext2D, { d, fill, stroke }: PathNode) {
	const path = new Path2D(d);
	if (fill) {
		context.fillStyle = fillStyle(context, fill, d);
		context.fill(path);
	}
	if (stroke) {
		context.strokeStyle = stroke.color;
		context.lineWidth = stroke.width;
		context.miterLimit = 10;
		context.lineJoin = stroke.join ?? "miter";
		context.stroke(path);
	}
}

function fillStyle(context: SKRSContext2D, fill: Paint, d: string) {
	if (fill.type === "solid") return fill.color;
	const { from, to, stops } = gradientOf(fill, d);
	const gradient = context.createLinearGradient(from[0], from[1], to[0], to[1]);
	for (const { offset, color } of stops) gradient.addColorStop(offset, color);
	return gradient;
}

function paintImage(context: SKRSContext2D, node: ImageNode, pictures: CanvasPictures) {
	const picture = pictures.get(node);
	if (!picture) throw new Error(`Picture ${node.pictureId} was not prepared`);
	const { crop, width, height } = picture.derivative;
	context.imageSmoothingEnabled = true;
	context.imageSmoothingQuality = "high";
	context.drawImage(
		picture.canvas,
		((node.crop.x - crop.x) / crop.width) * width,
		((node.crop.y - crop.y) / crop.height) * height,
		(node.crop.width / crop.width) * width,
		(node.crop.height / crop.height) * height,
		node.box.x,
		node.box.y,
		node.box.width,
		node.box.height,
	);
}
