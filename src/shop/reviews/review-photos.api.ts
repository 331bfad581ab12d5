import { parseId } from "#core/identifiers.ts";
import { derivedPicture } from "#shop/media/derived-picture.server.ts";
import type { OpenApiApp } from "#shop/open-api-app.ts";
import { refusal } from "#shop/refusal.ts";
import { findReviewPhoto } from "./reviews.server.ts";

const FILE = /^(\d)-(320|640|1200)\.(jpg|webp)$/;

/** Photos of published reviews, for everybody, as smaller copies: /reviews/photos/{review}/{index}-{width}.{format} */
export function mountReviewPhotos(app: OpenApiApp): void {
	app.get("/reviews/photos/:review/:file", async (context) => {
		const shop = context.get("shop");
		const [, index, width, format] = FILE.exec(context.req.param("file")) ?? [];
		const review = parseId(context.req.param("review"));
		const picture = review && index ? await findReviewPhoto(shop, review, Number(index)) : undefined;
		if (!picture || !width) return refusal(shop, 404, 4040, "api:unknownPicture");
		const bytes = await derivedPicture(shop, picture, Number(width), format === "webp" ? "webp" : "jpg");
		const type = format === "webp" ? "image/webp" : "image/jpeg";
		// A photo that is taken back is gone within the hour.
		return new Response(new Uint8Array(bytes), {
			headers: { "content-type": type, "cache-control": "public, max-age=3600" },
		});
	});
}
