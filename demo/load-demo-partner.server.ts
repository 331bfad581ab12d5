import { eq, inArray, sql } from "drizzle-orm";
import { dayIn } from "#core/delivery-date.ts";
import { money } from "#core/money.ts";
import { formatAmount } from "#core/price-display.ts";
import { affiliateHits, commissions, designs, invoices, type orders, partnerSettings } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";
import { renderInvoiceSheet } from "./invoice-sheet.ts";
import { type PastOrder, writePastOrder } from "./write-past-order.server.ts";

type Order = typeof orders.$inferSelect;
type Shop = Pick<Workshop, "db" | "files" | "now" | "log">;
type Brought = PastOrder & {
	readonly by: "hit" | "code" | "design";
	readonly state: "ACCRUED" | "PAID" | "REVERSED";
	readonly buyer: string;
};
type Partner = { readonly id: number; readonly email: string };

const DAY = 86_400_000;
const OWN_DESIGNS = [9003, 9007, 9008, 9012];
const BILLING = {
	company: "Nord Prints Ltd",
	vatId: "GB123456789",
	country: "GB",
	street: "Baltic Wharf",
	streetNumber: "24",
	unit: null,
	postcode: "NR1 1TT",
	city: "Norwich",
	province: null,
} as const;
const REFERENCE = "Nord Prints, dispatch desk 2";

/** What the partner has ordered, the oldest first; `credited` was partly given back. */
const OWN_ORDERS: readonly (PastOrder & { readonly credited?: boolean })[] = [
	{ daysAgo: 420, designId: 9001, articleId: 1101, quantity: 24 },
	{ daysAgo: 190, designId: 9003, articleId: 1101, quantity: 12 },
	{ daysAgo: 75, designId: 9008, articleId: 1101, quantity: 50, credited: true },
	{ daysAgo: 40, designId: 9001, articleId: 1101, quantity: 10 },
	{ daysAgo: 12, designId: 9003, articleId: 1101, quantity: 36 },
];

/** What others have ordered because of the partner. */
const BROUGHT: readonly Brought[] = [
	{ daysAgo: 70, designId: 9003, articleId: 1101, quantity: 2, by: "design", state: "PAID", buyer: "Mia Hart" },
	{ daysAgo: 63, designId: 9001, articleId: 1101, quantity: 6, by: "hit", state: "PAID", buyer: "Noah Field" },
	{
		daysAgo: 44,
		designId: 9008,
		articleId: 1101,
		quantity: 1,
		by: "design",
		state: "REVERSED",
		canceled: true,
		buyer: "Ella Stone",
	},
	{ daysAgo: 38, designId: 9002, articleId: 1101, quantity: 4, by: "code", state: "PAID", buyer: "Leo Park" },
	{ daysAgo: 16, designId: 9009, articleId: 1101, quantity: 12, by: "hit", state: "ACCRUED", buyer: "Ruth Bell" },
	{ daysAgo: 6, designId: 9003, articleId: 1101, quantity: 3, by: "design", state: "ACCRUED", buyer: "Sam Reed" },
];
/** Basis points. */
const RATES = { hit: 800, code: 600, design: 1000 } as const;
const HITS_AGO = [29, 24, 21, 17, 16, 11, 9, 4, 2, 1];

