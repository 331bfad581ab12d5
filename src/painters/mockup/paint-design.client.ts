import type { DisplayList } from "#design/display-list.ts";
import { type CanvasKind, paintCanvas } from "#painters/canvas.ts";
import { type PictureAddresses, prepareCanvasPictures } from "#painters/canvas-pictures.client.ts";
import type { DesignRaster, RgbaPicture } from "#painters/mockup/mockup-scene.ts";

const BROWSER_CANVAS: CanvasKind = { path: (d) => new Path2D(d), sheet };

/** In a browser what png.server.ts does on the server. Called off while its pictures are fetched, it paints nothing. */
export async function paintDesign(
	display: DisplayList,
	{ area, pixelsPerMm, background }: DesignRaster,
	addresses: PictureAddresses,
	signal?: AbortSignal,
): Promise<RgbaPicture> {
	const pictures = await prepareCanvasPictures(display, pixelsPerMm, addresses);
	signal?.throwIfAborted();
	const width = Math.max(1, Math.round(area.width * pixelsPerMm));
	const height = Math.max(1, Math.round(area.height * pixelsPerMm));
	const context = BROWSER_CANVAS.sheet(width, height);
	if (background !== null) {
		context.fillStyle = background;
		context.fillRect(0, 0, width, height);
	}
	context.scale(width / area.width, height / area.height);
	context.translate(-area.x, -area.y);
	paintCanvas(context, display, { kind: BROWSER_CANVAS, pictures, medium: "screen" });
	return { width, height, rgba: context.getImageData(0, 0, width, height).data };
}

function sheet(width: number, height: number): OffscreenCanvasRenderingContext2D {
	const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
	if (!context) throw new Error("No canvas to paint on");
	return context;
}
