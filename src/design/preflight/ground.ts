import { blended, LIGHT, type Rgb, rgbOf } from "#design/contrast.ts";
import type { Shadow } from "#design/display-list.ts";
import type {
	BackgroundElement,
	Box,
	ClipArtElement,
	LeafElement,
	PhotoElement,
	QrElement,
	ShapeElement,
	SideFormat,
	TextElement,
} from "#design/document.ts";
import { inPattern } from "#design/elements/background/pattern.ts";
import { clipArtColor } from "#design/elements/clip-art/clip-art-color.ts";
import type { FlatSide } from "#design/elements/group/flat-elements.ts";
import { adjustmentMatrix } from "#design/elements/photo/adjustments.ts";
import { recolor } from "#design/elements/photo/color-matrix.ts";
import { maskPath } from "#design/elements/photo/mask.ts";
import { mirroredPoint } from "#design/elements/photo/mirror.ts";
import { formPath } from "#design/elements/shape/shape-layout.ts";
import { bentPoint, nearestCell } from "#design/elements/text/bent-lines.ts";
import { isEmojiPicture } from "#design/elements/text/emoji.ts";
import type { Bounds } from "#design/geometry/bounds.ts";
import { BLUR_REACH } from "#design/geometry/display-bounds.ts";
import { apply, boxMatrix, invert, type Point } from "#design/geometry/matrix.ts";
import { distanceToPath, insideOfPath } from "#design/geometry/path-inside.ts";
import { rectangle } from "#design/geometry/paths.ts";
import { sideArea } from "#design/geometry/side-area.ts";
import { overhangOf } from "#design/geometry/side-outline.ts";
import { layoutElement } from "#design/layout.ts";
import type { PictureFaces } from "#design/preflight/faces.ts";
import { paintAt } from "#design/preflight/paint-at.ts";
import { pageBounds, wholeBox } from "#design/preflight/placement.ts";
import { printedAt } from "#design/preflight/printed-at.ts";
import { ASCENT, DESCENT, inkBounds } from "#design/preflight/text-fit.ts";
import type { ShapedText, TextShaper } from "#design/text-shaping.ts";

/** A small copy of an upright picture: rows of red, green, blue and alpha, 0 to 255. */
export type PictureTones = { readonly width: number; readonly height: number; readonly data: ArrayLike<number> };

export type Surroundings = {
	/** The colour of the product itself; null is white. */
	readonly cloth: string | null;
	/** Sides whose piece is cut around what is printed. */
	readonly cutAround?: ReadonlySet<string>;
	/** undefined: not known yet. */
	tonesOf(pictureId: string): PictureTones | undefined;
	/** undefined: not known yet, or not to be had. */
	facesOf?(pictureId: string): PictureFaces | undefined;
	/** What a press makes of a colour that it prints clearly duller; undefined: about the same. Absent: not known. */
	readonly asPrinted?: ((color: string) => string | undefined) | undefined;
};

/** The colour at a point of the page, over what lies under it; null where it can't be told. */
type Layer = (point: Point, under: Rgb | null) => Rgb | null;

/** What letters stand on, over their lines: in rows of so many columns. */
export type Ground = {
	readonly columns: number;
	/** undefined: nothing is printed there, null: the colour is not known. */
	readonly colors: readonly (Rgb | null | undefined)[];
	/** Whose place each of them is, counted in the text; absent where nothing lies under it. */
	readonly letters?: readonly number[];
};

const COLUMNS = 24;
const MOST_COLUMNS = 80;
const COLUMNS_OF_A_LETTER = 3;
const ROWS = 4;

/** What may be seen behind an element, in paint order. */
export function elementsUnder(upper: LeafElement & Box, { elements }: FlatSide): readonly LeafElement[] {
	const place = outerBounds(upper);
	const under: LeafElement[] = [];
	for (const element of elements) {
		if (element.id === upper.id) break;
		if (isSeen(element) && meets(element, place)) under.push(element);
	}
	return under;
}

/** Colours at points spread over where letters are printed: all, or those at some places of the text. */
export function groundUnder(
	text: TextElement,
	under: readonly LeafElement[],
	side: SideFormat,
	{ cloth, tonesOf }: Surroundings,
	shaper: TextShaper,
	among: (letter: number) => boolean = () => true,
): Ground {
	const ground = rgbOf(cloth ?? LIGHT);
	if (under.length === 0) return { columns: 1, colors: [ground] };
	const shaped = shaper.shape(text);
	const ink = inkBounds(shaped, text.size) ?? wholeBox(text);
	const layers = layersUnder(under, pageBounds(text, ink), side, tonesOf, shaper);
	const matrix = boxMatrix(text);
	const { columns, points, letters } = pointsOver(shaped, text.size, among);
	const colors = points.map((own) => {
		const point = own && apply(matrix, own);
		if (!point || !isPrinted(point, side)) return undefined;
		return layers.reduce<Rgb | null>((color, layer) => layer(point, color), ground);
	});
	return { columns, colors, letters };
}

