import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Logger } from "pino";
import { BRANDS, isBrandCode } from "#core/brands.ts";
import type { Database } from "#database/database.ts";
import { mailOutbox } from "#database/schema.ts";
import { mailHeader } from "./mail-header.server.ts";
import { MAIL_HEADER } from "./mail-look.ts";

export type MailSettings = { readonly mailUrl: string | undefined; readonly mailFrom: string };
type Post = {
	db: Database;
	files: { get(key: string): Promise<Uint8Array> };
	now: Date;
	log: Pick<Logger, "error">;
};
type OutgoingMail = typeof mailOutbox.$inferSelect;
type PictureInside = { readonly contentId: string; readonly contentType: string; readonly content: Buffer };

/** A hanging mail server must not hold a job for minutes; MAIL_URL may say otherwise, `?socketTimeout=...` for one. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/**
 * Hands a mail to the mail server; without one it stays in the outbox, where the mailbox page shows it.
 * Throws where another try may help. A mail that the server refuses for good stays in the outbox, and the log says so.
 */
export async function sendMail(post: Post, mailId: number, settings: MailSettings): Promise<void> {
	if (!settings.mailUrl) return;
	const [mail] = await post.db
		.select()
		.from(mailOutbox)
		.where(and(eq(mailOutbox.id, mailId), isNull(mailOutbox.sentAt)));
	if (!mail) return;
	const attachments = (await picturesInside(post, mail)).map(({ contentId, ...picture }) => ({
		...picture,
		cid: contentId,
		filename: contentId,
	}));
	const { createTransport } = await import("nodemailer");
	const transport = createTransport({ ...PATIENCE, url: settings.mailUrl });
	try {
		await transport.sendMail({ ...envelopeOf(mail, settings.mailFrom), html: mail.html, text: mail.text, attachments });
	} catch (error) {
		if (!isRefusal(error)) throw error;
		post.log.error({ mailId, code: error.responseCode }, "the mail server refused a mail for good");
		return;
	}
	await post.db.update(mailOutbox).set({ sentAt: post.now }).where(eq(mailOutbox.id, mailId));
}

/** The brand's header and what the mail brings along, in the order in which they are shown. */
export async function picturesInside(post: Pick<Post, "files">, mail: OutgoingMail): Promise<PictureInside[]> {
	const own = mail.inlineFiles.map(async ({ key, ...file }) => ({
		...file,
		content: Buffer.from(await post.files.get(key)),
	}));
	const { contentId } = MAIL_HEADER;
	// Mails that an earlier release wrote have none.
	if (!isBrandCode(mail.brand) || !mail.html.includes(`cid:${contentId}"`)) return Promise.all(own);
	const header = mailHeader(mail.brand).then((content) => ({ contentId, contentType: "image/png", content }));
	return Promise.all([header, ...own]);
}

/** The id is the same at every try, so that mail programs join repeats; it tells nothing of the order's address. */
function envelopeOf(mail: OutgoingMail, sender: string) {
	const address = /[^\s<>]+@([^\s<>]+)/.exec(sender);
	return {
		// Both brands write from one address, each in its own name.
		from: isBrandCode(mail.brand) ? { name: BRANDS[mail.brand].name, address: address?.[0] ?? sender } : sender,
		to: mail.recipient,
		subject: mail.subject,
		messageId: `<${createHash("sha256").update(mail.key).digest("hex").slice(0, 32)}@${address?.[1] ?? "localhost"}>`,
		headers: { "auto-submitted": "auto-generated", ...mail.headers },
	};
}

/** 5xx about this recipient or this message (RFC 5321, 4.2.1); other troubles may be ours or the server's and pass. */
function isRefusal(error: unknown): error is { responseCode: number } {
	const { responseCode = 0, command = "" } = error as { responseCode?: number; command?: string };
	return responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
}
