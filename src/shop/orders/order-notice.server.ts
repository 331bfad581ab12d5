import { brandWords } from "#mail/brand-words.ts";
import { noticeMail } from "#mail/notice-mail.tsx";
import { postMail } from "#mail/outbox.server.ts";
import type { Workshop } from "#shop/shop.ts";
import { orderMailFacts } from "./order-mail-facts.server.ts";
import type { Order } from "./orders.server.ts";

type OrderNotice = {
	/** It is written once for this. */
	key: string;
	/** Whose words it has: texts of the namespace "mail". */
	kind: "canceled" | "moneyBack" | "refund";
	paragraphs: readonly string[];
	/** Money that it tells of. */
	amount?: number;
	/** Where its button leads, if not to the order's page. */
	path?: string;
};

/** Writes a mail of a few sentences about an order; call it in a transaction. A customer who is erased gets none. */
export async function postOrderNotice(
	shop: Pick<Workshop, "db" | "now" | "addressOf" | "sendsMail">,
	order: Order,
	{ key, kind, paragraphs, amount, path }: OrderNotice,
): Promise<void> {
	if (!order.email) return;
	const { facts, price } = orderMailFacts(shop, order);
	const { brand, language, home, foot } = facts;
	const told = {
		name: facts.firstName,
		number: facts.number,
		brand: brand.name,
		total: amount === undefined ? undefined : price(amount),
	};
	const words = (part: string) => brandWords(facts.t, `${kind}.${part}`, brand.code, told);
	const mail = noticeMail({
		brand,
		language,
		subject: words("subject"),
		preview: words("preview"),
		heading: words("heading"),
		paragraphs: paragraphs.map(words),
		whole: order.number,
		button: { text: words("open"), link: path ? home + path : facts.trackingUrl },
		outro: words("outro"),
		foot,
	});
	const sender = { brand: brand.code, inlineFiles: [], createdAt: shop.now };
	await postMail(shop, { key, recipient: order.email, ...sender, ...mail });
}
