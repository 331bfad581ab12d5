import { blended, contrastOf, DARK, LIGHT, luminance, readableColor, rgbOf } from "#design/contrast.ts";
import type { ClipArtElement, PhotoElement, ShapeElement } from "#design/document.ts";
import { PLAIN } from "#design/elements/clip-art/clip-art-layout.ts";
import type { FlatSide } from "#design/elements/group/flat-elements.ts";
import { elementsUnder, type Surroundings } from "#design/preflight/ground.ts";
import { HARDLY_SEEN } from "#design/preflight/least-contrast.ts";
import type { Finding } from "#design/preflight/warning.ts";
import { recolored } from "#design/themes/recolored.ts";

/** `apart`: levels of 255 by which colours of the same lightness are told apart in one of their parts. */
const HARDLY = { apart: 64, contrast: HARDLY_SEEN };

/** The same for what is the product's own colour, as far as eyes can tell. */
const SAME = { apart: 24, contrast: 1.12 };

/**
 * What has hardly another colour than the product itself, where nothing lies between. What is locked was meant so.
 * `figures.faint`: it would be seen if it were opaque.
 */
export function checkArtSeen(
	art: ShapeElement | ClipArtElement,
	side: FlatSide,
	{ cloth, cutAround }: Surroundings,
): readonly Finding[] {
	if (art.locked || art.opacity === 0 || showsByItsEdge(art, side, cutAround)) return [];
	const product = cloth ?? LIGHT;
	const colors = colorsOf(art);
	const isSeen = (opacity: number, least = HARDLY) =>
		[...colors].some((color) => isApart(color, product, opacity, least));
	if (colors.size === 0 || isSeen(art.opacity) || elementsUnder(art, side).length > 0) return [];
	const isLost = !isSeen(art.opacity, SAME);
	// What is merely pale was meant so.
	if (isSeen(1)) return isLost ? [{ code: "hard-to-see", severity: "red", figures: { faint: "yes" } }] : [];
	const severity = isLost ? "red" : "yellow";
	// A graphic in several tones would be a blot in one.
	const mayBeOne = art.kind === "shape" || colors.size === 1;
	const figures: Finding["figures"] = mayBeOne ? { ink: readableColor(product) } : {};
	return [{ code: "hard-to-see", severity, figures }];
}

/** A photo so faint that neither its blacks nor its whites would be seen on the product; one that is merely pale was meant so. */
export function checkPhotoSeen(photo: PhotoElement, side: FlatSide, { cloth }: Surroundings): readonly Finding[] {
	if (!photo.picture || photo.locked || photo.opacity === 0) return [];
	const isSeen = [LIGHT, DARK].some((color) => isApart(color, cloth ?? LIGHT, photo.opacity, SAME));
	if (isSeen || elementsUnder(photo, side).length > 0) return [];
	return [{ code: "hard-to-see", severity: "red", figures: { faint: "yes" } }];
}

/** The piece is cut around it. */
function showsByItsEdge(
	art: ShapeElement | ClipArtElement,
	{ code }: FlatSide,
	cutAround: Surroundings["cutAround"],
): boolean {
	return !!cutAround?.has(code) && art.kind === "shape" && art.form !== "line" && art.fill !== null;
}

function colorsOf(art: ShapeElement | ClipArtElement): ReadonlySet<string> {
	const colors = new Set<string>();
	recolored(art.kind === "shape" && art.form === "line" ? { ...art, fill: null } : art, (color) => {
		colors.add(color.toLowerCase());
		return color;
	});
	if (art.kind === "clip-art" && !art.color && art.paths.some(({ color }) => !color)) colors.add(PLAIN);
	return colors;
}

function isApart(color: string, product: string, opacity: number, least: typeof HARDLY): boolean {
	const ground = rgbOf(product);
	const printed = blended(rgbOf(color), ground, opacity);
	const apart = Math.max(...printed.map((level, index) => Math.abs(level - ground[index]!)));
	return apart >= least.apart || contrastOf(luminance(printed), luminance(ground)) >= least.contrast;
}
