import { addressLines } from "#core/address-lines.ts";
import { BRANDS, isBrandCode } from "#core/brands.ts";
import type { Currency } from "#core/currencies.ts";
import { money } from "#core/money.ts";
import { formatPrice } from "#core/price-display.ts";
import { localeByCode } from "#core/sites.ts";
import { tellingWords } from "#design/telling-words.ts";
import { mailFoot } from "#shop/mail-foot.server.ts";
import { deliveryPrice } from "#shop/shipping/delivery-price.server.ts";
import type { Workshop } from "#shop/shop.ts";
import { textsOf } from "#shop/texts.server.ts";
import type { Order, OrderLine } from "./orders.server.ts";

export type LineInMail = Pick<
	OrderLine,
	"position" | "articleId" | "document" | "name" | "variantName" | "quantity" | "totalAmount"
>;

/** What every mail about an order says, in the words and prices of the place where it was ordered. */
export function orderMailFacts(shop: Pick<Workshop, "addressOf">, order: Order) {
	const brand = isBrandCode(order.brand) ? BRANDS[order.brand] : BRANDS.keepsake;
	const place = localeByCode(brand.code, order.locale);
	if (!place) throw new Error(`Order ${order.number} names no locale of its brand`);
	const { site, locale } = place;
	const price = (amount: number) =>
		formatPrice(money(amount, order.currency as Currency), locale.iso, site.pricesWithDecimals);
	const home = shop.addressOf(brand.code, locale);
	const quoted = textsOf(locale).getFixedT(locale.iso, "general");
	return {
		price,
		/** As mails name them: "Tote bag, Navy", and below it the words that tell its design from the others. */
		linesInMail(lines: readonly LineInMail[]) {
			const telling = tellingWords(lines);
			return lines.map((line) => {
				const words = telling.get(line);
				return {
					position: line.position,
					name: [line.name, line.variantName].filter(Boolean).join(", "),
					words: words && quoted("words", { words }),
					quantity: line.quantity,
					total: price(line.totalAmount),
				};
			});
		},
		facts: {
			home,
			brand,
			t: textsOf(locale).getFixedT(locale.iso, "mail"),
			language: locale.iso,
			firstName: order.firstName,
			number: order.number,
			trackingUrl: `${home}/tracking/${order.publicId}`,
			shipping: deliveryPrice(money(order.shippingAmount, order.currency as Currency), place),
			address: addressLines(order, locale.iso),
			total: price(order.totalAmount),
			vat: price(order.vatAmount),
			foot: mailFoot(brand, locale, home),
		},
	};
}
