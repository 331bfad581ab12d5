import type { DesignDocument, SideFormat } from "#design/document.ts";
import { drawingCost, MOST_COST_AT_ONCE } from "#design/drawing-cost.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { pictureSource } from "#shop/media/pictures.server.ts";
import type { Workshop } from "#shop/shop.ts";
import { drawPreview } from "./draw-preview.server.ts";
import { drawPreviewApart } from "./draw-preview-apart.server.ts";

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

const underWay = new Map<string, Promise<Buffer | "busy">>();

/** A product with this design on it, composed once and then kept in the file store; "busy": too many elaborate ones wait. */
export async function preview(shop: Pick<Workshop, "db" | "files">, request: PreviewRequest): Promise<Buffer | "busy"> {
	const { hash, side, color, width, format, flat } = request;
	const key = `${previewFolder(hash)}/${flat ? "flat-" : ""}${side.code}-${color?.slice(1) ?? "plain"}-${width}.${format}`;
	if (await shop.files.has(key)) return Buffer.from(await shop.files.get(key));
	const running = underWay.get(key);
	if (running) return running;
	const made = make(shop, request).then(async (bytes) => {
		if (bytes !== "busy" && !request.passing) await shop.files.put(key, bytes);
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

/** What is elaborate would hold up everybody else's pages: it is drawn apart. */
async function make(shop: Pick<Workshop, "db" | "files">, request: PreviewRequest): Promise<Buffer | "busy"> {
	const side = request.document.sides.find((candidate) => candidate.code === request.side.code);
	if (!side) throw new Error(`The document has no side ${request.side.code}`);
	const { color, width, format, flat = false } = request;
	const drawing = { side, scene: request.side.scene, color, width, format, flat };
	if (drawingCost(flatElements(side.elements)) > MOST_COST_AT_ONCE) return drawPreviewApart(shop, drawing);
	return drawPreview(drawing, pictureSource(shop));
}
