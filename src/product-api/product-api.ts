import { mountHandOver } from "#shop/account/hand-over.api.ts";
import { mountAffiliates } from "#shop/affiliates/affiliates.api.ts";
import { mountCommissionsFile } from "#shop/affiliates/commissions.api.ts";
import { mountCart } from "#shop/cart/cart.api.ts";
import { mountCatalog } from "#shop/catalog/catalog.api.ts";
import { mountClipArt } from "#shop/clip-art/clip-art.api.ts";
import { mountDesigns } from "#shop/designs/designs.api.ts";
import { mountPreviews } from "#shop/designs/previews.api.ts";
import { mountAttachments } from "#shop/help/attachments.api.ts";
import { mountInvoiceFiles } from "#shop/invoices/invoice-files.api.ts";
import { mountMedia } from "#shop/media/media.api.ts";
import { createOpenApiApp, type OpenApiApp } from "#shop/open-api-app.ts";
import { mountOrderPictures } from "#shop/orders/order-pictures.api.ts";
import { mountOrders } from "#shop/orders/orders.api.ts";
import { mountPayments } from "#shop/payments/payments.api.ts";
import { mountPrices } from "#shop/pricing/pricing.api.ts";
import { mountSoftProofs } from "#shop/production/soft-proof.api.ts";
import { mountProjectPreviews } from "#shop/projects/project-previews.api.ts";
import { mountProjects } from "#shop/projects/projects.api.ts";
import { mountReviewPhotos } from "#shop/reviews/review-photos.api.ts";
import { mountSearch } from "#shop/search/search.api.ts";
import { mountPageEvents } from "#shop/sessions/page-events.api.ts";
import { mountSessions } from "#shop/sessions/sessions.api.ts";
import { answerFailure } from "./answer-failure.ts";
import { mountBrowserLog } from "./browser-log.ts";
import { mountDocs } from "./docs-page.ts";
import { mountProxy } from "./proxy.ts";
import { outsideService, ownService, type Service } from "./services.ts";

const DESCRIPTION = {
	openapi: "3.1.0",
	info: { title: "Keepsake Product API", version: "1", description: "Articles, designs, projects, carts and orders." },
};

/** The shop's resources, each mounted by its area, the proxy to them, and their description. */
export function createProductApi(
	further: readonly (Pick<Service, "url" | "paths"> & { name: string })[] = [],
): OpenApiApp {
	const app = createApp();
	app.route("/", createResources());
	mountSessions(app);
	mountPageEvents(app);
	mountInvoiceFiles(app);
	mountCommissionsFile(app);
	mountBrowserLog(app);
	const outside = further.map((service) => [service.name, outsideService(service)] as const);
	mountProxy(app, new Map([["shop", ownService(createResources())], ...outside]));
	app.doc31("/openapi.json", DESCRIPTION);
	mountDocs(app, () => app.getOpenAPI31Document(DESCRIPTION));
	return app;
}

function createResources(): OpenApiApp {
	const app = createApp();
	mountAffiliates(app);
	mountCatalog(app);
	mountPrices(app);
	mountDesigns(app);
	mountClipArt(app);
	mountSearch(app);
	mountPreviews(app);
	mountMedia(app);
	mountProjects(app);
	mountSoftProofs(app);
	mountHandOver(app);
	mountProjectPreviews(app);
	mountCart(app);
	mountOrders(app);
	mountOrderPictures(app);
	mountPayments(app);
	mountAttachments(app);
	mountReviewPhotos(app);
	return app;
}

function createApp(): OpenApiApp {
	const app = createOpenApiApp();
	app.use(async (context, next) => {
		if (context.env?.shop) context.set("shop", context.env.shop);
		await next();
	});
	app.onError(answerFailure);
	return app;
}
