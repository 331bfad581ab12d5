import { dayIn } from "#core/delivery-date.ts";
import { loginPath } from "#guards/page-path.ts";
import { countAttempt, EXPORTS } from "#shop/customers/limit-attempts.server.ts";
import type { OpenApiApp } from "#shop/open-api-app.ts";
import { exportData } from "./export-data.server.ts";

const PROFILE = "/accounts/profile";

/** The profile's download: a form leads here, so that no link and no other site starts it. */
export function mountExport(app: Pick<OpenApiApp, "post">): void {
	app.post(`${PROFILE}/data.zip`, async (context) => {
		const shop = context.get("shop");
		const { customer } = shop;
		if (!customer) return context.redirect(shop.prefix + loginPath(PROFILE), 303);
		if (!(await countAttempt(shop, `export ${customer.id}`, EXPORTS)))
			return context.redirect(`${shop.prefix}${PROFILE}?refused=export`, 303);
		const name = `${shop.brand.code}-${dayIn(shop.site.timeZone, shop.now)}.zip`;
		return new Response(exportData({ ...shop, customer }), {
			headers: {
				"content-type": "application/zip",
				"content-disposition": `attachment; filename="${name}"`,
				"cache-control": "private, no-store",
			},
		});
	});
}
