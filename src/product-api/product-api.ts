import { mountPreviews } from "#shop/designs/previews.api.ts";
import { mountMedia } from "#shop/media/media.api.ts";
import { createOpenApiApp, type OpenApiApp } from "#shop/open-api-app.ts";
import { mountOrderPictures } from "#shop/orders/order-pictures.api.ts";
import { mountPayments } from "#shop/payments/payments.api.ts";
import { mountProjectPreviews } from "#shop/projects/project-previews.api.ts";
import { mountProjects } from "#shop/projects/projects.api.ts";

/** The resources of the shop, each mounted by its area, and their description at /openapi.json. */
export function createProductApi(): OpenApiApp {
	const app = createOpenApiApp();
	mountPayments(app);
	mountMedia(app);
	mountPreviews(app);
	mountProjectPreviews(app);
	mountOrderPictures(app);
	mountProjects(app);
	app.doc31("/openapi.json", {
		openapi: "3.1.0",
		info: {
			title: "Keepsake Product API",
			version: "1",
			description: "Articles, designs, projects, carts and orders.",
		},
	});
	return app;
}
