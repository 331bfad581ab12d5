import type { Locale } from "#core/sites.ts";
import type { DesignDocument } from "#design/document.ts";
import { sceneInUse } from "#painters/mockup/mockup.server.ts";
import type { Article } from "#shop/catalog/catalog.server.ts";
import type { Shop } from "#shop/shop.ts";
import type { PreviewShop } from "./draw-preview-apart.server.ts";
import { PREVIEW_FORMATS, PREVIEW_WIDTHS, preview } from "./preview.server.ts";

const FILE = /^(?:(flat|use)\.)?([a-z0-9-]+?)-(\d+)-(320|640|1000)\.(avif|webp|jpg)$/;
const CONTENT_TYPES = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;

type Shown = {
	article: Article;
	document: DesignDocument;
	hash: string;
	/** What the address said of the document: the start of its hash; nothing for a product without a design. */
	version: string | undefined;
	/** `{side}-{variant}-{width}.{format}`, after `flat.` the side as it is printed, after `use.` in use. */
	file: string;
	audience: "public" | "private";
	/** Whose words a template is shown in; absent: as it was drawn. */
	reader?: Locale | undefined;
};

/**
 * The picture that an address names, or nothing. It may be kept for ever only where the address names the document
 * as it is: an address of an older version gets today's picture, for once.
 */
export async function answerPreview(
	shop: PreviewShop & Pick<Shop, "site" | "clientAddress">,
	shown: Shown,
): Promise<Response | undefined> {
	const { article, document, hash, version, audience, reader } = shown;
	const [, asText, sideCode, variantId, widthText, formatText] = FILE.exec(shown.file) ?? [];
	const width = PREVIEW_WIDTHS.find((known) => String(known) === widthText);
	const format = PREVIEW_FORMATS.find((known) => known === formatText);
	const side = article.sides.find((candidate) => candidate.code === sideCode);
	const variant = article.variants.find((candidate) => candidate.id === Number(variantId));
	if (!width || !format || !side || !variant) return undefined;
	const as = asText === "flat" || asText === "use" ? asText : undefined;
	if (as === "use" && !(side.scene && (await sceneInUse(side.scene)))) return undefined;
	const passing = audience === "private" && shop.site.kiosk;
	const bytes = await preview(shop, {
		document,
		hash,
		side,
		color: as === "flat" ? variant.cloth : variant.colorValue,
		width,
		format,
		as,
		passing,
		reader,
		published: audience === "public",
	});
	if (bytes === "busy") return busyAnswer();
	const lasting = version !== undefined && version.length >= 12 && hash.startsWith(version);
	const aWhile = version === undefined ? "public, max-age=86400" : "no-store";
	return new Response(new Uint8Array(bytes), {
		headers: {
			"content-type": CONTENT_TYPES[format],
			"cache-control": lasting ? `${audience}, max-age=31536000, immutable` : aWhile,
		},
	});
}

/** Too many elaborate pictures wait to be drawn. */
export function busyAnswer(): Response {
	return new Response(null, { status: 503, headers: { "cache-control": "no-store", "retry-after": "30" } });
}
