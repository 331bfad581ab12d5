import { flatPiece } from "#design/cut-out.ts";
import type { DesignSide } from "#design/document.ts";
import { layoutSide } from "#design/layout.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { chooseScene, renderMockup } from "#painters/mockup/mockup.server.ts";
import { designRaster } from "#painters/mockup/mockup-scene.ts";
import type { PictureSource } from "#painters/picture-derivative.server.ts";
import { renderPicture, renderPixels } from "#painters/png.server.ts";

export type PreviewDrawing = {
	readonly side: DesignSide;
	readonly scene: string | null;
	/** #rrggbb of the variant: of what is printed on where it is drawn flat; null: white. */
	readonly color: string | null;
	readonly width: number;
	readonly format: "avif" | "webp" | "jpg";
	/** The side as it is printed, cut to size, instead of the product. */
	readonly flat?: boolean;
};

/** Lays the side out and paints it: flat, or onto its product. */
export async function drawPreview(drawing: PreviewDrawing, pictures: PictureSource): Promise<Buffer> {
	const { side, color, width, format, flat } = drawing;
	const display = layoutSide(side, serverShaper());
	if (flat || !drawing.scene) {
		const { display: piece, area, background } = flatPiece(display, side, (flat && color) || "#ffffff");
		const medium = flat ? "print" : "screen";
		const as = format === "jpg" ? "jpeg" : format;
		const options = { area, pixelsPerMm: width / area.width, format: as, background, medium } as const;
		return (await renderPicture(piece, options, pictures)).bytes;
	}
	const scene = await chooseScene(drawing.scene, side);
	const pixels = await renderPixels(display, designRaster(side, scene), pictures);
	return renderMockup(
		scene,
		{ width: pixels.width, height: pixels.height, rgba: pixels.data },
		{ width, format, ...(color ? { tint: color } : {}) },
	);
}
