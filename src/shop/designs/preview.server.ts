import type { Locale } from "#core/sites.ts";
import type { DesignDocument, SideFormat } from "#design/document.ts";
import { drawingCost, MOST_COST_AT_ONCE } from "#design/drawing-cost.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { templateInLanguage, variesByLocale } from "#design/template-in-language.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { sceneInUse } from "#painters/mockup/mockup.server.ts";
import { pictureSource } from "#shop/media/pictures.server.ts";
import type { Workshop } from "#shop/shop.ts";
import { drawPreview, type PreviewDrawing } from "./draw-preview.server.ts";
import { drawPreviewApart, type PreviewShop } from "./draw-preview-apart.server.ts";

export const PREVIEW_WIDTHS = [320, 640, 1000] as const;
export const PREVIEW_FORMATS = ["avif", "webp", "jpg"] as const satisfies PreviewDrawing["format"][];
type PreviewRequest = Pick<PreviewDrawing, "color" | "format"> & {
	document: DesignDocument;
	/** SHA-256 of the document: the file's key, so that a changed design is a new picture. */
	hash: string;
	side: SideFormat & { scene: string | null };
	width: (typeof PREVIEW_WIDTHS)[number];
	/** The side as it is printed, or the product where it is used (`sceneInUse`), instead of in the studio. */
	as?: "flat" | "use" | undefined;
	/** Drawn for this once: the file store gets no copy. */
	passing?: boolean;
	/** Whose words a template is shown in; absent: as it was drawn. */
	reader?: Locale | undefined;
	/** Everybody sees it: it is drawn once, for all. */
	published?: boolean;
};

/** Raised where the same design in the same scene comes out as another picture (decision 0264). */
const LOOK = 5;

/** What this process draws of published designs, in up to a tenth of a second: each is looked at by many, and drawn once. */
const MOST_COST_OF_PUBLISHED = 10_000;

const underWay = new Map<string, Promise<Buffer | "busy">>();

/**
 * A product with this design on it, composed once and then kept in the file store; "busy": it is elaborate and cannot be
 * drawn just now. A job is never told so, and waits for no visitor's.
 */
export async function preview(shop: PreviewShop, request: PreviewRequest): Promise<Buffer | "busy"> {
	const { hash, side, color, width, format, as } = request;
	const reader = readerOf(request);
	// Another product may have the same side with the same design on it.
	const kind = as === "flat" ? "flat" : `${as ?? "studio"}${LOOK}-${side.scene ?? "none"}`;
	const key = `${previewFolder(hash)}/${reader ? `${reader}-` : ""}${kind}-${side.code}-${color?.slice(1) ?? "plain"}-${width}.${format}`;
	if (await shop.files.has(key)) return Buffer.from(await shop.files.get(key));
	const drawing = shop.clientAddress === undefined ? `job ${key}` : key;
	const running = underWay.get(drawing);
	if (running) return running;
	const made = make(shop, request).then(async (bytes) => {
		if (bytes !== "busy" && !request.passing) await shop.files.put(key, bytes);
		return bytes;
	});
	underWay.set(drawing, made);
	return made.finally(() => underWay.delete(drawing));
}

/** Pictures of a document that nobody shows any more. */
export async function removePreviews(shop: Pick<Workshop, "files">, hash: string): Promise<void> {
	await shop.files.removeFolder(previewFolder(hash));
}

/** The code of the locale that it is drawn for, where it is another picture in another one. */
function readerOf({ document, reader }: PreviewRequest): string | undefined {
	return reader && variesByLocale(document) ? reader.code : undefined;
}

function previewFolder(hash: string): string {
	return `previews/${hash.slice(0, 2)}/${hash}`;
}

/** What is elaborate would hold up everybody else's pages: it is drawn apart. */
async function make(shop: PreviewShop, request: PreviewRequest): Promise<Buffer | "busy"> {
	const { document, reader, hash, color, width, format, as } = request;
	const drawn = document.sides.find((candidate) => candidate.code === request.side.code);
	if (!drawn) throw new Error(`The document has no side ${request.side.code}`);
	const alone = { ...document, sides: [drawn] };
	const side = reader ? templateInLanguage(alone, reader, serverShaper()).sides[0]! : drawn;
	const studio = request.side.scene;
	const scene = as === "use" && studio ? ((await sceneInUse(studio)) ?? null) : studio;
	const drawing = { side, scene, color, width, format, flat: as === "flat" };
	const cost = drawingCost(flatElements(side.elements));
	const most = request.published ? MOST_COST_OF_PUBLISHED : MOST_COST_AT_ONCE;
	if (cost > most)
		return drawPreviewApart(shop, drawing, { name: [hash, readerOf(request)].filter(Boolean).join("-"), cost });
	return drawPreview(drawing, pictureSource(shop));
}
