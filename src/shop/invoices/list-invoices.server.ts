import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Currency } from "#core/currencies.ts";
import { type DateFilter, daysOf } from "#core/date-filter.ts";
import type { InvoiceKind } from "#core/invoice-kinds.ts";
import { money } from "#core/money.ts";
import { formatAmount } from "#core/price-display.ts";
import { invoices, orders } from "#database/schema.ts";
import { withinDays } from "#database/within-days.ts";
import type { Shop, SignedInCustomer } from "#shop/shop.ts";

export type InvoiceQuery = {
	readonly date: DateFilter;
	/** The id of the last one on the page before. */
	readonly after?: number | undefined;
};
/** The PDF of an order's invoice. */
export type InvoiceLink = { readonly number: string; readonly kind: InvoiceKind; readonly href: string };

const PAGE_LENGTH = 20;

/** Newest first, twenty at a time, and what all of the period come to. */
export async function listInvoices(shop: Shop, customer: Pick<SignedInCustomer, "id">, asked: InvoiceQuery) {
	const days = daysOf(asked.date, shop.site.timeZone, shop.now);
	const own = and(eq(orders.customerId, customer.id), withinDays(invoices.issuedAt, days, shop.site.timeZone));
	const after =
		asked.after === undefined
			? undefined
			: sql`(${invoices.issuedAt}, ${invoices.id}) < (select issued_at, id from invoices where id = ${asked.after})`;
	const [rows, totals] = await Promise.all([
		shop.db
			.select({ invoice: invoices, order: { number: orders.number, publicId: orders.publicId } })
			.from(invoices)
			.innerJoin(orders, eq(orders.id, invoices.orderId))
			.where(and(own, after))
			.orderBy(desc(invoices.issuedAt), desc(invoices.id))
			.limit(PAGE_LENGTH + 1),
		totalsOf(shop, own),
	]);
	const shown = rows.slice(0, PAGE_LENGTH);
	const day = new Intl.DateTimeFormat(shop.locale.iso, { dateStyle: "long", timeZone: shop.site.timeZone });
	return {
		invoices: shown.map(({ invoice, order }) => ({
			number: invoice.number,
			kind: invoice.kind,
			issuedOn: day.format(invoice.issuedAt),
			order,
			...amountsOf(shop, invoice, invoice.kind === "CREDIT_NOTE" ? -1 : 1),
			href: invoice.fileKey === null ? undefined : fileAddress(invoice.number),
		})),
		totals: totals.map((total) => ({ currency: total.currency, ...amountsOf(shop, total, 1) })),
		next: rows.length > PAGE_LENGTH ? shown.at(-1)?.invoice.id : undefined,
	};
}
export type ListedInvoice = Awaited<ReturnType<typeof listInvoices>>["invoices"][number];

/** Of each currency; what was credited is taken off. */
function totalsOf({ db }: Pick<Shop, "db">, own: SQL | undefined) {
	const total = (column: AnyPgColumn) =>
		sql`sum(case ${invoices.kind} when 'CREDIT_NOTE' then -${column} else ${column} end)`.mapWith(Number);
	return db
		.select({
			currency: invoices.currency,
			netAmount: total(invoices.netAmount),
			vatAmount: total(invoices.vatAmount),
			grossAmount: total(invoices.grossAmount),
		})
		.from(invoices)
		.innerJoin(orders, eq(orders.id, invoices.orderId))
		.where(own)
		.groupBy(invoices.currency)
		.orderBy(asc(invoices.currency));
}

type Amounts = { currency: string; netAmount: number; vatAmount: number; grossAmount: number };

function amountsOf({ locale }: Pick<Shop, "locale">, amounts: Amounts, sign: 1 | -1) {
	const show = (amount: number) => formatAmount(money(sign * amount, amounts.currency as Currency), locale.iso);
	return { net: show(amounts.netAmount), vat: show(amounts.vatAmount), gross: show(amounts.grossAmount) };
}

/** Of these orders, by their public ids; only what has its PDF. */
export async function invoiceLinks(
	{ db }: Pick<Shop, "db">,
	publicIds: readonly string[],
): Promise<ReadonlyMap<string, readonly InvoiceLink[]>> {
	if (!publicIds.length) return new Map();
	const rows = await db
		.select({ publicId: orders.publicId, number: invoices.number, kind: invoices.kind })
		.from(invoices)
		.innerJoin(orders, eq(orders.id, invoices.orderId))
		.where(and(inArray(orders.publicId, [...publicIds]), isNotNull(invoices.fileKey)))
		.orderBy(asc(invoices.id));
	const links = rows.map(({ publicId, number, kind }) => ({ publicId, number, kind, href: fileAddress(number) }));
	return Map.groupBy(links, ({ publicId }) => publicId);
}

/** The PDF, for the customer of the order alone. */
export async function readInvoiceFile(
	{ db, files, customer }: Pick<Shop, "db" | "files" | "customer">,
	number: string,
): Promise<Uint8Array | undefined> {
	if (!customer) return undefined;
	const [found] = await db
		.select({ fileKey: invoices.fileKey })
		.from(invoices)
		.innerJoin(orders, eq(orders.id, invoices.orderId))
		.where(and(eq(invoices.number, number), eq(orders.customerId, customer.id)));
	return found?.fileKey ? files.get(found.fileKey) : undefined;
}

function fileAddress(number: string): string {
	return `/accounts/invoices/${number}.pdf`;
}