/** At those points that are on the page; null: not known. */
export function colorsAt(...asked: Parameters<typeof groundAt>): readonly (Rgb | null)[] {
	return groundAt(...asked).filter((color) => color !== undefined);
}

/** At points of the page; undefined: not on it, null: not known. Without a shaper emoji are left out. */
export function groundAt(
	points: readonly Point[],
	under: readonly LeafElement[],
	side: SideFormat,
	{ cloth, tonesOf }: Surroundings,
	shaper?: TextShaper,
): Ground["colors"] {
	const layers = under.map((element) => layerOf(element, side, tonesOf, shaper));
	const ground = rgbOf(cloth ?? LIGHT);
	return points.map((point) =>
		isPrinted(point, side) ? layers.reduce<Rgb | null>((color, layer) => layer(point, color), ground) : undefined,
	);
}

/** From the page up; what is hidden altogether is left out. */
function layersUnder(
	elements: readonly LeafElement[],
	place: Bounds,
	side: SideFormat,
	tonesOf: Surroundings["tonesOf"],
	shaper: TextShaper,
): readonly Layer[] {
	const layers: Layer[] = [];
	for (const element of elements.toReversed()) {
		if (!meets(element, place)) continue;
		layers.unshift(layerOf(element, side, tonesOf, shaper));
		if (covers(element, place)) break;
	}
	return layers;
}

function layerOf(
	element: LeafElement,
	side: SideFormat,
	tonesOf: Surroundings["tonesOf"],
	shaper: TextShaper | undefined,
): Layer {
	switch (element.kind) {
		case "text":
			return shaper ? emojiLayer(element, side, shaper) : (_point, under) => under;
		case "calendar":
			return (_point, under) => under;
		case "background":
			return backgroundLayer(element, side);
		case "qr":
			return ownLayer(
				element,
				(point) => inRectangle({ ...element, cornerRadius: 0 }, point),
				() => null,
			);
		case "clip-art": {
			const colorAt = clipArtColor(element);
			return ownLayer(
				element,
				(point) => colorAt(point) !== undefined,
				(point) => colorAt(point) ?? null,
			);
		}
		case "photo":
			return photoLayer(element, element.picture ? tonesOf(element.picture.id) : undefined);
		case "shape":
			return ownLayer(element, insideOf(element), paintAt(element.fill, formPath(element)));
	}
}

/** Only emoji are a ground. */
function emojiLayer(text: TextElement, side: SideFormat, shaper: TextShaper): Layer {
	const { matrix, opacity, body } = layoutElement(text, side, shaper);
	const inkAt = printedAt([{ type: "group", matrix, opacity, ...body }], () => undefined);
	return (point, under) => {
		const { color, alpha } = inkAt(point);
		return alpha > 0 ? laid(color, under, alpha) : under;
	};
}

function backgroundLayer({ fill, pattern, opacity }: BackgroundElement, side: SideFormat): Layer {
	const area = sideArea(side, "bleed");
	const ground = paintAt(fill, rectangle(area.x, area.y, area.width, area.height));
	const inked = pattern ? inPattern(pattern, area) : () => false;
	const ink = pattern ? rgbOf(pattern.color) : null;
	return (point, under) => laid(inked(point) ? ink : ground(point), under, opacity);
}

/** `inside` and `color` are asked in the element's own millimetres. */
function ownLayer(
	element: ShapeElement | QrElement | ClipArtElement,
	inside: (point: Point) => boolean,
	color: (point: Point) => Rgb | null,
): Layer {
	const own = invert(boxMatrix(element));
	return (point, under) => {
		const place = apply(own, point);
		return inside(place) ? laid(color(place), under, element.opacity) : under;
	};
}

function photoLayer(photo: PhotoElement, tones: PictureTones | undefined): Layer {
	const { crop, opacity, border, shadow } = photo;
	const colors = photo.adjustments && adjustmentMatrix(photo.adjustments);
	const own = invert(boxMatrix(photo));
	const inside = photo.mask ? insideOfPath(maskPath(photo)) : (point: Point) => inRectangle(photo, point);
	const fromEdge = border || shadow ? distanceToPath(maskPath(photo)) : () => 0;
	return (point, under) => {
		const [x, y] = apply(own, point);
		if (!inside([x, y])) {
			if (!shadow) return under;
			const cast: Point = [x - shadow.x, y - shadow.y];
			const depth = inside(cast) ? fromEdge(cast) : -fromEdge(cast);
			return laid(rgbOf(shadow.color), under, shadow.opacity * opacity * shadeAt(depth, shadow.blur));
		}
		if (border && fromEdge([x, y]) < border.width) return laid(rgbOf(border.color), under, opacity);
		if (!tones) return null;
		const { width, height, data } = tones;
		const [u, v] = mirroredPoint(photo, [x / photo.width, y / photo.height]);
		const column = cell((crop.x + u * crop.width) * width, width);
		const row = cell((crop.y + v * crop.height) * height, height);
		const at = (row * width + column) * 4;
		const pixel = Uint8Array.of(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, data[at + 3] ?? 0);
		if (colors) recolor(pixel, 4, colors);
		const [red = 0, green = 0, blue = 0, alpha = 0] = pixel;
		return laid([red, green, blue], under, (alpha / 255) * opacity);
	};
}

