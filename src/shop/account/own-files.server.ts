import { and, asc, eq, sql } from "drizzle-orm";
import { pictures, ticketAttachments, ticketMessages, tickets } from "#database/schema.ts";
import { customerOwner } from "#shop/owner.ts";
import type { CustomerShop } from "./export-data.server.ts";
import { inBatches } from "./in-batches.ts";

export type OwnFile = { readonly name: string; readonly key: string; readonly at: Date };
type OwnPicture = typeof pictures.$inferSelect;
type OwnAttachment = { id: string; messageId: number; name: string; key: string; at: Date };

/** Originals of the pictures, as they came, and what was attached to messages. */
export async function* ownFiles(shop: CustomerShop): AsyncGenerator<OwnFile> {
	let number = 0;
	for await (const batch of ownPictures(shop))
		for (const { fileName, originalKey, createdAt } of batch)
			yield { name: nameOf("pictures", ++number, fileName), key: originalKey, at: createdAt };
	number = 0;
	for await (const batch of ownAttachments(shop))
		for (const { name, key, at } of batch) yield { name: nameOf("messages", ++number, name), key, at };
}

/** In the order in which they came. */
export function ownPictures({ db, customer }: CustomerShop): AsyncGenerator<readonly OwnPicture[]> {
	const { createdAt, id, ownerId } = pictures;
	return inBatches<OwnPicture>((last, limit) =>
		db
			.select()
			.from(pictures)
			.where(
				and(
					eq(ownerId, customerOwner(customer.id)),
					last && sql`(${createdAt}, ${id}) > (select created_at, id from pictures where id = ${last.id})`,
				),
			)
			.orderBy(asc(createdAt), asc(id))
			.limit(limit),
	);
}

function ownAttachments({ db, customer }: CustomerShop): AsyncGenerator<readonly OwnAttachment[]> {
	const { id, messageId, fileName: name, fileKey: key } = ticketAttachments;
	return inBatches<OwnAttachment>((last, limit) =>
		db
			.select({ id, messageId, name, key, at: ticketMessages.createdAt })
			.from(ticketAttachments)
			.innerJoin(ticketMessages, eq(ticketMessages.id, messageId))
			.innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
			.where(
				and(
					eq(tickets.customerId, customer.id),
					last && sql`(${messageId}, ${id}) > (${last.messageId}::bigint, ${last.id}::uuid)`,
				),
			)
			.orderBy(asc(messageId), asc(id))
			.limit(limit),
	);
}

/** Two files of one name lie beside each other; no name leads out of its folder. */
function nameOf(folder: string, number: number, name: string): string {
	return `${folder}/${String(number).padStart(4, "0")} ${name.normalize("NFC").replace(/[/\\:*?"<>|\p{Cc}]/gu, "_")}`;
}
