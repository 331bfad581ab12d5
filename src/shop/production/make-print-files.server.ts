import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { orders, printFiles } from "#database/schema.ts";
import { proofPictures } from "#shop/orders/line-pictures.server.ts";
import { orderArrival } from "#shop/orders/order-arrival.server.ts";
import { linesOf, moveOrder, type Order, type OrderLine } from "#shop/orders/orders.server.ts";
import { inTransaction, type Workshop } from "#shop/shop.ts";
import { renderJobTicket, type TicketLine } from "./job-ticket.server.ts";
import { printWishes } from "./print-wishes.server.ts";
import { type TicketPicture, ticketPictures } from "./ticket-pictures.server.ts";
import { withPrintedLine } from "./with-printed-line.server.ts";

type MadeFile = { position: number; key: string; sha256: string; bytes: number };

/**
 * Writes one print PDF for each line and the job ticket, then moves the order from 0 to 200.
 * It prints the proofs that the lines carry; repeating it makes the same files again. A lost proof means status 2.
 */
export async function makePrintFiles(shop: Workshop, orderId: number): Promise<void> {
	const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
	if (order?.status !== 0) return;
	const lines = await linesOf(shop, orderId);
	const files: MadeFile[] = [];
	const made: TicketLine[] = [];
	for (const line of lines) {
		const wishes = await printWishes(shop, line);
		const title = `${order.number} / ${line.position} ${line.sku}`;
		const stored = await withPrintedLine(
			shop,
			line,
			{ title, created: order.placedAt, wishes },
			async (path, printed) => {
				const { sha256, bytes, pages } = printed;
				const key = keyOf(order, `line-${line.position}`, sha256);
				await shop.files.putFile(key, path);
				return { file: { position: line.position, key, sha256, bytes }, pages };
			},
		);
		if (stored === "lost") return putAside(shop, order, `proof_missing:${line.position}`);
		files.push(stored.file);
		made.push({ ...line, wishes, pages: stored.pages, pictures: await picturesOf(shop, order, line) });
	}
	const promisedOn = await orderArrival(shop, order);
	files.push(await storeTicket(shop, order, await renderJobTicket({ ...order, promisedOn }, made, files)));
	await inTransaction(shop, async (inside) => {
		const moved = await moveOrder(inside, orderId, 200, { actor: "production", reason: "print_files_made" });
		if (!moved.ok) return;
		await inside.db
			.insert(printFiles)
			.values(files.map((file) => ({ ...file, orderId, madeAt: shop.now })))
			.onConflictDoNothing();
	});
}

/** What cannot be drawn is no reason not to print. */
async function picturesOf(shop: Workshop, order: Order, line: OrderLine): Promise<readonly TicketPicture[]> {
	try {
		const proofs = await proofPictures(shop, line);
		if (proofs === "busy") throw new Error("Too many elaborate pictures wait to be drawn");
		return await ticketPictures(proofs);
	} catch (error) {
		shop.log.error({ err: error, order: order.number, line: line.position }, "a job ticket is made without a picture");
		return [];
	}
}

async function storeTicket(shop: Workshop, order: Order, ticket: Buffer): Promise<MadeFile> {
	const sha256 = createHash("sha256").update(ticket).digest("hex");
	const key = keyOf(order, "ticket", sha256);
	await shop.files.put(key, ticket);
	return { position: 0, key, sha256, bytes: ticket.length };
}

function keyOf(order: Order, name: string, sha256: string): string {
	return `print/${order.number}/${name}-${sha256.slice(0, 16)}.pdf`;
}

async function putAside(shop: Workshop, order: Order, reason: string): Promise<void> {
	await inTransaction(shop, (inside) => moveOrder(inside, order.id, 2, { actor: "production", reason }));
	shop.log.error({ order: order.number, reason }, "an order's print files could not be made");
}

/** Every try has failed: the order waits in status 2 for a person. */
export async function giveUpPrintFiles(shop: Workshop, orderId: number): Promise<void> {
	const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
	if (order?.status === 0) await putAside(shop, order, "print_files_failed");
}
