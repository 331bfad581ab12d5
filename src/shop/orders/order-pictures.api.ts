import { busyAnswer } from "#shop/designs/preview-answer.server.ts";
import type { OpenApiApp } from "#shop/open-api-app.ts";
import { refusal } from "#shop/refusal.ts";
import { productPicture, sidePicture } from "./line-pictures.server.ts";
import { findShownOrder } from "./order-readers.server.ts";
import { linesOf } from "./orders.server.ts";

const FILE = /^(\d{1,3})(?:-([a-z0-9-]+))?\.jpg$/;

/** What was approved: /previews/orders/{public_id}/{position}.jpg on its product, {position}-{side}.jpg flat as printed. */
export function mountOrderPictures(app: OpenApiApp): void {
	app.get("/previews/orders/:publicId/:file", async (context) => {
		const shop = context.get("shop");
		const [, position, sideCode] = FILE.exec(context.req.param("file")) ?? [];
		const order = await findShownOrder(shop, context.req.param("publicId"));
		const line = order && (await linesOf(shop, order.id)).find((each) => String(each.position) === position);
		const bytes =
			line && (await (sideCode === undefined ? productPicture(shop, line) : sidePicture(shop, line, sideCode)));
		if (bytes === "busy") return busyAnswer();
		if (!bytes) return refusal(shop, 404, 4040, "api:unknownPicture");
		return new Response(new Uint8Array(bytes), {
			headers: { "content-type": "image/jpeg", "cache-control": "private, max-age=31536000, immutable" },
		});
	});
}
