import { blended, LIGHT, type Rgb, rgbOf } from "#design/contrast.ts";
import type {
	Box,
	DesignElement,
	DesignSide,
	PhotoElement,
	ShapeElement,
	SideFormat,
	TextElement,
} from "#design/document.ts";
import type { Bounds } from "#design/geometry/bounds.ts";
import { apply, boxMatrix, invert, type Point } from "#design/geometry/matrix.ts";
import { pageBounds, wholeBox } from "#design/preflight/placement.ts";
import { inkBounds } from "#design/preflight/text-fit.ts";
import type { TextShaper } from "#design/text-shaping.ts";

/** A small copy of an upright picture: rows of red, green, blue and alpha, 0 to 255. */
export type PictureTones = { readonly width: number; readonly height: number; readonly data: ArrayLike<number> };

export type Surroundings = {
	/** The colour of the product itself; null is white. */
	readonly cloth: string | null;
	/** undefined: not known yet. */
	tonesOf(pictureId: string): PictureTones | undefined;
};

/** The colour at a point of the page, over what lies under it. */
type Layer = (point: Point, under: Rgb) => Rgb;

const COLUMNS = 24;
const ROWS = 4;

/** What may be seen behind the text, in paint order. */
export function elementsUnder(text: TextElement, { elements }: DesignSide): readonly DesignElement[] {
	const place = outerBounds(text);
	const under: DesignElement[] = [];
	for (const element of elements) {
		if (element.id === text.id) break;
		if (isSeen(element) && meets(element, place)) under.push(element);
	}
	return under;
}

/** Colours at points spread over where letters are printed; null where what lies there can't be told. */
export function groundUnder(
	text: TextElement,
	under: readonly DesignElement[],
	side: SideFormat,
	{ cloth, tonesOf }: Surroundings,
	shaper: TextShaper,
): readonly Rgb[] | null {
	const ground = rgbOf(cloth ?? LIGHT);
	if (under.length === 0) return [ground];
	const ink = inkBounds(shaper.shape(text), text.size) ?? wholeBox(text);
	const layers = layersUnder(under, pageBounds(text, ink), tonesOf);
	if (!layers) return null;
	const matrix = boxMatrix(text);
	const points = pointsOver(ink).map((point) => apply(matrix, point));
	const printed = points.filter(([x, y]) => x >= 0 && y >= 0 && x <= side.width && y <= side.height);
	if (printed.length === 0) return null;
	return printed.map((point) => layers.reduce((color, layer) => layer(point, color), ground));
}

/** From the page up; what is hidden altogether is left out. */
function layersUnder(
	elements: readonly DesignElement[],
	place: Bounds,
	tonesOf: Surroundings["tonesOf"],
): readonly Layer[] | null {
	const layers: Layer[] = [];
	for (const element of elements.toReversed()) {
		if (!meets(element, place)) continue;
		const layer = layerOf(element, tonesOf);
		if (!layer) return null;
		layers.unshift(layer);
		if (covers(element, place)) break;
	}
	return layers;
}

function layerOf(element: DesignElement, tonesOf: Surroundings["tonesOf"]): Layer | null {
	switch (element.kind) {
		case "text":
			return null;
		case "background":
			return plainLayer(element, () => true);
		case "photo": {
			const tones = element.picture && tonesOf(element.picture.id);
			return tones ? photoLayer(element, tones) : null;
		}
		case "shape": {
			const inside = insideOf(element);
			const own = invert(boxMatrix(element));
			return inside && plainLayer(element, (point) => inside(apply(own, point)));
		}
	}
}

function plainLayer(
	{ fill, opacity }: Pick<ShapeElement, "fill" | "opacity">,
	inside: (point: Point) => boolean,
): Layer | null {
	if (fill?.type !== "solid") return null;
	const color = rgbOf(fill.color);
	return (point, under) => (inside(point) ? blended(color, under, opacity) : under);
}

function photoLayer(photo: PhotoElement, { width, height, data }: PictureTones): Layer {
	const { crop, opacity } = photo;
	const own = invert(boxMatrix(photo));
	return (point, under) => {
		const [x, y] = apply(own, point);
		if (!inRectangle(photo, [x, y])) return under;
		const column = cell((crop.x + (x / photo.width) * crop.width) * width, width);
		const row = cell((crop.y + (y / photo.height) * crop.height) * height, height);
		const at = (row * width + column) * 4;
		const [red = 0, green = 0, blue = 0, alpha = 0] = [data[at], data[at + 1], data[at + 2], data[at + 3]];
		return blended([red, green, blue], under, (alpha / 255) * opacity);
	};
}

/** For points in the shape's own millimetres; null where that would take more than is worth it. */
function insideOf(shape: ShapeElement): ((point: Point) => boolean) | null {
	const { form, width, height } = shape;
	if (form === "rectangle") return (point) => inRectangle(shape, point);
	if (form === "ellipse") return ([x, y]) => Math.hypot(x / width - 0.5, y / height - 0.5) <= 0.5;
	return null;
}

function inRectangle({ width, height, cornerRadius }: PhotoElement | ShapeElement, [x, y]: Point): boolean {
	const radius = Math.min(cornerRadius, width / 2, height / 2);
	const across = Math.max(radius - x, x - (width - radius));
	const down = Math.max(radius - y, y - (height - radius));
	return across > 0 && down > 0 ? Math.hypot(across, down) <= radius : Math.max(across, down) <= radius;
}

function isSeen(element: DesignElement): boolean {
	if (element.opacity === 0 || element.kind === "text") return false;
	return element.kind === "photo" ? element.picture !== null : element.fill !== null;
}

function meets(element: DesignElement, place: Bounds): boolean {
	if (element.kind === "background") return true;
	const { left, top, right, bottom } = outerBounds(element);
	return right > place.left && left < place.right && bottom > place.top && top < place.bottom;
}

/** Asked for every pair at every change; elements are never changed, only replaced. */
const knownBounds = new WeakMap<Box, Bounds>();

function outerBounds(box: Box): Bounds {
	const known = knownBounds.get(box) ?? pageBounds(box, wholeBox(box));
	knownBounds.set(box, known);
	return known;
}

function covers(element: DesignElement, place: Bounds): boolean {
	if (element.kind === "photo" || element.kind === "text" || element.opacity < 1) return false;
	if (element.kind === "background") return true;
	if (element.form !== "rectangle" || element.rotation !== 0 || element.cornerRadius > 0) return false;
	const { left, top, right, bottom } = outerBounds(element);
	return left <= place.left && top <= place.top && right >= place.right && bottom >= place.bottom;
}

function pointsOver({ left, top, right, bottom }: Bounds): readonly Point[] {
	return Array.from(
		{ length: COLUMNS * ROWS },
		(_, index): Point => [
			left + ((right - left) * ((index % COLUMNS) + 0.5)) / COLUMNS,
			top + ((bottom - top) * (Math.floor(index / COLUMNS) + 0.5)) / ROWS,
		],
	);
}

function cell(at: number, count: number): number {
	return Math.min(count - 1, Math.max(0, Math.floor(at)));
}
