import { parseCheckoutStep } from "#core/checkout-steps.ts";
import { pageNotFound } from "#guards/page-not-found.ts";
import { viewLineSide } from "#shop/cart/line-side.server.ts";
import { FlatSide } from "#shop/designs/flat-side.tsx";
import { shopContext } from "#shop/shop-context.ts";
import type { Route } from "./+types/flat-side.page";

export const handle = { texts: ["flat-side"] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const shown = await viewLineSide(context.get(shopContext), params.line_id, params.side);
	if (!shown) throw pageNotFound(request);
	const step = parseCheckoutStep(new URL(request.url).searchParams.get("step"));
	return { shown, back: step ? `/checkout?step=${step}` : "/checkout" };
}

export default function CheckoutSidePage({ loaderData: { shown, back } }: Route.ComponentProps) {
	return <FlatSide shown={shown} back={{ place: "checkout", to: back }} />;
}
