import { tellingWords } from "#design/telling-words.ts";
import { pageNotFound } from "#guards/page-not-found.ts";
import { FlatSide } from "#shop/designs/flat-side.tsx";
import { viewFlatSide } from "#shop/designs/view-flat-side.server.ts";
import { shopContext } from "#shop/shop-context.ts";
import type { Route } from "./+types/flat-side.page";
import { findShownOrder, mayReadOrder } from "./order-readers.server.ts";
import { linesOf } from "./orders.server.ts";
import { proofScale } from "./paint-proof.server.ts";

export const handle = { texts: ["flat-side"] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const order = await findShownOrder(shop, params.public_id);
	const lines = order ? await linesOf(shop, order.id) : [];
	const line = lines.find(({ position }) => String(position) === params.position);
	if (!order || !line) throw pageNotFound(request);
	const isReader = mayReadOrder(shop, order, request.headers.get("cookie"));
	const src = `/previews/orders/${order.publicId}/${line.position}-${params.side}.jpg`;
	const shown = viewFlatSide(
		shop,
		{
			name: line.name,
			words: isReader ? tellingWords(lines).get(line) : undefined,
			document: line.document,
			picture: (side) => ({ src, pixelsPerMm: proofScale(side) }),
		},
		params.side,
	);
	if (!shown) throw pageNotFound(request);
	return { shown, back: { to: `/tracking/${order.publicId}`, number: order.number } };
}

export default function OrderSidePage({ loaderData: { shown, back } }: Route.ComponentProps) {
	return <FlatSide shown={shown} back={{ place: "order", ...back }} />;
}
