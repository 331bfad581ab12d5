import type { OpenApiApp } from "#shop/open-api-app.ts";
import type { Shop } from "#shop/shop.ts";

/** What /api/{service} speaks to. */
export type Service = {
	/** Inner paths begin here and never leave it. */
	readonly url: string;
	/** Only these, and what lies below them, may be asked. */
	readonly paths: readonly string[];
	readonly call: (request: Request, shop: Shop) => Promise<Response>;
};

const PATIENCE_MILLISECONDS = 10_000;

/** The shop's own Product API, answered in this process. */
export function ownService(resources: OpenApiApp): Service {
	return {
		url: "http://shop.internal/api",
		paths: ["/"],
		call: async (request, shop) => resources.fetch(request, { shop }),
	};
}

/** A service of somebody else's, over HTTP; it can't send us elsewhere. */
export function outsideService({ url, paths }: Pick<Service, "url" | "paths">): Service {
	return {
		url,
		paths,
		call: (request) => fetch(request, { redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) }),
	};
}
