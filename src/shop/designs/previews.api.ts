import { type Locale, localeByCode } from "#core/sites.ts";
import { findArticle } from "#shop/catalog/catalog.server.ts";
import type { OpenApiApp } from "#shop/open-api-app.ts";
import { refusal } from "#shop/refusal.ts";
import type { Shop } from "#shop/shop.ts";
import { findApplication } from "./designs.server.ts";
import { documentHash } from "./document-hash.server.ts";
import { answerPreview } from "./preview-answer.server.ts";

type Asked = { article: number; design?: number; version?: string; file: string; reader?: Locale | undefined };

const VERSION = /^([0-9a-f]*)(?:-(.+))?$/;

/**
 * Products with a published design, or with nothing on them, composed by the program:
 * /previews/articles/{article}/{file} and /previews/designs/{design}/{article}/{hash}-{locale}/{file}
 */
export function mountPreviews(app: OpenApiApp): void {
	app.get("/previews/articles/:article/:file", (context) => {
		const { article, file } = context.req.param();
		return answer(context.get("shop"), { article: Number(article), file });
	});
	app.get("/previews/designs/:design/:article/:version/:file", (context) => {
		const { design, article, version, file } = context.req.param();
		const shop = context.get("shop");
		const [, hash = "", code] = VERSION.exec(version) ?? [];
		const reader = code === undefined ? undefined : localeByCode(shop.brand.code, code)?.locale;
		// Each name of no locale would be one more address to keep of the same picture.
		if (code !== undefined && !reader) return unknownPicture(shop);
		return answer(shop, { article: Number(article), design: Number(design), version: hash, file, reader });
	});
}

async function answer(shop: Shop, { article: id, design, version, file, reader }: Asked): Promise<Response> {
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
		article && wanted
			? await answerPreview(shop, { article, document, hash, version, file, audience, reader })
			: undefined;
	return picture ?? unknownPicture(shop);
}

function unknownPicture(shop: Shop): Response {
	return refusal(shop, 404, 4040, "api:unknownPicture");
}
