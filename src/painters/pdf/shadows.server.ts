import { MM_PER_INCH } from "#core/units.ts";
import type { DisplayList, DisplayNode, GroupNode, Shadow } from "#design/display-list.ts";
import type { SideFormat } from "#design/document.ts";
import { movedBounds, transformBounds } from "#design/geometry/bounds.ts";
import { BLUR_REACH, common, displayBounds, widened } from "#design/geometry/display-bounds.ts";
import { IDENTITY, invert, type Matrix, multiply } from "#design/geometry/matrix.ts";
import { type Area, sideArea } from "#design/geometry/side-area.ts";
import type { OutputColors } from "#painters/pdf/output-colors.server.ts";
import { type PdfColor, type PdfDocument, type PdfReference, streamObject } from "#painters/pdf/pdf-document.server.ts";
import type { PictureSource } from "#painters/picture-derivative.server.ts";
import { renderPixels } from "#painters/png.server.ts";
import { blurredPixels } from "#painters/soften.server.ts";

export type PdfShadow = { readonly name: string; readonly object: PdfReference; readonly area: Area };
export type PdfShadows = ReadonlyMap<GroupNode, PdfShadow>;
type Casting = { readonly group: GroupNode; readonly shadow: Shadow; readonly matrix: Matrix };

const SHARP_DPI = 300;
/** From half a millimetre on a blur leaves nothing that more dots would show. */
const SOFT_DPI = 150;
const SOFT_FROM = 0.5;
/** As many as an A4 sheet has: what casts a larger shadow is seen from farther away. */
const MOST_PIXELS = 9_000_000;

/** A shadow is one colour through a soft mask, the outline of what casts it: of a cut-out, its own. */
export async function planShadows(
	pdf: PdfDocument,
	sides: readonly { readonly side: SideFormat; readonly displays: readonly DisplayList[] }[],
	pictures: PictureSource,
	colors: OutputColors,
): Promise<PdfShadows> {
	const shadows = new Map<GroupNode, PdfShadow>();
	for (const { side, displays } of sides) {
		for (const casting of displays.flat().flatMap((node) => castings(node, IDENTITY))) {
			if (shadows.has(casting.group)) continue;
			const seen = castingArea(casting, side);
			if (!seen) continue;
			const { area, pixelsPerMm } = pixelsOf(seen, casting.shadow.blur);
			const object = await shadowObject(pdf, casting, { area, pixelsPerMm }, pictures, colors);
			shadows.set(casting.group, { name: `Shadow${shadows.size}`, object, area });
		}
	}
	return shadows;
}

/** In the coordinates of the group that casts it. */
export function drawShadow(pdf: PdfDocument, { name, object, area }: PdfShadow, shadow: Shadow, opacity: number) {
	pdf.page.xobjects[name] = object;
	pdf.save().opacity(shadow.opacity * opacity);
	pdf.transform(area.width, 0, 0, -area.height, area.x + shadow.x, area.y + shadow.y + area.height);
	pdf.addContent(`/${name} Do`);
	pdf.restore();
}

function castings(node: DisplayNode, outer: Matrix): readonly Casting[] {
	if (node.type !== "group" || node.screenOnly) return [];
	const matrix = node.matrix ? multiply(outer, node.matrix) : outer;
	const inner = node.children.flatMap((child) => castings(child, matrix));
	return node.shadow ? [...inner, { group: node, shadow: node.shadow, matrix }] : inner;
}

/** What casts a shadow on the page, with room for its blur. */
function castingArea({ group, shadow, matrix }: Casting, side: SideFormat): Area | undefined {
	const casting = displayBounds(group.children);
	if (!casting || shadow.opacity === 0) return undefined;
	const { x, y, width, height } = sideArea(side, "bleed");
	const page = transformBounds({ left: x, top: y, right: x + width, bottom: y + height }, invert(matrix));
	const reach = shadow.blur * BLUR_REACH;
	const seen = movedBounds(widened(page, reach), -shadow.x, -shadow.y);
	const { left, top, right, bottom } = common(widened(casting, reach), seen);
	return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : undefined;
}

/** Whole pixels, all of them square. */
function pixelsOf(
	{ width, height, ...place }: Area,
	blur: number,
): { readonly area: Area; readonly pixelsPerMm: number } {
	const dpi = blur < SOFT_FROM ? SHARP_DPI : SOFT_DPI;
	const pixelsPerMm = Math.min(dpi / MM_PER_INCH, Math.sqrt(MOST_PIXELS / (width * height)));
	const whole = (length: number) => Math.ceil(length * pixelsPerMm) / pixelsPerMm;
	return { area: { ...place, width: whole(width), height: whole(height) }, pixelsPerMm };
}

async function shadowObject(
	pdf: PdfDocument,
	{ group, shadow }: Casting,
	{ area, pixelsPerMm }: ReturnType<typeof pixelsOf>,
	pictures: PictureSource,
	colors: OutputColors,
): Promise<PdfReference> {
	const options = { area, pixelsPerMm, background: null, medium: "print" } as const;
	const { data, width, height } = await renderPixels(group.children, options, pictures);
	const alpha = Buffer.alloc(width * height);
	for (let pixel = 0; pixel < alpha.length; pixel++) alpha[pixel] = data[pixel * 4 + 3]!;
	const soft = await blurredPixels(alpha, { width, height, channels: 1 }, shadow.blur * pixelsPerMm);
	const image = { Type: "XObject", Subtype: "Image", Width: width, Height: height };
	const mask = streamObject(pdf, { ...image, BitsPerComponent: 8, ColorSpace: "DeviceGray" }, soft);
	// All pixels are the first and only entry of its table.
	const only = ["Indexed", ...tableEntry(colors.flat(shadow.color, ""))];
	const plain = Buffer.alloc(Math.ceil(width / 8) * height);
	return streamObject(pdf, { ...image, BitsPerComponent: 1, ColorSpace: only, SMask: mask }, plain);
}

function tableEntry(color: PdfColor): readonly unknown[] {
	if (typeof color === "string") return ["DeviceRGB", 0, Buffer.from(color.slice(1), "hex")];
	return ["DeviceCMYK", 0, Buffer.from(color.map((percent) => Math.round(percent * 2.55)))];
}
