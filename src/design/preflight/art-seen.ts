import { contrastOf, LIGHT, luminance, type Rgb, readableColor, rgbOf } from "#design/contrast.ts";
import type { ClipArtElement, ShapeElement } from "#design/document.ts";
import { PLAIN } from "#design/elements/clip-art/clip-art-layout.ts";
import type { FlatSide } from "#design/elements/group/flat-elements.ts";
import { elementsUnder, type Surroundings } from "#design/preflight/ground.ts";
import { HARDLY_SEEN } from "#design/preflight/readability.ts";
import type { Finding } from "#design/preflight/warning.ts";
import { recolored } from "#design/themes/recolored.ts";

/** Levels of 255: colours of the same lightness are told apart by as much in one of their parts. */
const TOLD_APART = 64;

/** What has hardly another colour than the product itself, where nothing lies between. What is locked was meant so. */
export function checkArtSeen(
	art: ShapeElement | ClipArtElement,
	side: FlatSide,
	{ cloth, cutAround }: Surroundings,
): readonly Finding[] {
	if (art.locked || art.opacity === 0 || showsByItsEdge(art, side, cutAround)) return [];
	const product = cloth ?? LIGHT;
	const colors = colorsOf(art);
	const isSeen = [...colors].some((color) => !isAlike(rgbOf(color), rgbOf(product)));
	if (colors.size === 0 || isSeen || elementsUnder(art, side).length > 0) return [];
	// A graphic in several tones would be a blot in one.
	const mayBeOne = art.kind === "shape" || colors.size === 1;
	const figures: Finding["figures"] = mayBeOne ? { ink: readableColor(product) } : {};
	return [{ code: "hard-to-see", severity: "yellow", figures }];
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

function isAlike(color: Rgb, ground: Rgb): boolean {
	const apart = Math.max(...color.map((level, index) => Math.abs(level - ground[index]!)));
	return apart < TOLD_APART && contrastOf(luminance(color), luminance(ground)) < HARDLY_SEEN;
}
