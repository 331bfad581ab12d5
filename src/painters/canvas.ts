import type { ImagePixels } from "#core/units.ts";
import type { DisplayList, DisplayNode, GroupNode, ImageNode, Paint, PathNode, Shadow } from "#design/display-list.ts";
import type { Crop } from "#design/document.ts";
import { BLUR_REACH, displayBounds } from "#design/geometry/display-bounds.ts";
import { gradientOf } from "#design/geometry/gradient.ts";
import { hasManyParts, type Medium } from "#painters/image-uses.ts";

/** What a picture is drawn from, and the part of it that its pixels show. */
export type CanvasPicture = {
	readonly canvas: CanvasImageSource;
	readonly derivative: { readonly width: ImagePixels; readonly height: ImagePixels; readonly crop: Crop };
};
export type CanvasPictures = ReadonlyMap<ImageNode, CanvasPicture>;
type Context = OffscreenCanvasRenderingContext2D;
/** The canvas of the browser or of the server. */
export type CanvasKind = {
	readonly path: (d: string) => Path2D;
	readonly sheet: (width: ImagePixels, height: ImagePixels) => Context;
};
export type Painting = { readonly kind: CanvasKind; readonly pictures: CanvasPictures; readonly medium: Medium };

export function paintCanvas(context: Context, display: DisplayList, painting: Painting, alpha = 1) {
	for (const node of display) paintNode(context, node, painting, alpha);
}

function paintNode(context: Context, node: DisplayNode, painting: Painting, alpha: number) {
	switch (node.type) {
		case "group":
			if (node.screenOnly && painting.medium === "print") return;
			context.save();
			if (node.matrix) context.transform(...node.matrix);
			paintGroup(context, node, painting, alpha);
			context.restore();
			return;
		case "path":
			context.globalAlpha = alpha;
			paintPath(context, node, painting.kind);
			return;
		case "image":
			context.globalAlpha = alpha;
			paintImage(context, node, painting.pictures);
	}
}

/** A see-through group of several parts is painted on a sheet of its own first, so that its parts do not shine through. */
function paintGroup(context: Context, group: GroupNode, painting: Painting, alpha: number) {
	const opacity = group.opacity ?? 1;
	const { children, clip, shadow } = group;
	if (clip !== undefined) context.clip(painting.kind.path(clip));
	if (opacity < 1 && (shadow || hasManyParts(children))) {
		const inner: GroupNode = { type: "group", children, ...(shadow && { shadow }) };
		const sheet = paintedSheet(context, [inner], painting);
		if (sheet) drawSheet(context, sheet, alpha * opacity);
		return;
	}
	if (shadow) paintWithShadow(context, children, shadow, painting);
	else paintCanvas(context, children, painting, alpha * opacity);
}

function paintWithShadow(
	context: Context,
	children: DisplayList,
	{ x, y, blur, color, opacity }: Shadow,
	painting: Painting,
) {
	const { a, b, c, d } = context.getTransform();
	const [offsetX, offsetY] = [a * x + c * y, b * x + d * y];
	const deviation = blur * Math.sqrt(Math.abs(a * d - b * c));
	const reach = deviation * BLUR_REACH + Math.max(Math.abs(offsetX), Math.abs(offsetY));
	const sheet = paintedSheet(context, children, painting, Math.ceil(reach));
	if (!sheet) return;
	context.shadowColor = `${color}${Math.round(opacity * 255)
		.toString(16)
		.padStart(2, "0")}`;
	context.shadowBlur = deviation * 2;
	context.shadowOffsetX = offsetX;
	context.shadowOffsetY = offsetY;
	drawSheet(context, sheet, 1);
}

type Sheet = { readonly canvas: OffscreenCanvas; readonly left: number; readonly top: number };

/** In the context's own pixels; what lies more than `around` beyond its canvas is left out. */
function paintedSheet(context: Context, display: DisplayList, painting: Painting, around = 0): Sheet | undefined {
	const { a, b, c, d, e, f } = context.getTransform();
	const bounds = displayBounds(display, [a, b, c, d, e, f]);
	if (!bounds) return undefined;
	const left = Math.max(-around, Math.floor(bounds.left));
	const top = Math.max(-around, Math.floor(bounds.top));
	const width = Math.min(context.canvas.width + around, Math.ceil(bounds.right)) - left;
	const height = Math.min(context.canvas.height + around, Math.ceil(bounds.bottom)) - top;
	if (width <= 0 || height <= 0) return undefined;
	const inner = painting.kind.sheet(width, height);
	inner.setTransform(a, b, c, d, e - left, f - top);
	paintCanvas(inner, display, painting);
	return { canvas: inner.canvas, left, top };
}

/** The context is not used any further. */
function drawSheet(context: Context, { canvas, left, top }: Sheet, alpha: number) {
	context.resetTransform();
	context.globalAlpha = alpha;
	context.drawImage(canvas, left, top);
}

function paintPath(context: Context, { d, fill, stroke }: PathNode, kind: CanvasKind) {
	const path = kind.path(d);
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

function fillStyle(context: Context, fill: Paint, d: string) {
	if (fill.type === "solid") return fill.color;
	const { from, to, stops } = gradientOf(fill, d);
	const gradient = context.createLinearGradient(from[0], from[1], to[0], to[1]);
	for (const { offset, color } of stops) gradient.addColorStop(offset, color);
	return gradient;
}

function paintImage(context: Context, node: ImageNode, pictures: CanvasPictures) {
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
