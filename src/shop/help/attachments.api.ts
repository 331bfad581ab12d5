import type { OpenApiApp } from "#shop/open-api-app.ts";
import { refusal } from "#shop/refusal.ts";
import { readAttachment } from "./own-tickets.server.ts";

/** What hangs on the customer's own tickets, as downloads: nothing of it is ever opened as a page of the shop. */
export function mountAttachments(app: OpenApiApp): void {
	app.get("/accounts/tickets/files/:id", async (context) => {
		const shop = context.get("shop");
		const file = shop.customer?.may.tickets ? await readAttachment(shop, context.req.param("id")) : undefined;
		if (!file) return refusal(shop, 404, 4040, "api:unknownFile");
		return new Response(new Uint8Array(file.bytes), {
			headers: {
				"content-type": file.contentType,
				"content-disposition": `attachment; filename*=UTF-8''${encoded(file.fileName)}`,
				"cache-control": "private, no-store",
			},
		});
	});
}

/** RFC 8187: what encodeURIComponent leaves and a header may not hold. */
function encoded(name: string): string {
	return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
