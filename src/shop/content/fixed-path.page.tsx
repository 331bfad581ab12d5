import type { PagePurpose } from "#core/content-kinds.ts";
import { pageNotFound } from "#guards/page-not-found.ts";
import { redirect } from "#guards/redirect.ts";
import { shopContext } from "#shop/shop-context.ts";
import type { Route } from "./+types/fixed-path.page";
import { pageLinks } from "./content.server.ts";

/** The same in every language: each leads to the page under its own name there. */
const PURPOSES: Readonly<Record<string, PagePurpose>> = { legal: "imprint", privacy: "privacy", shipping: "shipping" };

export async function loader({ context, request }: Route.LoaderArgs) {
	const name = new URL(request.url).pathname.replace(/\/?(?:\.data)?$/, "").replace(/^.*\//, "");
	const links = await pageLinks(context.get(shopContext));
	const page = links.find(({ purpose }) => purpose !== null && purpose === PURPOSES[name]);
	if (!page) throw pageNotFound(request);
	throw redirect(page.to);
}

export default function FixedPathPage() {
	return null;
}
