import { pageNotFound } from "#guards/page-not-found.ts";
import type { PageHandle } from "#layouts/plain-page.ts";
import { shopContext } from "#shop/shop-context.ts";
import type { Route } from "./+types/about-us.page";
import { findPage } from "./content.server.ts";
import { ContentPageView } from "./content-page.tsx";
import { pageHeadFacts } from "./page-head-facts.server.ts";

export const handle: PageHandle = { texts: ["content"], plain: true };

export async function loader({ context, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const page = await findPage(shop, { purpose: "about" });
	if (!page) throw pageNotFound(request);
	return { page, head: await pageHeadFacts(shop, page) };
}

export default function AboutUsPage({ loaderData }: Route.ComponentProps) {
	return <ContentPageView {...loaderData} />;
}
