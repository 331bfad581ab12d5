import { pageNotFound } from "#guards/page-not-found.ts";
import { redirect } from "#guards/redirect.ts";
import type { PageHandle } from "#layouts/plain-page.ts";
import { deliveryTables } from "#shop/shipping/delivery-tables.server.ts";
import { DeliveryTables } from "#shop/shipping/delivery-tables.tsx";
import { shopContext } from "#shop/shop-context.ts";
import type { Route } from "./+types/content.page";
import { findPage, translatedPage } from "./content.server.ts";
import { ContentPageView } from "./content-page.tsx";
import { pageHeadFacts } from "./page-head-facts.server.ts";

export const handle: PageHandle = { texts: ["content", "checkout", "specification"], plain: true };

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const page = await findPage(shop, { slug });
	if (page?.to === `/${slug}`) {
		const tables = page.purpose === "shipping" ? await deliveryTables(shop) : [];
		return { page, tables, head: await pageHeadFacts(shop, page) };
	}
	const elsewhere = page?.to ?? (await translatedPage(shop, slug));
	if (elsewhere) throw redirect(elsewhere, 301);
	throw pageNotFound(request);
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
	const { page, head, tables } = loaderData;
	return (
		<ContentPageView page={page} head={head}>
			<DeliveryTables tables={tables} />
		</ContentPageView>
	);
}
