import type { Pool } from "pg";
import { expect } from "vitest";

export type OrderFacts = {
	number: string;
	publicId: string;
	status: number;
	moves: string[];
	payments: string[];
	/** Confirmations. */
	mails: number;
	acknowledgements: number;
	printFiles: string[];
};

/** What the database knows of a customer's orders, oldest first. */
export async function ordersOf(database: Pool, email: string): Promise<OrderFacts[]> {
	const { rows } = await database.query<OrderFacts>(
		`select o.number, o.public_id as "publicId", o.status,
			array(select concat(h.from_status, '>', h.to_status) from order_history h where h.order_id = o.id order by h.id) as moves,
			array(select p.status::text from payments p where p.reference = o.public_id order by p.created_at) as payments,
			(select count(*)::int from mail_outbox m where m.key = 'order-confirmation:' || o.public_id) as mails,
			(select count(*)::int from mail_outbox m where m.key = 'order-received:' || o.public_id) as acknowledgements,
			array(select f.key from print_files f where f.order_id = o.id order by f.position) as "printFiles"
		from orders o where o.email = $1 order by o.id`,
		[email],
	);
	return rows;
}

/** Subjects of all mails that name an order, oldest first. */
export async function mailsAbout(database: Pool, number: string): Promise<string[]> {
	const mails = "select subject from mail_outbox where position($1 in text) > 0 order by id";
	return (await database.query<{ subject: string }>(mails, [number])).rows.map(({ subject }) => subject);
}

/** Nothing is left to do that could still add a payment, a file or a mail. */
export async function jobsAreDone(database: Pool): Promise<boolean> {
	const { rows } = await database.query("select 1 from graphile_worker.jobs where run_at <= now()");
	return rows.length === 0;
}

/** Waits until the one order of this customer is paid, printed and confirmed; more than one of anything fails. */
export async function theOnlyOrderOf(database: Pool, email: string): Promise<OrderFacts> {
	await expect
		.poll(() => ordersOf(database, email), { timeout: 20_000, interval: 100 })
		.toEqual([expect.objectContaining({ status: 200, mails: 1 })]);
	await expect.poll(() => jobsAreDone(database), { timeout: 20_000, interval: 100 }).toBe(true);
	const [order, ...others] = await ordersOf(database, email);
	expect(others).toEqual([]);
	expect(order).toMatchObject({ mails: 1, acknowledgements: 1 });
	if (!order) throw new Error("The order is gone");
	return order;
}
