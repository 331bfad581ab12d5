import type { ImagePixels, Millimetres } from "#core/units.ts";
import type { SideFormat } from "#design/document.ts";
import { type Area, sideArea } from "#design/geometry/side-area.ts";

/** One product picture that a design can be laid on: facts of public/mockups/<name>/scene.json. */
export type MockupScene = {
	readonly name: string;
	/** Code of the side that the picture shows, of several alike the first. */
	readonly side: string;
	readonly width: number;
	readonly height: number;
	/** The whole UV square: what the design picture must cover, either up to the trim or up to the bleed. */
	readonly print: { readonly width: Millimetres; readonly height: Millimetres };
	readonly uvCovers: "trim" | "bleed";
	/** The picture's pixels that the print can change: left, top, right, bottom. A turntable has none for all its steps. */
	readonly printBox?: readonly [number, number, number, number];
	/** Where the side runs around the product: the part that this picture shows, as fractions of its width. */
	readonly shows?: readonly [number, number];
	/** Further scenes of the same side, from other points of view. */
	readonly otherViews?: readonly string[];
	/** What this one shows, where a side has several: the key of its name. */
	readonly view?: "side" | "middle" | "in-use";
	/** A scene of the same side where the product is used; never chosen by itself. */
	readonly inUse?: string;
	/** A scene that shows the same side step by step all round. */
	readonly turntable?: string;
	/** How many: their maps are in folders 00, 01 ...; each one turned on to the right, `shows` is of the first. */
	readonly steps?: number;
	/** Once round the product, in widths of the side. */
	readonly around?: number;
	/** The whole garment takes the tint, not only the print area. */
	readonly tint: boolean;
	/** Only parts beside the print take the colour: what is printed lies on white. */
	readonly accent?: boolean;
};

export type RgbaPicture = {
	readonly width: number;
	readonly height: number;
	readonly rgba: Uint8Array | Uint8ClampedArray;
};

/**
 * Renders of one scene with a white and with a black print, stored as sRGB of linear / HIGHLIGHT,
 * and its UV map (12 bits an axis: R = u >> 4, G = v >> 4, B = both low nibbles; 0,0 = not printed; full or half size).
 */
export type SceneMaps = {
	readonly white: RgbaPicture;
	readonly black: RgbaPicture;
	/** Of a scene with accents, which are white and black as the print is in the other two: white, beside a black print. */
	readonly accent?: RgbaPicture | undefined;
	readonly uv: RgbaPicture;
};

/** How the design's picture is painted. */
export type DesignRaster = {
	readonly area: Area;
	readonly pixelsPerMm: number;
	/** null: a garment shows through what is not printed. */
	readonly background: string | null;
};

/** What of the scene has the colour of the variant. */
export function colored(
	{ tint, accent }: MockupScene,
	color: string,
): { readonly tint?: string; readonly accent?: string } {
	if (tint) return { tint: color };
	return accent ? { accent: color } : {};
}

/** Enough for a picture of 1000 pixels. */
const DESIGN_PIXELS: ImagePixels = 1024;

export function designRaster(side: SideFormat, { uvCovers, tint }: MockupScene, pixels = DESIGN_PIXELS): DesignRaster {
	const area = sideArea(side, uvCovers);
	return { area, pixelsPerMm: pixels / Math.max(area.width, area.height), background: tint ? null : "#ffffff" };
}