/** Designs, orders with invoices, commissions and settings of the special group's demo customer. */
export async function loadDemoPartner(shop: Shop, partner: Partner): Promise<void> {
	const { db, now } = shop;
	const owned = await db
		.update(designs)
		.set({ ownerId: partner.id })
		.where(inArray(designs.id, OWN_DESIGNS))
		.returning({ id: designs.id });
	if (!owned.length) return;
	await db
		.insert(partnerSettings)
		.values({ customerId: partner.id, billing: BILLING, reference: REFERENCE, updatedAt: now });
	const person = { firstName: "Olu", lastName: "Berg", email: partner.email, company: "Nord Prints" } as const;
	const buyer = { ...person, customerType: "COMPANY", ownerId: `customer:${partner.id}` } as const;
	const settled = { customerId: partner.id, billing: BILLING, reference: REFERENCE };
	const hits = await loadHits(shop, partner);
	for (const past of [...OWN_ORDERS, ...BROUGHT].sort((one, other) => other.daysAgo - one.daysAgo)) {
		if ("by" in past) {
			await bring(shop, partner, past, hits.pop());
			continue;
		}
		const order = await writePastOrder(shop, past, { ...buyer, ...settled });
		if (!order) continue;
		await issue(shop, order, "INVOICE", order.totalAmount, order.vatAmount);
		if (past.credited) await issue(shop, order, "CREDIT_NOTE", 2550, 425);
	}
}

async function issue(
	shop: Shop,
	order: Order,
	kind: "INVOICE" | "CREDIT_NOTE",
	grossAmount: number,
	vatAmount: number,
) {
	const issuedAt = new Date(order.placedAt.getTime() + (kind === "INVOICE" ? 4 : 9) * DAY);
	const year = issuedAt.getUTCFullYear();
	const { site, currency, id: orderId } = order;
	const netAmount = grossAmount - vatAmount;
	const [made] = await shop.db
		.insert(invoices)
		.values({
			...{ site, year, kind, orderId, issuedAt, currency, netAmount, vatAmount, grossAmount },
			sequence: sql`(select coalesce(max(sequence), 0) + 1 from invoices where site = ${site} and year = ${year}::int)`,
		})
		.returning();
	if (!made) return;
	const show = (amount: number) => formatAmount(money(amount, "GBP"), "en-GB");
	const bytes = await renderInvoiceSheet({
		number: made.number,
		title: kind === "INVOICE" ? "Invoice" : "Credit note",
		issuedOn: `${issuedAt.toISOString().slice(0, 10)}, order ${order.number}`,
		lines: [
			["Net", show(netAmount)],
			["VAT", show(vatAmount)],
			["Total", show(grossAmount)],
		],
	});
	const fileKey = `invoices/${made.number}.pdf`;
	await shop.files.put(fileKey, bytes);
	await shop.db.update(invoices).set({ fileKey }).where(eq(invoices.id, made.id));
}

async function loadHits({ db, now }: Shop, partner: Partner): Promise<{ id: number }[]> {
	return db
		.insert(affiliateHits)
		.values(
			HITS_AGO.map((days, index) => ({
				at: new Date(now.getTime() - days * DAY),
				customerId: partner.id,
				deviceFootprint: `demo-${index}`,
				domain: "localhost",
				url: `http://localhost:3000/?afcust=${partner.id}`,
				ip: "203.0.113.0",
			})),
		)
		.returning({ id: affiliateHits.id });
}

async function bring(
	shop: Shop,
	partner: Partner,
	{ by, state, buyer, ...past }: Brought,
	hit: { id: number } | undefined,
): Promise<void> {
	const [firstName = "", lastName = ""] = buyer.split(" ");
	const email = `${firstName.toLowerCase()}@example.test`;
	const source = by === "hit" ? { affiliate: partner.id } : null;
	const order = await writePastOrder(shop, past, { firstName, lastName, email, source, ownerId: `demo ${email}` });
	if (!order) return;
	const basisAmount = order.goodsAmount - Math.round(order.goodsAmount / 6);
	await shop.db.insert(commissions).values({
		customerId: partner.id,
		orderId: order.id,
		...(by === "hit" && { hitId: hit?.id }),
		...(by === "code" && { code: "NORD10" }),
		...(by === "design" && { designId: past.designId }),
		month: `${dayIn("Europe/London", order.placedAt).slice(0, 7)}-01`,
		accruedAt: order.placedAt,
		currency: order.currency,
		basisAmount,
		rate: RATES[by],
		amount: Math.round((basisAmount * RATES[by]) / 10_000),
		state,
	});
}
