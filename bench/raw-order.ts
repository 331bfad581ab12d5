import { randomBytes, randomUUID } from "node:crypto";
import type { Pool } from "pg";
import type { Visitor } from "./visitors.ts";

type Row = Record<string, unknown>;

/** The rows of one placed order, as the tables hold them. */
export type OrderRows = {
	readonly order: Row;
	readonly lines: readonly Row[];
	readonly payment: Row;
	readonly mail: Row;
};

export async function newestOrder(database: Pool): Promise<OrderRows> {
	const { rows } = await database.query<Row>("select * from orders order by id desc limit 1");
	const order = rows[0]!;
	const lines = await database.query<Row>("select * from order_lines where order_id = $1 order by position", [
		order.id,
	]);
	const payments = await database.query<Row>("select * from payments where reference = $1", [order.public_id]);
	const mails = await database.query<Row>("select * from mail_outbox where key = $1", [
		`order-received:${order.public_id}`,
	]);
	return { order, lines: lines.rows, payment: payments.rows[0]!, mail: mails.rows[0]! };
}

/** What placing must write at least, with the driver alone: number, order, three lines, history, job, payment, mail, empty cart. */
export async function writeRawOrder(database: Pool, { order, lines, payment, mail }: OrderRows, visitor: Visitor) {
	const client = await database.connect();
	try {
		const year = 2000;
		const publicId = randomBytes(16).toString("base64url");
		await client.query("begin");
		const drawn = await client.query(
			`insert into order_numbers (site, year, last) values ('RAW', $1, 1)
			 on conflict (site, year) do update set last = order_numbers.last + 1 returning last`,
			[year],
		);
		const own = { public_id: publicId, number: `RAW-${drawn.rows[0].last}`, idempotency_key: randomUUID() };
		const written = await client.query(insertOf("orders", [without({ ...order, ...own }, "id")], " returning id"));
		const orderId = written.rows[0].id;
		await client.query(
			insertOf(
				"order_lines",
				lines.map((line) => ({ ...line, order_id: orderId })),
			),
		);
		await client.query(
			"insert into order_history (order_id, to_status, at, actor, reason) values ($1, 0, now(), 'customer', 'placed')",
			[orderId],
		);
		await client.query(
			"select graphile_worker.add_job('payment-overdue', payload := $1::json, run_at := now() + interval '1 hour')",
			[JSON.stringify({ publicId })],
		);
		await client.query(
			insertOf("payments", [{ ...payment, id: randomUUID(), reference: publicId, provider_reference: null }]),
		);
		const ownMail = { ...mail, key: `order-received:${publicId}`, inline_files: JSON.stringify(mail.inline_files) };
		await client.query(insertOf("mail_outbox", [without(ownMail, "id")]));
		await client.query("delete from cart_lines where project_id = any($1)", [visitor.projectIds]);
		await client.query("update checkouts set updated_at = now() where idempotency_key = $1", [visitor.idempotencyKey]);
		await client.query("commit");
	} finally {
		client.release();
	}
}

function insertOf(table: string, rows: readonly Row[], end = "") {
	const columns = Object.keys(rows[0]!);
	const values = rows.map((_, row) => `(${columns.map((_, column) => `$${row * columns.length + column + 1}`)})`);
	return {
		name: `raw ${table} ${rows.length}`,
		text: `insert into ${table} (${columns}) values ${values}${end}`,
		values: rows.flatMap((row) => columns.map((column) => row[column])),
	};
}

function without(row: Row, column: string): Row {
	const { [column]: _, ...rest } = row;
	return rest;
}
