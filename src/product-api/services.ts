import type { OpenApiApp } from "#shop/open-api-app.ts";
import type { Shop } from "#shop/shop.ts";

/** What /api/{service} speaks to. */
export type Service = {
	/** Inner paths begin here and never leave it. */
	readonly url: string;
	readonly call: (request: Request, shop: Shop) => Promise<Response>;
};

/** The shop's own Product API, answered in this process. */
export function ownService(resources: OpenApiApp): Service {
	return {
		url: "http://shop.internal/api",
		call: async (request, shop) => resources.fetch(request, { shop }),
	};
}
