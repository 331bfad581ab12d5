import { pageNotFound } from "#guards/page-not-found.ts";
import { FlatSide } from "#shop/designs/flat-side.tsx";
import { shopContext } from "#shop/shop-context.ts";
import type { Route } from "./+types/flat-side.page";
import { viewLineSide } from "./line-side.server.ts";

export const handle = { texts: ["flat-side"] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const shown = await viewLineSide(context.get(shopContext), params.line_id, params.side);
	if (!shown) throw pageNotFound(request);
	return shown;
}

export default function CartSidePage({ loaderData }: Route.ComponentProps) {
	return <FlatSide shown={loaderData} back={{ place: "cart", to: "/cart" }} />;
}
