import { and, eq, isNull } from "drizzle-orm";
import { createTransport } from "nodemailer";
import type { Database } from "#database/database.ts";
import { mailOutbox } from "#database/schema.ts";

export type MailSettings = { readonly mailUrl: string | undefined; readonly mailFrom: string };
type Post = { db: Database; files: { get(key: string): Promise<Uint8Array> }; now: Date };

/** Hands a mail to the mail server; without one it stays in the outbox, where the mailbox page shows it. */
export async function sendMail(post: Post, mailId: number, settings: MailSettings): Promise<void> {
	if (!settings.mailUrl) return;
	const [mail] = await post.db
		.select()
		.from(mailOutbox)
		.where(and(eq(mailOutbox.id, mailId), isNull(mailOutbox.sentAt)));
	if (!mail) return;
	const attachments = await Promise.all(
		mail.inlineFiles.map(async (file) => ({
			cid: file.contentId,
			filename: file.contentId,
			contentType: file.contentType,
			content: Buffer.from(await post.files.get(file.key)),
		})),
	);
	const transport = createTransport(settings.mailUrl);
	await transport.sendMail({
		from: settings.mailFrom,
		to: mail.recipient,
		subject: mail.subject,
		html: mail.html,
		text: mail.text,
		messageId: `<${mail.key.replace(/[^\w.-]/g, "-")}@${new URL(settings.mailUrl).hostname}>`,
		attachments,
	});
	await post.db.update(mailOutbox).set({ sentAt: post.now }).where(eq(mailOutbox.id, mailId));
}
