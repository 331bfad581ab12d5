import { findArticle } from "#shop/catalog/catalog.server.ts";
import type { OpenApiApp } from "#shop/open-api-app.ts";
import { refusal } from "#shop/refusal.ts";
import type { Shop } from "#shop/shop.ts";
import { findApplication } from "./designs.server.ts";
import { documentHash } from "./document-hash.server.ts";
import { answerPreview } from "./preview-answer.server.ts";

type Asked = { article: number; design?: number; version?: string; file: string };

/**
 * Products with a published design, or with nothing on them, composed by the program:
 * /previews/articles/{article}/{file} and /previews/designs/{design}/{article}/{hash}/{file}
 */
export function mountPreviews(app: OpenApiApp): void {
	app.get("/previews/articles/:article/:file", (context) => {
		const { article, file } = context.req.param();
		return answer(context.get("shop"), { article: Number(article), file });
	});
	app.get("/previews/designs/:design/:article/:version/:file", (context) => {
		const { design, article, version, file } = context.req.param();
		return answer(context.get("shop"), { article: Number(article), design: Number(design), version, file });
	});
}

async function answer(shop: Shop, { article: id, design, version, file }: Asked): Promise<Response> {
	const known = [id, design ?? 0].every((number) => Number.isSafeInteger(number) && number < 2 ** 31);
	const article = known ? await findArticle(shop, id) : undefined;
	const found = design !== undefined && article ? await findApplication(shop, design, id) : undefined;
	const application = found?.published || found?.ownerId === shop.customer?.id ? found : undefined;
	const wanted = design === undefined ? article : application;
	const blank = { version: 1, sides: article?.sides.map((side) => ({ ...side, elements: [] })) ?? [] } as const;
	const document = application?.document ?? blank;
	const hash = application?.hash ?? documentHash(document);
	const audience = application && !application.published ? "private" : "public";
	const picture =
		article && wanted ? await answerPreview(shop, { article, document, hash, version, file, audience }) : undefined;
	return picture ?? refusal(shop, 404, 4040, "api:unknownPicture");
}
