import { BRANDS, isBrandCode } from "#core/brands.ts";
import { localeByCode } from "#core/sites.ts";
import type { newsletterSubscriptions } from "#database/schema.ts";
import { brandWords } from "#mail/brand-words.ts";
import { noticeMail } from "#mail/notice-mail.tsx";
import { postMail } from "#mail/outbox.server.ts";
import { mailFoot } from "#shop/mail-foot.server.ts";
import type { Workshop } from "#shop/shop.ts";
import { textsOf } from "#shop/texts.server.ts";
import { newsletterKey } from "./newsletter-keys.server.ts";

type Subscription = typeof newsletterSubscriptions.$inferSelect;
type Kind = "confirm" | "welcome" | "manage";
/** Links to manage are asked for by anybody who types an address: one in so long is enough. */
const SLOT_MILLISECONDS = 10 * 60_000;

export async function mailConfirmationLink(shop: Workshop, subscription: Subscription): Promise<void> {
	const key = newsletterKey(shop, "confirm", subscription.publicId);
	await write(shop, subscription, "confirm", `/newsletter?confirm=${key}`, String(subscription.askedAt.getTime()));
}

/** The first newsletter: like every one, with the ways out of it in its text and in its head. */
export async function mailWelcome(shop: Workshop, subscription: Subscription): Promise<void> {
	await write(shop, subscription, "welcome", "/", String(shop.now.getTime()));
}

export async function mailManageLink(shop: Workshop, subscription: Subscription): Promise<void> {
	const key = newsletterKey(shop, "manage", subscription.publicId);
	const slot = Math.floor(shop.now.getTime() / SLOT_MILLISECONDS);
	await write(shop, subscription, "manage", `/newsletter?key=${key}`, String(slot));
}

async function write(
	shop: Workshop,
	subscription: Subscription,
	kind: Kind,
	path: string,
	once: string,
): Promise<void> {
	const brand = BRANDS[isBrandCode(subscription.brand) ? subscription.brand : "keepsake"];
	const place = localeByCode(brand.code, subscription.locale);
	if (!place) throw new Error(`Subscription ${subscription.id} names no locale of its brand`);
	const { iso } = place.locale;
	const t = textsOf(place.locale).getFixedT(iso, "newsletter");
	const base = shop.addressOf(brand.code, place.locale);
	const words = (part: string) => brandWords(t, `mail.${kind}.${part}`, brand.code, { brand: brand.name });
	const key = newsletterKey(shop, "manage", subscription.publicId);
	const isNewsletter = kind === "welcome";
	const mail = noticeMail({
		brand,
		language: iso,
		subject: words("subject"),
		preview: words("preview"),
		heading: words("heading"),
		paragraphs: [words("intro")],
		button: { text: words("open"), link: base + path },
		outro: words("outro"),
		foot: mailFoot(brand, place.locale, base),
		...(isNewsletter && { last: { text: t("mail.unsubscribe"), link: `${base}/newsletter?key=${key}` } }),
	});
	await postMail(shop, {
		key: `newsletter-${kind}:${subscription.publicId}:${once}`,
		recipient: subscription.email,
		brand: brand.code,
		...mail,
		inlineFiles: [],
		// RFC 8058: mail programs unsubscribe by themselves, with a POST to this address.
		...(isNewsletter && {
			headers: {
				"List-Unsubscribe": `<${base}/unsubscribe?key=${key}>`,
				"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
			},
		}),
		createdAt: shop.now,
	});
}