/** How much of a shadow is left so far within its edge. */
function shadeAt(depth: number, blur: number): number {
	return blur === 0 ? Number(depth > 0) : Math.min(1, Math.max(0, 0.5 + depth / (2.5 * blur)));
}

function laid(over: Rgb | null, under: Rgb | null, opacity: number): Rgb | null {
	if (over && opacity === 1) return over;
	return over && under && blended(over, under, opacity);
}

/** For points in the shape's own millimetres. */
function insideOf(shape: ShapeElement): (point: Point) => boolean {
	if (shape.form === "rectangle") return (point) => inRectangle(shape, point);
	return shape.form === "line" ? () => false : insideOfPath(formPath(shape));
}

type RoundedBox = Box & Pick<PhotoElement, "cornerRadius">;

function inRectangle({ width, height, cornerRadius }: RoundedBox, [x, y]: Point): boolean {
	const radius = Math.min(cornerRadius, width / 2, height / 2);
	const across = Math.max(radius - x, x - (width - radius));
	const down = Math.max(radius - y, y - (height - radius));
	return across > 0 && down > 0 ? Math.hypot(across, down) <= radius : Math.max(across, down) <= radius;
}

function isSeen(element: LeafElement): boolean {
	if (element.opacity === 0 || element.kind === "calendar") return false;
	if (element.kind === "text") return isEmojiPicture(element);
	if (element.kind === "clip-art") return true;
	if (element.kind === "qr") return element.text.trim() !== "";
	return element.kind === "photo" ? element.picture !== null : element.fill !== null;
}

function meets(element: LeafElement, place: Bounds): boolean {
	if (element.kind === "background") return true;
	const { left, top, right, bottom } = outerBounds(element);
	return right > place.left && left < place.right && bottom > place.top && top < place.bottom;
}

/** Asked for every pair at every change; elements are never changed, only replaced. */
const knownBounds = new WeakMap<Box, Bounds>();

function outerBounds(box: Box): Bounds {
	const known = knownBounds.get(box) ?? pageBounds(box, paintedBox(box));
	knownBounds.set(box, known);
	return known;
}

/** With the shadow that a photo casts. */
function paintedBox(box: Box & { readonly shadow?: Shadow }): Bounds {
	const { left, top, right, bottom } = wholeBox(box);
	if (!box.shadow) return { left, top, right, bottom };
	const { x, y, blur } = box.shadow;
	const reach = blur * BLUR_REACH;
	return {
		left: Math.min(left, left + x - reach),
		top: Math.min(top, top + y - reach),
		right: Math.max(right, right + x + reach),
		bottom: Math.max(bottom, bottom + y + reach),
	};
}

function covers(element: LeafElement, place: Bounds): boolean {
	if (element.opacity < 1) return false;
	if (element.kind === "background") return true;
	if (element.kind !== "shape" || element.form !== "rectangle" || element.rotation !== 0 || element.cornerRadius > 0)
		return false;
	const { left, top, right, bottom } = outerBounds(element);
	return left <= place.left && top <= place.top && right >= place.right && bottom >= place.bottom;
}

/** So fine that a letter of a usual line can be judged by itself; where a shorter line has no letters there is no point. */
function pointsOver({ lines }: ShapedText, textSize: number, among: (letter: number) => boolean) {
	const written = lines.filter(({ width }) => width > 0);
	const left = Math.min(...written.map(({ x }) => x));
	const right = Math.max(...written.map(({ x, width }) => x + width));
	const longest = Math.max(0, ...written.map(({ from, to }) => to - from));
	const columns = Math.min(MOST_COLUMNS, Math.max(COLUMNS, longest * COLUMNS_OF_A_LETTER));
	const rows = Math.max(2, Math.ceil(ROWS / Math.max(1, written.length)));
	const letters: number[] = [];
	const points = written.flatMap((line) => {
		const { x, width, baseline, size = textSize } = line;
		return Array.from({ length: rows * columns }, (_, index): Point | undefined => {
			const across = left + ((right - left) * ((index % columns) + 0.5)) / columns;
			const down = (Math.floor(index / columns) + 0.5) / rows;
			const letter = nearestCell(line, [across, baseline])?.from ?? 0;
			letters.push(letter);
			if (across < x || across > x + width || !among(letter)) return undefined;
			return bentPoint(line, [across, baseline - ASCENT * size + down * (ASCENT + DESCENT) * size]);
		});
	});
	return { columns, points, letters };
}

function isPrinted([x, y]: Point, side: SideFormat): boolean {
	return overhangOf([[x, y]], side, 0) <= 0;
}

function cell(at: number, count: number): number {
	return Math.min(count - 1, Math.max(0, Math.floor(at)));
}
