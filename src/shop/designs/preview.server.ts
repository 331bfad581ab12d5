import type { DesignDocument, SideFormat } from "#design/document.ts";
import { sideArea } from "#design/geometry/side-area.ts";
import { layoutSide } from "#design/layout.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { chooseScene, renderMockup } from "#painters/mockup/mockup.server.ts";
import { designRaster } from "#painters/mockup/mockup-scene.ts";
import { renderPicture, renderPixels } from "#painters/png.server.ts";
import { pictureSource } from "#shop/media/pictures.server.ts";
import type { Workshop } from "#shop/shop.ts";

export const PREVIEW_WIDTHS = [320, 640, 1000] as const;
export const PREVIEW_FORMATS = ["avif", "webp", "jpg"] as const;
export type PreviewFormat = (typeof PREVIEW_FORMATS)[number];
export type PreviewRequest = {
	document: DesignDocument;
	/** SHA-256 of the document: the file's key, so that a changed design is a new picture. */
	hash: string;
	side: SideFormat & { scene: string | null };
	/** #rrggbb of the variant's material; null: as photographed. */
	color: string | null;
	width: (typeof PREVIEW_WIDTHS)[number];
	format: PreviewFormat;
	/** The side as it is printed, cut to size, instead of the product. */
	flat?: boolean;
	/** Drawn for this once: the file store gets no copy. */
	passing?: boolean;
};

const underWay = new Map<string, Promise<Buffer>>();

/** A product with this design on it, composed once and then kept in the file store. */
export async function preview(shop: Pick<Workshop, "db" | "files">, request: PreviewRequest): Promise<Buffer> {
	const { hash, side, color, width, format, flat } = request;
	const key = `${previewFolder(hash)}/${flat ? "flat-" : ""}${side.code}-${color?.slice(1) ?? "plain"}-${width}.${format}`;
	if (await shop.files.has(key)) return Buffer.from(await shop.files.get(key));
	const running = underWay.get(key);
	if (running) return running;
	const made = make(shop, request).then(async (bytes) => {
		if (!request.passing) await shop.files.put(key, bytes);
		return bytes;
	});
	underWay.set(key, made);
	return made.finally(() => underWay.delete(key));
}

/** Pictures of a document that nobody shows any more. */
export async function removePreviews(shop: Pick<Workshop, "files">, hash: string): Promise<void> {
	await shop.files.removeFolder(previewFolder(hash));
}

function previewFolder(hash: string): string {
	return `previews/${hash.slice(0, 2)}/${hash}`;
}

async function make(shop: Pick<Workshop, "db" | "files">, request: PreviewRequest): Promise<Buffer> {
	const side = request.document.sides.find((candidate) => candidate.code === request.side.code);
	if (!side) throw new Error(`The document has no side ${request.side.code}`);
	const display = layoutSide(side, serverShaper());
	const pictures = pictureSource(shop);
	if (request.flat || !request.side.scene) {
		const area = sideArea(side, "trim");
		const format = request.format === "jpg" ? "jpeg" : request.format;
		const options = { area, pixelsPerMm: request.width / area.width, format } as const;
		const printed = { ...options, background: request.color ?? "#ffffff", medium: "print" } as const;
		return (await renderPicture(display, request.flat ? printed : options, pictures)).bytes;
	}
	const scene = await chooseScene(request.side.scene, side);
	const pixels = await renderPixels(display, designRaster(side, scene), pictures);
	return renderMockup(
		scene.name,
		{ width: pixels.width, height: pixels.height, rgba: pixels.data },
		{ width: request.width, format: request.format, ...(request.color ? { tint: request.color } : {}) },
	);
}
