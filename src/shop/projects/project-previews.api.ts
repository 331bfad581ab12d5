import { isUuid } from "#core/identifiers.ts";
import { findArticle } from "#shop/catalog/catalog.server.ts";
import { answerPreview } from "#shop/designs/preview-answer.server.ts";
import type { OpenApiApp } from "#shop/open-api-app.ts";
import { refusal } from "#shop/refusal.ts";
import { findProject } from "./projects.server.ts";

/** The visitor's own project on its product: /previews/projects/{project}/{hash}/{file} */
export function mountProjectPreviews(app: OpenApiApp): void {
	app.get("/previews/projects/:project/:version/:file", async (context) => {
		const shop = context.get("shop");
		const { project: id, version, file } = context.req.param();
		const project = isUuid(id) ? await findProject(shop, id) : undefined;
		const article = project && (await findArticle(shop, project.articleId));
		const picture =
			project && article
				? await answerPreview(shop, {
						document: project.document,
						hash: project.hash,
						article,
						version,
						file,
						audience: "private",
					})
				: undefined;
		return picture ?? refusal(shop, 404, 4040, "api:unknownPicture");
	});
}
