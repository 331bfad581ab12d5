import type { OpenApiApp } from "#shop/open-api-app.ts";
import { refusal } from "#shop/refusal.ts";
import { readInvoiceFile } from "./list-invoices.server.ts";

const FILE = /^(F-[A-Z]{2}-\d{4}-\d{6,10})\.pdf$/;

/** /accounts/invoices/{number}.pdf, answered to its owner only. */
export function mountInvoiceFiles(app: OpenApiApp): void {
	app.get("/accounts/invoices/:file", async (context) => {
		const shop = context.get("shop");
		const [file, number] = FILE.exec(context.req.param("file")) ?? [];
		const bytes = number && (await readInvoiceFile(shop, number));
		if (!bytes) return refusal(shop, 404, 4049, "api:unknownInvoice");
		return new Response(new Uint8Array(bytes), {
			headers: {
				"content-type": "application/pdf",
				"content-disposition": `inline; filename="${file}"`,
				"cache-control": "private, no-store",
			},
		});
	});
}
