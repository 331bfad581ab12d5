import { Readable } from "node:stream";
import { dayIn } from "#core/delivery-date.ts";
import type { OpenApiApp } from "#shop/open-api-app.ts";
import { refusal } from "#shop/refusal.ts";
import { commissionFilterOf } from "./commission-filter.ts";
import { commissionsFile } from "./commissions-file.server.ts";

/** /accounts/commissions.csv with the page's own choices: for those who have the page. */
export function mountCommissionsFile(app: OpenApiApp): void {
	app.get("/accounts/commissions.csv", (context) => {
		const shop = context.get("shop");
		const { customer } = shop;
		if (customer?.group !== "partner") return refusal(shop, 404, 4041, "api:notFound");
		const filter = commissionFilterOf(new URL(context.req.url).searchParams);
		const lines = Readable.from(commissionsFile(shop, customer, filter)).map((line: string) => Buffer.from(line));
		const name = `commissions-${dayIn(shop.site.timeZone, shop.now)}.csv`;
		return context.body(Readable.toWeb(lines) as ReadableStream, 200, {
			"content-type": "text/csv; charset=utf-8; header=present",
			"content-disposition": `attachment; filename="${name}"`,
			"cache-control": "private, no-store",
		});
	});
}
