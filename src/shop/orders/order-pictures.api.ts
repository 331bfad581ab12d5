import { sidesOf, variantsOf } from "#shop/catalog/catalog.server.ts";
import { documentHash } from "#shop/designs/document-hash.server.ts";
import { preview } from "#shop/designs/preview.server.ts";
import type { OpenApiApp } from "#shop/open-api-app.ts";
import { problem } from "#shop/problem.ts";
import { findOrder, linesOf } from "./orders.server.ts";

/** A line's product as it was approved: /previews/orders/{public_id}/{position}.jpg. The public id is the key. */
export function mountOrderPictures(app: OpenApiApp): void {
	app.get("/previews/orders/:publicId/:file", async (context) => {
		const shop = context.get("shop");
		const missing = () => problem(404, 4040, "Not found", "No such picture.");
		const position = Number(/^(\d{1,3})\.jpg$/.exec(context.req.param("file"))?.[1]);
		const order = await findOrder(shop, context.req.param("publicId"));
		const line = order && (await linesOf(shop, order.id)).find((each) => each.position === position);
		if (!line) return missing();
		const sides = (await sidesOf(shop, [line.articleId])).get(line.articleId) ?? [];
		const filled = line.document.sides.find((side) => side.elements.length > 0)?.code;
		const side = sides.find((each) => each.code === filled) ?? sides[0];
		const variant = (await variantsOf(shop, [line.articleId]))
			.get(line.articleId)
			?.find(({ id }) => id === line.variantId);
		if (!side) return missing();
		const bytes = await preview(shop, {
			document: line.document,
			hash: documentHash(line.document),
			side,
			color: variant?.colorValue ?? null,
			width: 640,
			format: "jpg",
		});
		return new Response(new Uint8Array(bytes), {
			headers: { "content-type": "image/jpeg", "cache-control": "private, max-age=31536000, immutable" },
		});
	});
}
