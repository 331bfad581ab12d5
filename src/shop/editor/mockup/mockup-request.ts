import type { DisplayList } from "#design/display-list.ts";
import type { DesignSide } from "#design/document.ts";
import { layoutSide } from "#design/layout.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { imageUses } from "#painters/image-uses.ts";
import type { MockupRequest } from "#painters/mockup/mockup.worker.ts";
import { designRaster, type MockupScene } from "#painters/mockup/mockup-scene.ts";
import type { EditorPorts } from "../editor-ports.ts";

/** Enough for half a scene. */
const QUICK_PIXELS = 512;

export type MockupWish = {
	readonly scene: MockupScene;
	/** Loaded when the picture is done, nearest first. */
	readonly next: readonly MockupScene[];
	readonly tint: string | null;
	readonly quick: boolean;
};

export function mockupRequest(
	wish: MockupWish,
	side: DesignSide,
	shaper: TextShaper,
	pictureUrl: EditorPorts["pictureUrl"],
): MockupRequest {
	const display = layoutSide(side, shaper);
	const raster = wish.quick ? designRaster(side, wish.scene, QUICK_PIXELS) : designRaster(side, wish.scene);
	return { ...wish, display, raster, addresses: addressesOf(display, raster.pixelsPerMm, pictureUrl) };
}

function addressesOf(display: DisplayList, pixelsPerMm: number, pictureUrl: EditorPorts["pictureUrl"]) {
	const widths = new Map<string, number>();
	for (const { node, width } of imageUses(display, "screen")) {
		const whole = (width / node.crop.width) * pixelsPerMm;
		widths.set(node.pictureId, Math.max(whole, widths.get(node.pictureId) ?? 0));
	}
	return Object.fromEntries([...widths].map(([id, width]) => [id, pictureUrl(id, width)]));
}
