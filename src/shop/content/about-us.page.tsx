import { pageNotFound } from "#guards/page-not-found.ts";
import type { PageHandle } from "#layouts/plain-page.ts";
import { shopContext } from "#shop/shop-context.ts";
import type { Route } from "./+types/about-us.page";
import { findPage } from "./content.server.ts";
import { ContentPageView } from "./content-page.tsx";

export const handle: PageHandle = { texts: ["content"], plain: true };

export async function loader({ context, request }: Route.LoaderArgs) {
	const page = await findPage(context.get(shopContext), { purpose: "about" });
	if (!page) throw pageNotFound(request);
	return page;
}

export default function AboutUsPage({ loaderData }: Route.ComponentProps) {
	return <ContentPageView page={loaderData} />;
}
