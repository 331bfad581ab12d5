import { type Canvas, createCanvas, ImageData, Path2D, type SKRSContext2D } from "@napi-rs/canvas";
import type { DisplayList, DisplayNode, GroupNode, ImageNode, Paint, PathNode, Shadow } from "#design/display-list.ts";
import { BLUR_REACH, displayBounds } from "#design/geometry/display-bounds.ts";
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
	const { children, clip, shadow } = group;
	if (clip !== undefined) context.clip(new Path2D(clip));
	if (opacity < 1 && (shadow || hasManyParts(children))) {
		const inner: GroupNode = { type: "group", children, ...(shadow && { shadow }) };
		const sheet = paintedSheet(context, [inner], pictures, medium);
		if (sheet) drawSheet(context, sheet, alpha * opacity);
		return;
	}
	if (shadow) paintWithShadow(context, children, shadow, pictures, medium);
	else paintCanvas(context, children, pictures, medium, alpha * opacity);
}

function paintWithShadow(
	context: SKRSContext2D,
	children: DisplayList,
	{ x, y, blur, color, opacity }: Shadow,
	pictures: CanvasPictures,
	medium: Medium,
) {
	const { a, b, c, d } = context.getTransform();
	const [offsetX, offsetY] = [a * x + c * y, b * x + d * y];
	const deviation = blur * Math.sqrt(Math.abs(a * d - b * c));
	const reach = deviation * BLUR_REACH + Math.max(Math.abs(offsetX), Math.abs(offsetY));
	const sheet = paintedSheet(context, children, pictures, medium, Math.ceil(reach));
	if (!sheet) return;
	context.shadowColor = `${color}${Math.round(opacity * 255)
		.toString(16)
		.padStart(2, "0")}`;
	context.shadowBlur = deviation * 2;
	context.shadowOffsetX = offsetX;
	context.shadowOffsetY = offsetY;
	drawSheet(context, sheet, 1);
}

type Sheet = { readonly canvas: Canvas; readonly left: number; readonly top: number };

/** In the context's own pixels; what lies more than `around` beyond its canvas is left out. */
function paintedSheet(
	context: SKRSContext2D,
	display: DisplayList,
	pictures: CanvasPictures,
	medium: Medium,
	around = 0,
): Sheet | undefined {
	const { a, b, c, d, e, f } = context.getTransform();
	const bounds = displayBounds(display, [a, b, c, d, e, f]);
	if (!bounds) return undefined;
	const left = Math.max(-around, Math.floor(bounds.left));
	const top = Math.max(-around, Math.floor(bounds.top));
	const width = Math.min(context.canvas.width + around, Math.ceil(bounds.right)) - left;
	const height = Math.min(context.canvas.height + around, Math.ceil(bounds.bottom)) - top;
	if (width <= 0 || height <= 0) return undefined;
	const canvas = createCanvas(width, height);
	const inner = canvas.getContext("2d");
	inner.setTransform(a, b, c, d, e - left, f - top);
	paintCanvas(inner, display, pictures, medium);
	return { canvas, left, top };
}

/** The context is not used any further. */
function drawSheet(context: SKRSContext2D, { canvas, left, top }: Sheet, alpha: number) {
	context.resetTransform();
	context.globalAlpha = alpha;
	context.drawImage(canvas, left, top);
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
		context.lineCap = stroke.cap ?? "butt";
		context.setLineDash([...(stroke.dash ?? [])]);
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
