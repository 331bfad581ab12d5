import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { orders, printFiles } from "#database/schema.ts";
import type { ProofSide } from "#shop/designs/proof-parts.server.ts";
import { readProof } from "#shop/designs/proofs.server.ts";
import { pictureSource } from "#shop/media/pictures.server.ts";
import { linesOf, moveOrder, type Order, type OrderLine } from "#shop/orders/orders.server.ts";
import { inTransaction, type Workshop } from "#shop/shop.ts";
import { finishSides } from "./finish-sides.server.ts";
import { renderJobTicket, type TicketLine } from "./job-ticket.server.ts";
import { type PrintWishes, printWishes } from "./print-wishes.server.ts";
import { sidePages } from "./side-pages.ts";
import { withWrittenPdf } from "./written-pdf.server.ts";

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
		const proof = await readProof(shop, line.proofHash);
		if (!proof) return putAside(shop, order, `proof_missing:${line.position}`);
		const wishes = await printWishes(shop, line);
		const pages = sidePages(proof, wishes.sides);
		const printed = proof.filter(({ side }) => pages.get(side.code)?.page);
		files.push(await storeLine(shop, order, line, printed, wishes));
		made.push({ ...line, wishes, pages });
	}
	files.push(await storeTicket(shop, order, await renderJobTicket(order, made, files)));
	await inTransaction(shop, async (inside) => {
		const moved = await moveOrder(inside, orderId, 200, { actor: "production", reason: "print_files_made" });
		if (!moved.ok) return;
		await inside.db
			.insert(printFiles)
			.values(files.map((file) => ({ ...file, orderId, madeAt: shop.now })))
			.onConflictDoNothing();
	});
}

async function storeLine(
	shop: Workshop,
	order: Order,
	line: OrderLine,
	printed: readonly ProofSide[],
	wishes: PrintWishes,
): Promise<MadeFile> {
	const pictures = pictureSource(shop);
	const sides = await finishSides(printed, wishes, pictures);
	const { cropMarks: marks, output } = wishes;
	const title = `${order.number} / ${line.position} ${line.sku}`;
	const options = { title, marks, created: order.placedAt, ...(output && { output }) };
	return withWrittenPdf(sides, pictures, options, async (path, { sha256, bytes }) => {
		const key = keyOf(order, `line-${line.position}`, sha256);
		await shop.files.putFile(key, path);
		return { position: line.position, key, sha256, bytes };
	});
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
