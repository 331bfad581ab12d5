import { randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { shortenedAddress } from "#core/network-address.ts";
import { NEWSLETTER_TOPICS, type NewsletterTopic } from "#core/newsletter.ts";
import { newsletterProofs, newsletterSubscriptions } from "#database/schema.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";
import { textsOf } from "#shop/texts.server.ts";
import { readNewsletterKey } from "./newsletter-keys.server.ts";
import { mailConfirmationLink, mailManageLink, mailWelcome } from "./newsletter-mails.server.ts";

export type Subscription = typeof newsletterSubscriptions.$inferSelect;
type Event = (typeof newsletterProofs.$inferInsert)["event"];

/** A mailbox is asked again only after so long, whoever types its address. */
const PATIENCE_MILLISECONDS = 10 * 60_000;

/**
 * Asks the address whether it wants the newsletter (double opt-in): nothing is sent before its owner has said yes.
 * Answers nothing, so that nobody learns who subscribes.
 */
export async function requestNewsletter(shop: Shop, address: string): Promise<void> {
	const { brand, locale } = shop;
	const shown = textsOf(locale).getFixedT(locale.iso, "newsletter")("consent", { brand: brand.name });
	await inTransaction(shop, (inside) => writeNewsletterRequest(inside, address, shown));
}

/** The same within the transaction of what it was asked with, an order; `shown` are the words beside the tick. */
export async function writeNewsletterRequest(shop: Shop, address: string, shown: string): Promise<void> {
	const { db, now, brand, site, locale } = shop;
	const place = { site: site.code, locale: locale.code };
	const patience = new Date(now.getTime() - PATIENCE_MILLISECONDS).toISOString();
	const [made] = await db
		.insert(newsletterSubscriptions)
		.values({
			...place,
			publicId: randomBytes(16).toString("base64url"),
			email: address.toLowerCase(),
			brand: brand.code,
			status: "PENDING",
			topics: [...NEWSLETTER_TOPICS],
			askedAt: now,
		})
		.onConflictDoUpdate({
			target: [newsletterSubscriptions.email, newsletterSubscriptions.brand],
			set: { ...place, status: "PENDING", askedAt: now },
			setWhere: and(
				sql`${newsletterSubscriptions.status} <> 'CONFIRMED'`,
				sql`${newsletterSubscriptions.askedAt} <= ${patience}::timestamptz`,
			),
		})
		.returning();
	if (!made) return;
	await proveEvent(shop, made.id, "REQUESTED", shown);
	await mailConfirmationLink(shop, made);
}

/** The button behind the link in the mail. */
export async function confirmNewsletter(shop: Shop, key: string | null): Promise<Subscription | undefined> {
	const publicId = readNewsletterKey(shop, "confirm", key);
	if (!publicId) return undefined;
	return inTransaction(shop, async (inside) => {
		const found = await find(inside, publicId);
		if (found?.status !== "PENDING") return found?.status === "CONFIRMED" ? found : undefined;
		const confirmed = await changeSubscription(inside, found, {
			status: "CONFIRMED",
			confirmedAt: inside.now,
			endedAt: null,
		});
		await proveEvent(inside, found.id, "CONFIRMED", words(inside, "confirm.button"));
		await mailWelcome(inside, confirmed);
		return confirmed;
	});
}

/** What a link that confirms is good for: nothing any more where it was used, nothing where it is none of ours. */
export async function readConfirmLink(shop: Shop, key: string): Promise<"open" | "used" | "invalid"> {
	const publicId = readNewsletterKey(shop, "confirm", key);
	const found = publicId ? await find(shop, publicId) : undefined;
	if (found?.status === "PENDING") return "open";
	return found?.status === "CONFIRMED" ? "used" : "invalid";
}

/** Who holds the link of a newsletter or of a mail that was asked for. */
export async function findByKey(shop: Shop, key: string | null): Promise<Subscription | undefined> {
	const publicId = readNewsletterKey(shop, "manage", key);
	return publicId ? find(shop, publicId) : undefined;
}

export async function chooseTopics(
	shop: Shop,
	key: string | null,
	topics: readonly NewsletterTopic[],
): Promise<Subscription | undefined> {
	return inTransaction(shop, async (inside) => {
		const found = await findByKey(inside, key);
		if (found?.status !== "CONFIRMED") return undefined;
		await proveEvent(inside, found.id, "CHANGED", topics.join(", "));
		return changeSubscription(inside, found, { topics: [...topics] });
	});
}

/** In one click and as often as it comes; true as long as the link is a real one. */
export async function unsubscribe(shop: Shop, key: string | null): Promise<boolean> {
	return inTransaction(shop, async (inside) => {
		const found = await findByKey(inside, key);
		if (!found) return false;
		if (found.status === "UNSUBSCRIBED") return true;
		await changeSubscription(inside, found, { status: "UNSUBSCRIBED", endedAt: inside.now });
		await proveEvent(inside, found.id, "UNSUBSCRIBED", words(inside, "unsubscribe.button"));
		return true;
	});
}

/** For who has no newsletter at hand: the link goes to the address, if it subscribes. */
export async function requestManageLink(shop: Shop, address: string): Promise<void> {
	const own = and(
		eq(newsletterSubscriptions.email, address.toLowerCase()),
		eq(newsletterSubscriptions.brand, shop.brand.code),
	);
	const [found] = await shop.db.select().from(newsletterSubscriptions).where(own);
	if (found && found.status !== "UNSUBSCRIBED") await mailManageLink(shop, found);
}

async function find({ db }: Pick<Shop, "db">, publicId: string): Promise<Subscription | undefined> {
	const [found] = await db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.publicId, publicId));
	return found;
}

export async function changeSubscription(
	{ db }: Pick<Shop, "db">,
	{ id }: Subscription,
	values: Partial<Subscription>,
): Promise<Subscription> {
	const [changed] = await db
		.update(newsletterSubscriptions)
		.set(values)
		.where(eq(newsletterSubscriptions.id, id))
		.returning();
	if (!changed) throw new Error(`Subscription ${id} is gone`);
	return changed;
}

export async function proveEvent(shop: Shop, subscriptionId: number, event: Event, shown: string): Promise<void> {
	const address = shortenedAddress(shop.clientAddress);
	await shop.db.insert(newsletterProofs).values({ subscriptionId, event, words: shown, address, at: shop.now });
}

function words({ locale }: Shop, name: "confirm.button" | "unsubscribe.button"): string {
	const t = textsOf(locale).getFixedT(locale.iso, "newsletter");
	return name === "confirm.button" ? t("confirm.button") : t("unsubscribe.button");
}
