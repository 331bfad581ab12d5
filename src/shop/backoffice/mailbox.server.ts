import { desc, eq } from "drizzle-orm";
import { mailOutbox } from "#database/schema.ts";
import { picturesInside } from "#mail/send-mail.server.ts";
import type { Workshop } from "#shop/shop.ts";

const SHOWN = 100;

/** The newest mails of the outbox. */
export async function listMails(shop: Pick<Workshop, "db">) {
	return shop.db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(SHOWN);
}

/** A mail with its pictures inside, as a mail program would show it. */
export async function readMail(shop: Pick<Workshop, "db" | "files">, id: number) {
	const [mail] = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.id, id));
	if (!mail) return undefined;
	let { html } = mail;
	for (const { contentId, contentType, content } of await picturesInside(shop, mail)) {
		html = html.replaceAll(`cid:${contentId}"`, `data:${contentType};base64,${content.toString("base64")}"`);
	}
	return { ...mail, html };
}
