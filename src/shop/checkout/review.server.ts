import { addressLines } from "#core/address-lines.ts";
import { formatDay } from "#core/day-display.ts";
import type { ShippingOption } from "#shop/shipping/shipping.server.ts";
import type { Shop } from "#shop/shop.ts";
import { textsOf } from "#shop/texts.server.ts";
import type { Checkout } from "./checkout.server.ts";
import type { Review } from "./order-review.tsx";

const REVIEWED = [
	[1, "contact"],
	[2, "address"],
	[3, "shipment"],
] as const;

/** What the customer has filled in so far, to look over before the order. */
export function reviewOf(shop: Shop, checkout: Checkout | undefined, shipping: ShippingOption | undefined): Review {
	if (!checkout) return [];
	const { iso } = shop.locale;
	const t = textsOf(shop.locale).getFixedT(iso, "checkout");
	const lines: Readonly<Record<Review[number]["part"], readonly (string | null)[]>> = {
		contact: [checkout.email, checkout.phone, checkout.vatId],
		address: checkout.country ? addressLines({ ...checkout, country: checkout.country }, iso) : [],
		shipment: shipping
			? [
					t(`shipping.${shipping.option}`),
					t("arrives", { day: formatDay(shipping.promisedOn, iso), carrier: t(`carrier.${shipping.carrier}`) }),
				]
			: [],
	};
	return REVIEWED.map(([step, part]) => ({ step, part, lines: lines[part].filter((line) => line !== null) }));
}
