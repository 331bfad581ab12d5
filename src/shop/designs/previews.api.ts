import { findArticle } from "#shop/catalog/catalog.server.ts";
import type { OpenApiApp } from "#shop/open-api-app.ts";
import { problem } from "#shop/problem.ts";
import { findApplication } from "./designs.server.ts";
import { documentHash } from "./document-hash.server.ts";
import { PREVIEW_FORMATS, PREVIEW_WIDTHS, preview } from "./preview.server.ts";

const FILE = /^([a-z0-9-]+?)-(\d+)-(320|640|1000)\.(avif|webp|jpg)$/;
const CONTENT_TYPES = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;

/**
 * Products with a published design, or with nothing on them, composed by the program:
 * /previews/articles/{article}/{version}/{side}-{variant}-{width}.{format} and /previews/designs/{design}/{article}/...
 */
export function mountPreviews(app: OpenApiApp): void {
	app.get("/previews/articles/:article/:version/:file", (context) =>
		answerPreview(context.get("shop"), Number(context.req.param("article")), undefined, context.req.param("file")),
	);
	app.get("/previews/designs/:design/:article/:version/:file", (context) =>
		answerPreview(
			context.get("shop"),
			Number(context.req.param("article")),
			Number(context.req.param("design")),
			context.req.param("file"),
		),
	);
}

type PreviewShop = Parameters<typeof findArticle>[0] & Parameters<typeof preview>[0];

async function answerPreview(
	shop: PreviewShop,
	articleId: number,
	designId: number | undefined,
	file: string,
): Promise<Response> {
	const missing = () => problem(404, 4040, "Not found", "No such picture.");
	const [, sideCode, variantId, widthText, formatText] = FILE.exec(file) ?? [];
	const width = PREVIEW_WIDTHS.find((known) => String(known) === widthText);
	const format = PREVIEW_FORMATS.find((known) => known === formatText);
	if (!width || !format || !Number.isSafeInteger(articleId)) return missing();
	const article = await findArticle(shop, articleId);
	const side = article?.sides.find((candidate) => candidate.code === sideCode);
	const variant = article?.variants.find((candidate) => candidate.id === Number(variantId));
	if (!article || !side || !variant) return missing();
	const application = designId === undefined ? undefined : await findApplication(shop, designId, articleId);
	if (designId !== undefined && !application) return missing();
	const blank = { version: 1, sides: article.sides.map((blankSide) => ({ ...blankSide, elements: [] })) } as const;
	const document = application?.document ?? blank;
	const bytes = await preview(shop, {
		document,
		hash: application?.hash ?? documentHash(document),
		side,
		color: variant.colorValue,
		width,
		format,
	});
	return new Response(new Uint8Array(bytes), {
		headers: { "content-type": CONTENT_TYPES[format], "cache-control": "public, max-age=31536000, immutable" },
	});
}
