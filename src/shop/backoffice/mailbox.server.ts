import { desc, eq } from "drizzle-orm";
import { mailOutbox } from "#database/schema.ts";
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
	for (const file of mail.inlineFiles) {
		const bytes = Buffer.from(await shop.files.get(file.key)).toString("base64");
		html = html.replaceAll(`cid:${file.contentId}"`, `data:${file.contentType};base64,${bytes}"`);
	}
	return { ...mail, html };
}
