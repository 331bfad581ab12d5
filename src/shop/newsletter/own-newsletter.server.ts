import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { NewsletterTopic } from "#core/newsletter.ts";
import { customers, newsletterSubscriptions } from "#database/schema.ts";
import { inTransaction, type Shop, type SignedInCustomer } from "#shop/shop.ts";
import { textsOf } from "#shop/texts.server.ts";
import { changeSubscription, proveEvent, type Subscription } from "./newsletter.server.ts";
import { mailWelcome } from "./newsletter-mails.server.ts";

type CustomerShop = Shop & { readonly customer: SignedInCustomer };

/** The customer's, of this brand; nobody's while their address is not confirmed. */
export async function ownNewsletter(
	shop: CustomerShop,
): Promise<{ readonly status: "on" | "off" | "asked"; readonly topics: readonly NewsletterTopic[] }> {
	const found = await findOwn(shop);
	if (found?.status === "CONFIRMED") return { status: "on", topics: found.topics };
	return { status: found?.status === "PENDING" ? "asked" : "off", topics: [] };
}

/**
 * No topic is no newsletter. Who is signed in has shown that the mailbox is theirs: no further mail asks for it,
 * and what they ticked is kept as the proof.
 */
export async function chooseNewsletter(shop: CustomerShop, topics: readonly NewsletterTopic[]): Promise<void> {
	await inTransaction(shop, async (inside) => {
		const found = await findOwn(inside);
		if (!topics.length) {
			if (!found || found.status === "UNSUBSCRIBED") return;
			await changeSubscription(inside, found, { status: "UNSUBSCRIBED", endedAt: inside.now });
			return proveEvent(inside, found.id, "UNSUBSCRIBED", "");
		}
		const shown = `${consentWords(inside)}\n${topics.join(", ")}`;
		if (found?.status === "CONFIRMED") {
			await changeSubscription(inside, found, { topics: [...topics] });
			return proveEvent(inside, found.id, "CHANGED", shown);
		}
		const begun = await subscribe(inside, topics);
		await proveEvent(inside, begun.id, "CONFIRMED", shown);
		await mailWelcome(inside, begun);
	});
}

async function subscribe(
	{ db, now, brand, site, locale, customer }: CustomerShop,
	topics: readonly NewsletterTopic[],
): Promise<Subscription> {
	const place = { site: site.code, locale: locale.code, brand: brand.code, email: customer.email };
	const times = { askedAt: now, confirmedAt: now, endedAt: null };
	const values = { ...place, ...times, status: "CONFIRMED" as const, topics: [...topics] };
	const [made] = await db
		.insert(newsletterSubscriptions)
		.values({ ...values, publicId: randomBytes(16).toString("base64url") })
		.onConflictDoUpdate({ target: [newsletterSubscriptions.email, newsletterSubscriptions.brand], set: values })
		.returning();
	if (!made) throw new Error("The subscription was not written");
	return made;
}

async function findOwn({ db, customer, brand }: CustomerShop): Promise<Subscription | undefined> {
	const confirmed = and(eq(customers.id, customer.id), eq(customers.emailVerified, true));
	const [found] = await db
		.select({ subscription: newsletterSubscriptions })
		.from(newsletterSubscriptions)
		.innerJoin(customers, and(eq(customers.email, newsletterSubscriptions.email), confirmed))
		.where(eq(newsletterSubscriptions.brand, brand.code));
	return found?.subscription;
}

function consentWords({ locale, brand }: Pick<Shop, "locale" | "brand">): string {
	return textsOf(locale).getFixedT(locale.iso, "newsletter")("consent", { brand: brand.name });
}
