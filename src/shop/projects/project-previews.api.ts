import { findArticle } from "#shop/catalog/catalog.server.ts";
import { PREVIEW_FORMATS, PREVIEW_WIDTHS, preview } from "#shop/designs/preview.server.ts";
import type { OpenApiApp } from "#shop/open-api-app.ts";
import { problem } from "#shop/problem.ts";
import { findProject } from "./projects.server.ts";

const FILE = /^([a-z0-9-]+?)-(\d+)-(320|640|1000)\.(avif|webp|jpg)$/;
const CONTENT_TYPES = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;

/** The visitor's own project on its product: /previews/projects/{project}/{hash}/{side}-{variant}-{width}.{format} */
export function mountProjectPreviews(app: OpenApiApp): void {
	app.get("/previews/projects/:project/:hash/:file", async (context) => {
		const shop = context.get("shop");
		const missing = () => problem(404, 4040, "Not found", "No such picture.");
		const [, sideCode, variantId, widthText, formatText] = FILE.exec(context.req.param("file")) ?? [];
		const width = PREVIEW_WIDTHS.find((known) => String(known) === widthText);
		const format = PREVIEW_FORMATS.find((known) => known === formatText);
		const id = context.req.param("project");
		if (!width || !format || !/^[0-9a-f-]{36}$/.test(id)) return missing();
		const project = await findProject(shop, id);
		const article = project && (await findArticle(shop, project.articleId));
		const side = article?.sides.find((candidate) => candidate.code === sideCode);
		const variant = article?.variants.find((candidate) => candidate.id === Number(variantId));
		if (!project || !side || !variant) return missing();
		const { document, hash } = project;
		const bytes = await preview(shop, { document, hash, side, color: variant.colorValue, width, format });
		return new Response(new Uint8Array(bytes), {
			headers: { "content-type": CONTENT_TYPES[format], "cache-control": "private, max-age=31536000, immutable" },
		});
	});
}
